"""What the gateway refuses, and how it closes the connection then."""

from bot.playground.limits.rule import closing

UNKNOWN_OPCODE = closing("gateway.opcode", 4001, "Unknown opcode")
UNDECODABLE = closing("gateway.json", 4002, "Error while decoding payload")
TOO_LONG = closing("gateway.payload_size", 4002, "Payload of more than 4096 bytes")
NOT_IDENTIFIED = closing("gateway.not_identified", 4003, "Not authenticated")
WRONG_TOKEN = closing("gateway.token", 4004, "Authentication failed")
IDENTIFIED_TWICE = closing("gateway.identify_twice", 4005, "Already authenticated")
WRONG_SEQUENCE = closing("gateway.sequence", 4007, "Invalid seq")
TOO_MANY_SENDS = closing("gateway.sends", 4008, "Rate limited")
NO_HEARTBEAT = closing("gateway.heartbeat", 4009, "Session timed out")
WRONG_SHARD = closing("gateway.shard", 4010, "Invalid shard")
NEEDS_SHARDS = closing("gateway.sharding_required", 4011, "Sharding required")
WRONG_VERSION = closing("gateway.version", 4012, "Invalid API version")
WRONG_INTENTS = closing("gateway.intents", 4013, "Invalid intents")
FORBIDDEN_INTENTS = closing("gateway.intents_privileged", 4014, "Disallowed intents")

INVALID_SESSION = 9
IDENTIFY_TOO_SOON = closing("gateway.identify_rate", INVALID_SESSION, "Identified too soon")
IDENTIFIES_A_DAY = closing("gateway.identify_day", 4004, "Too many identifies in a day")
SESSION_GONE = closing("gateway.session_gone", INVALID_SESSION, "No such session to resume")

MOST_BYTES = 4096
MOST_SENDS = 120
SENDS_SECONDS = 60.0
