-- A truck gets another odometer on a day: [{on, last, first}], the last reading of the old one and the first of the new.
ALTER TABLE "equipment" ADD COLUMN "odometerReplacements" JSONB NOT NULL DEFAULT '[]'
  CONSTRAINT "equipment_odometerReplacements_list" CHECK (jsonb_typeof("odometerReplacements") = 'array');

-- A reading as if the truck had kept its first odometer, in tenths of a mile: so are readings ordered and subtracted. On the day
-- itself a reading is of the odometer whose reading is nearer (app/areas/equipment/rules/odometer-replacements.ts has the same rule).
CREATE FUNCTION odometer_chain(replacements jsonb, day date, tenths integer) RETURNS bigint IMMUTABLE LANGUAGE sql AS $$
  SELECT CASE WHEN replacements IS NULL OR replacements = '[]'::jsonb THEN tenths::bigint ELSE tenths + COALESCE((
    SELECT sum((r->'last'->>'tenthMiles')::bigint - (r->'first'->>'tenthMiles')::bigint) FROM jsonb_array_elements(replacements) r
    WHERE (r->>'on')::date < day OR ((r->>'on')::date = day
      AND abs((r->'first'->>'tenthMiles')::bigint - tenths) < abs((r->'last'->>'tenthMiles')::bigint - tenths))), 0)::bigint END
$$;
