-- What belongs to a trip can refer to it together with its carrier. Built beside running work.
CREATE UNIQUE INDEX CONCURRENTLY "trip_carrierId_id_key" ON "trip"("carrierId", "id");
