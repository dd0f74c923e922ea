-- Tracks, reconciled trips, positions and documents are of a trip of their own carrier only. References are held for every new row at
-- once, and for those that are there by the migration after this one, which lets work go on.
SET LOCAL lock_timeout = '5s';
ALTER TABLE "reconciled_trip" DROP CONSTRAINT "reconciled_trip_tripId_fkey", DROP CONSTRAINT "reconciled_trip_pkey", ADD CONSTRAINT "reconciled_trip_pkey" PRIMARY KEY ("carrierId", "tripId");
ALTER TABLE "trip_track" DROP CONSTRAINT "trip_track_tripId_fkey", DROP CONSTRAINT "trip_track_pkey", ADD CONSTRAINT "trip_track_pkey" PRIMARY KEY ("carrierId", "tripId");
ALTER TABLE "track_position" DROP CONSTRAINT "track_position_tripId_fkey";
ALTER TABLE "document" DROP CONSTRAINT "document_tripId_fkey";

-- The primary keys find what is a carrier's now. The release before this one writes by the trip alone.
DROP INDEX "reconciled_trip_carrierId_idx";
DROP INDEX "trip_track_carrierId_idx";
CREATE UNIQUE INDEX "reconciled_trip_tripId_key" ON "reconciled_trip"("tripId");
CREATE UNIQUE INDEX "trip_track_tripId_key" ON "trip_track"("tripId");

ALTER TABLE "reconciled_trip" ADD CONSTRAINT "reconciled_trip_carrierId_tripId_fkey" FOREIGN KEY ("carrierId", "tripId") REFERENCES "trip"("carrierId", "id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
ALTER TABLE "trip_track" ADD CONSTRAINT "trip_track_carrierId_tripId_fkey" FOREIGN KEY ("carrierId", "tripId") REFERENCES "trip"("carrierId", "id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
ALTER TABLE "track_position" ADD CONSTRAINT "track_position_carrierId_tripId_fkey" FOREIGN KEY ("carrierId", "tripId") REFERENCES "trip"("carrierId", "id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
ALTER TABLE "document" ADD CONSTRAINT "document_carrierId_tripId_fkey" FOREIGN KEY ("carrierId", "tripId") REFERENCES "trip"("carrierId", "id") ON DELETE NO ACTION ON UPDATE CASCADE NOT VALID;

-- ON DELETE SET NULL of one column of two wants PostgreSQL 15; this does the same in 14.
CREATE FUNCTION take_document_off() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "document" SET "tripId" = NULL WHERE "carrierId" = OLD."carrierId" AND "tripId" = OLD."id";
  RETURN OLD;
END $$;
CREATE TRIGGER "trip_take_document_off" BEFORE DELETE ON "trip" FOR EACH ROW EXECUTE FUNCTION take_document_off();
