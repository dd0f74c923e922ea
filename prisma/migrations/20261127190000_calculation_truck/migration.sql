-- What the road of a calculation is found for beside its stops: the measures of a truck, the day (null: for any truck).
ALTER TABLE "calculation" ADD COLUMN "routeOptions" JSONB;
