-- The road that a person asked for: highways it must use, tolls avoided, fewest miles. Null: the fastest way.
ALTER TABLE "trip" ADD COLUMN "roadWish" JSONB;
