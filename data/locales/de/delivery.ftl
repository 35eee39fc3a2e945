# Was der Bot von sich aus sagt: neben dem Brett oder als Direktnachricht.
delivery-closed = 📪 { $who }, ich kann dir keine Direktnachrichten schicken. Drück unter dem Brett auf **{ $button }** oder benutze /{ cogs-command-hand }, um deine Karten zu sehen und zu spielen. Möchtest du sie als Direktnachricht bekommen, dann erlaube Nachrichten von Mitgliedern dieses Servers.
delivery-no-access = ⚠️ Ich kann deinen Tisch in { $place } nicht zeigen: Diesen Kanal darf ich nicht sehen. Die Partie geht per Direktnachricht weiter; das Brett folgt, sobald ich dort schreiben darf.
delivery-missing = ⚠️ Ich kann deinen Tisch in { $place } nicht zeigen, denn dort fehlen mir diese Berechtigungen: { $permissions }. Die Partie geht per Direktnachricht weiter; das Brett folgt, sobald ich dort schreiben darf.
delivery-locked = ⚠️ Ich kann deinen Tisch in { $place } nicht zeigen: Der Thread ist geschlossen und gesperrt. Die Partie geht per Direktnachricht weiter; das Brett folgt, sobald jemand, der Threads verwaltet, ihn wieder öffnet.
delivery-no-place = ⚠️ Den Kanal, in dem ihr { $game } gespielt habt, gibt es nicht mehr. Die Partie ist angehalten; nichts von dem, was gespielt wurde, ist verloren.
