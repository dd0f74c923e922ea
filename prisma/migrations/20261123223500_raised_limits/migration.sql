-- What the operator agreed with a carrier on the largest plan, beyond its limits. Null: the plan's own.
ALTER TABLE "carrier" ADD COLUMN "raisedTrips" INTEGER, ADD COLUMN "raisedStops" INTEGER;
