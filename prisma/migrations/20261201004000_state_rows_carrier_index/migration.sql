-- Of the rows of a trip, asked for with its carrier, this index knows both: without figures about a table just filled, the planner took the
-- one of the quarters for it, and read a carrier's rows once for each trip.
CREATE UNIQUE INDEX CONCURRENTLY "trip_jurisdiction_carrier_key" ON "trip_jurisdiction"("carrierId", "tripId", "jurisdiction");
