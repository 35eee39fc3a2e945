# Spielend lernen, in allen Spielen. Was zu drücken ist, steht fett, in der Reihenfolge, in der es zu drücken ist.
lesson-learn = Spielend lernen
lesson-leave = Einführung beenden
lesson-told = 🎓 { $told }
lesson-deal = 🎓 In dieser Einführung werden die Karten immer gleich verteilt.
lesson-wait = Einen Moment, ich bin am Zug.
lesson-instead = Noch nicht ganz! Es ist nichts passiert. { $told }
lesson-over = Jetzt weißt du genug! Spiel von hier an in deinem Tempo weiter. „{ chat-do-hint }“ verrät dir, was ein guter Spieler tun würde, und unter „{ chat-do-rules }“ steht alles Übrige.
lesson-left = Von hier an spielst du ohne Einführung weiter.
lesson-is-over = Diese Einführung ist schon vorbei.
lesson-none = Zu diesen Karten gibt es keine Einführung.
lesson-offer = Noch nie gespielt? Ich zeige dir „{ $game }“ in einer kurzen Partie gegen mich, Schritt für Schritt. Du kannst jederzeit aufhören.

verify-lesson = { $moves ->
    [0] Die Karten sind verteilt wie in der Einführung des Spiels, also immer gleich.
    [one] Die Karten sind verteilt wie in der Einführung des Spiels, also immer gleich, und ein Zug von mir gehörte dazu.
   *[other] Die Karten sind verteilt wie in der Einführung des Spiels, also immer gleich, und { $moves } Züge von mir gehörten dazu.
}
