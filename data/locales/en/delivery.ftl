# What the bot tells on its own account: beside the board, or by direct message.
delivery-no-access = ⚠️ I can’t show your table in { $place }: Discord doesn’t let me write there. { $way ->
    [direct] The match continues by direct message; the board follows as soon as I may write there.
    [aloud] This match is played in the channel itself, so it’s paused. The board follows as soon as I may write there; “{ chat-do-resume }” below it continues the match.
   *[waits] The board follows as soon as I may write there.
}
delivery-not-in-thread = ⚠️ I can’t show your table in { $place }: I’m not in that private thread. Mention me there once. { $way ->
    [direct] The match continues by direct message; the board follows as soon as I may write there.
    [aloud] This match is played in the channel itself, so it’s paused. The board follows as soon as I may write there; “{ chat-do-resume }” below it continues the match.
   *[waits] The board follows as soon as I may write there.
}
delivery-not-on-server = ⚠️ I can’t show your table in { $place }: I’m not on that server any more. Invite me again. { $way ->
    [direct] The match continues by direct message; the board follows as soon as I may write there.
    [aloud] This match is played in the channel itself, so it’s paused. The board follows as soon as I may write there; “{ chat-do-resume }” below it continues the match.
   *[waits] The board follows as soon as I may write there.
}
delivery-missing = ⚠️ I can’t show your table in { $place }. I’m missing these permissions there: { $permissions }. { $way ->
    [direct] The match continues by direct message; the board follows as soon as I may write there.
    [aloud] This match is played in the channel itself, so it’s paused. The board follows as soon as I may write there; “{ chat-do-resume }” below it continues the match.
   *[waits] The board follows as soon as I may write there.
}
delivery-unread = ⚠️ I can’t read what was written in { $place } while I wasn’t listening: I’m missing the permission { $permission } there. The match is paused, and its clock stands still until I’ve read it. “{ chat-do-resume }” below the board continues the match.
delivery-locked = ⚠️ I can’t show your table in { $place }: the thread is locked. { $way ->
    [direct] The match continues by direct message; the board follows as soon as somebody who manages threads unlocks it.
    [aloud] This match is played in the channel itself, so it’s paused. The board follows as soon as somebody who manages threads unlocks it; “{ chat-do-resume }” below it continues the match.
   *[waits] The board follows as soon as somebody who manages threads unlocks it.
}
delivery-stranded = ⚠️ I can’t find the channel or thread where you played { $game } any more. { $state ->
    [lobby] The table waits.
   *[match] The match is paused, and nothing is lost.
} Type /{ cogs-command-table } in the channel or thread where you want to continue; anybody at the table can do that.
