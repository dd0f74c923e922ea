-- Distances as they were written in kilometers, in tenths, beside the tenths of a mile, which are rounded. Null: written in miles,
-- routed, or recorded before. State lines have theirs in their JSON.
ALTER TABLE "trip" ADD COLUMN "odometerStartTenthKilometers" INTEGER, ADD COLUMN "odometerEndTenthKilometers" INTEGER;
ALTER TABLE "trip_jurisdiction" ADD COLUMN "tenthKilometers" INTEGER, ADD COLUMN "exemptTenthKilometers" INTEGER;

-- Who changes a reading and knows nothing of its kilometers, as the release before does, leaves none that are no longer true.
CREATE FUNCTION trip_reading_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."odometerStartTenths" IS DISTINCT FROM OLD."odometerStartTenths"
    AND NEW."odometerStartTenthKilometers" IS NOT DISTINCT FROM OLD."odometerStartTenthKilometers" THEN
    NEW."odometerStartTenthKilometers" := NULL;
  END IF;
  IF NEW."odometerEndTenths" IS DISTINCT FROM OLD."odometerEndTenths"
    AND NEW."odometerEndTenthKilometers" IS NOT DISTINCT FROM OLD."odometerEndTenthKilometers" THEN
    NEW."odometerEndTenthKilometers" := NULL;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER trip_reading_changed BEFORE UPDATE OF "odometerStartTenths", "odometerEndTenths" ON "trip" FOR EACH ROW
  WHEN (OLD."odometerStartTenths" IS DISTINCT FROM NEW."odometerStartTenths" OR OLD."odometerEndTenths" IS DISTINCT FROM NEW."odometerEndTenths")
  EXECUTE FUNCTION trip_reading_changed();
