ALTER TABLE "Clock" ADD COLUMN "frozenAt" TIMESTAMPTZ(3);

CREATE OR REPLACE FUNCTION forum_now() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$
  SELECT COALESCE(
    (SELECT "frozenAt" FROM "Clock" WHERE "id" = 1),
    date_trunc('milliseconds', clock_timestamp()) + (SELECT "offsetMs" FROM "Clock" WHERE "id" = 1) * interval '1 millisecond'
  )
$$;
