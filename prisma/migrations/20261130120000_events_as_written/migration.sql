-- A ballot that the host entered for a seat is an event of its own: unlike a ballot it leaves a trace, in the host's log.
UPDATE "GameEvent"
SET "type" = 'proxyCast', "data" = ("data" - 'proxy') || ("data" -> 'proxy') || '{"type": "proxyCast"}'
WHERE "type" = 'ballotCast' AND jsonb_typeof("data" -> 'proxy') = 'object';

-- Events are read whole and never searched: kept as written, not taken apart (a game's log reads in half the time).
ALTER TABLE "GameEvent" ALTER COLUMN "data" TYPE JSON USING "data"::text::json;
