# Was der Bot von sich aus sagt: neben dem Spielfeld oder als Direktnachricht.
delivery-closed = 📪 { $who }, ich kann dir keine Direktnachrichten schicken. Drück unter dem Spielfeld auf **{ $button }** oder benutze /hand, um deine Karten zu sehen und zu spielen. Möchtest du sie als Direktnachricht bekommen, dann erlaube Nachrichten von Mitgliedern dieses Servers.
delivery-no-access = ⚠️ Ich kann deinen Tisch in { $place } nicht zeigen: Diesen Kanal darf ich nicht sehen. Die Partie geht per Direktnachricht weiter; das Spielfeld folgt, sobald ich dort schreiben darf.
delivery-missing = ⚠️ Ich kann deinen Tisch in { $place } nicht zeigen, denn dort fehlen mir diese Berechtigungen: { $permissions }. Die Partie geht per Direktnachricht weiter; das Spielfeld folgt, sobald ich dort schreiben darf.
delivery-no-place = ⚠️ Den Kanal, in dem ihr { $game } gespielt habt, gibt es nicht mehr. Die Partie ist angehalten; nichts von dem, was gespielt wurde, ist verloren.
