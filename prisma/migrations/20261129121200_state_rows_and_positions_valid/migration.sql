-- Nothing writes rows that cross carriers; a database that has some all the same is upgraded too.
UPDATE "trip_jurisdiction" c SET "carrierId" = t."carrierId" FROM "trip" t WHERE t."id" = c."tripId" AND t."carrierId" <> c."carrierId";
UPDATE "track_position" c SET "carrierId" = i."carrierId", "tripId" = NULL FROM "data_import" i WHERE i."id" = c."importId" AND i."carrierId" <> c."carrierId";
ALTER TABLE "trip_jurisdiction" VALIDATE CONSTRAINT "trip_jurisdiction_carrierId_tripId_fkey";
ALTER TABLE "track_position" VALIDATE CONSTRAINT "track_position_carrierId_importId_fkey";
