-- The figures of a quarter, of all units and of one, are read from this index alone: it takes the place of two that held the same columns.
CREATE INDEX CONCURRENTLY "trip_jurisdiction_quarter_unit_idx" ON "trip_jurisdiction"("carrierId", "quarterKey", "equipmentId")
    INCLUDE ("jurisdiction", "tenthMiles", "exemptTenthMiles");
