-- Miles by state are of a trip of their own carrier only, and positions of an import of theirs. Held for every new row at once, and for
-- those that are there by the migration after this one, which lets work go on.
SET LOCAL lock_timeout = '5s';
ALTER TABLE "trip_jurisdiction" DROP CONSTRAINT "trip_jurisdiction_tripId_fkey",
  ADD CONSTRAINT "trip_jurisdiction_carrierId_tripId_fkey" FOREIGN KEY ("carrierId", "tripId") REFERENCES "trip"("carrierId", "id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
ALTER TABLE "track_position" DROP CONSTRAINT "track_position_importId_fkey",
  ADD CONSTRAINT "track_position_carrierId_importId_fkey" FOREIGN KEY ("carrierId", "importId") REFERENCES "data_import"("carrierId", "id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
