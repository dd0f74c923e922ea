DROP INDEX "trip_jurisdiction_quarter_idx";
DROP INDEX "trip_jurisdiction_unit_idx";
