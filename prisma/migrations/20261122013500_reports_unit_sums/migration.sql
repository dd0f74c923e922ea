-- What a quarter adds up to for each vehicle, jurisdiction and part of the quarter, kept for the reports beside the sums
-- above the list: good while "unitSumsRevision" equals "revision".
ALTER TABLE "quarter_sums" ADD COLUMN "unitSumsRevision" BIGINT, ADD COLUMN "unitSums" JSON;

-- A trip that is moved to another day of its quarter may move to another part of it, where a rate changes inside.
CREATE FUNCTION quarter_sums_trip_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "quarter_sums" SET "revision" = "revision" + 1 WHERE "carrierId" = NEW."carrierId" AND "quarterKey" = NEW."quarterKey";
  RETURN NULL;
END $$;

CREATE TRIGGER trip_moved AFTER UPDATE OF "endDate" ON "trip" FOR EACH ROW
  WHEN (OLD."endDate" IS DISTINCT FROM NEW."endDate") EXECUTE FUNCTION quarter_sums_trip_moved();
