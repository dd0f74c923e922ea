-- How the miles of a trip made of positions came about.
ALTER TABLE "trip_track" ADD COLUMN "roads" JSONB;
