-- The odometer of a position as it was read in kilometers, in tenths, beside the tenths of a mile, which are rounded. Null: read in
-- miles, or before this was kept.
ALTER TABLE "track_position" ADD COLUMN "odometerTenthKilometers" INTEGER;
