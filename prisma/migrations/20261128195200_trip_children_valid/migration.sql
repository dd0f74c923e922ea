-- Nothing writes rows that cross carriers; a database that has some all the same is upgraded too.
UPDATE "reconciled_trip" c SET "carrierId" = t."carrierId" FROM "trip" t WHERE t."id" = c."tripId" AND t."carrierId" <> c."carrierId";
UPDATE "trip_track" c SET "carrierId" = t."carrierId" FROM "trip" t WHERE t."id" = c."tripId" AND t."carrierId" <> c."carrierId";
UPDATE "track_position" c SET "tripId" = NULL FROM "trip" t WHERE t."id" = c."tripId" AND t."carrierId" <> c."carrierId";
UPDATE "document" c SET "tripId" = NULL FROM "trip" t WHERE t."id" = c."tripId" AND t."carrierId" <> c."carrierId";
ALTER TABLE "reconciled_trip" VALIDATE CONSTRAINT "reconciled_trip_carrierId_tripId_fkey";
ALTER TABLE "trip_track" VALIDATE CONSTRAINT "trip_track_carrierId_tripId_fkey";
ALTER TABLE "track_position" VALIDATE CONSTRAINT "track_position_carrierId_tripId_fkey";
ALTER TABLE "document" VALIDATE CONSTRAINT "document_carrierId_tripId_fkey";
