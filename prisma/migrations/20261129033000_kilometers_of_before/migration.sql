-- Distances of carriers that record in kilometers, written before these were kept, get the kilometers that pages have shown of them.
-- From here on a distance without kilometers is one in miles, and no longer taken as the whole kilometers that it may have been.

-- Tenths of a kilometer of tenths of a mile, as they were shown: whole kilometers where these make the same tenth of a mile.
CREATE FUNCTION kilometers_as_shown(miles bigint) RETURNS integer IMMUTABLE LANGUAGE sql AS $$
  SELECT (CASE WHEN (w * 20000000 + 1609344) / 3218688 = miles THEN w * 10 ELSE (miles * 1609344 + 500000) / 1000000 END)::integer
  FROM (SELECT (miles * 1609344 + 5000000) / 10000000 AS w) whole
$$;

-- Of a trip as JSON: its readings, and those at its state lines, each with its kilometers.
CREATE FUNCTION readings_as_shown(t jsonb) RETURNS jsonb IMMUTABLE LANGUAGE sql AS $$
  SELECT jsonb_build_object(
    'odometerStartTenthKilometers', COALESCE((t->>'odometerStartTenthKilometers')::integer, kilometers_as_shown((t->>'odometerStartTenths')::bigint)),
    'odometerEndTenthKilometers', COALESCE((t->>'odometerEndTenthKilometers')::integer, kilometers_as_shown((t->>'odometerEndTenths')::bigint)),
    'stateLines', COALESCE((
      SELECT jsonb_agg(jsonb_build_object('odometerTenthKilometers', kilometers_as_shown((l.line->>'odometerTenths')::bigint)) || l.line ORDER BY l.place)
      FROM jsonb_array_elements(COALESCE(t->'stateLines', '[]')) WITH ORDINALITY l(line, place)), '[]'))
$$;

-- Of its miles in one jurisdiction: what a person wrote as it was shown, what was read off an odometer from reading to reading.
CREATE FUNCTION miles_as_shown(j jsonb, t jsonb) RETURNS jsonb IMMUTABLE LANGUAGE sql AS $$
  SELECT jsonb_build_object('tenthKilometers', k.km, 'exemptTenthKilometers',
    CASE
      WHEN j->>'exemptTenthKilometers' IS NOT NULL THEN (j->>'exemptTenthKilometers')::integer
      WHEN (j->>'exemptTenthMiles')::integer = (j->>'tenthMiles')::integer THEN CASE WHEN (j->>'exemptTenthMiles')::integer > 0 THEN k.km END
      WHEN (j->>'exemptTenthMiles')::integer > 0 THEN LEAST(kilometers_as_shown((j->>'exemptTenthMiles')::bigint), k.km)
    END)
  FROM (SELECT CASE
      WHEN j->>'tenthKilometers' IS NOT NULL THEN (j->>'tenthKilometers')::integer
      WHEN j->>'manualTenthMiles' IS NOT NULL THEN kilometers_as_shown((j->>'tenthMiles')::bigint)
      WHEN j->>'routedTenthMiles' IS NULL AND t->>'entry' = 'odometer' THEN (
        SELECT CASE WHEN sum(r."untilMiles" - r."miles") = (j->>'tenthMiles')::integer THEN sum(r."untilKm" - r."km") END::integer FROM (
          SELECT l.line->>'state' AS "state", (l.line->>'odometerTenths')::integer AS "miles", (l.line->>'odometerTenthKilometers')::integer AS "km",
            lead((l.line->>'odometerTenths')::integer, 1, (t->>'odometerEndTenths')::integer) OVER (ORDER BY l.place) AS "untilMiles",
            lead((l.line->>'odometerTenthKilometers')::integer, 1, (t->>'odometerEndTenthKilometers')::integer) OVER (ORDER BY l.place) AS "untilKm"
          FROM jsonb_array_elements(t->'stateLines') WITH ORDINALITY l(line, place)) r
        WHERE r."state" = j->>'jurisdiction')
    END AS km) k
$$;

-- Also called for an archive that an earlier release made.
CREATE FUNCTION fill_kilometers_of_before(carrier uuid) RETURNS void LANGUAGE sql AS $$
  UPDATE "trip" t SET "odometerStartTenthKilometers" = (r.shown->>'odometerStartTenthKilometers')::integer,
    "odometerEndTenthKilometers" = (r.shown->>'odometerEndTenthKilometers')::integer, "stateLines" = r.shown->'stateLines'
  FROM (SELECT "id", readings_as_shown(to_jsonb(w)) AS shown FROM "trip" w WHERE w."carrierId" = carrier
    AND (w."odometerStartTenths" IS NOT NULL OR w."odometerEndTenths" IS NOT NULL OR w."entry" = 'odometer')) r
  WHERE t."id" = r."id" AND (t."odometerStartTenthKilometers" IS DISTINCT FROM (r.shown->>'odometerStartTenthKilometers')::integer
    OR t."odometerEndTenthKilometers" IS DISTINCT FROM (r.shown->>'odometerEndTenthKilometers')::integer OR t."stateLines" IS DISTINCT FROM r.shown->'stateLines');

  UPDATE "trip_jurisdiction" j SET "tenthKilometers" = (m.shown->>'tenthKilometers')::integer, "exemptTenthKilometers" = (m.shown->>'exemptTenthKilometers')::integer
  FROM (SELECT w."tripId", w."jurisdiction", miles_as_shown(to_jsonb(w), to_jsonb(t)) AS shown
    FROM "trip_jurisdiction" w JOIN "trip" t ON t."id" = w."tripId" WHERE w."carrierId" = carrier AND t."carrierId" = carrier) m
  WHERE j."tripId" = m."tripId" AND j."jurisdiction" = m."jurisdiction"
    AND (j."tenthKilometers" IS DISTINCT FROM (m.shown->>'tenthKilometers')::integer OR j."exemptTenthKilometers" IS DISTINCT FROM (m.shown->>'exemptTenthKilometers')::integer);

  -- What is restored from the trash comes back as it was shown, too. An item keeps one trip.
  UPDATE "trash_item" i SET "rows" = i."rows"
    || jsonb_build_object('trip', jsonb_build_array(t.filled))
    || jsonb_build_object('trip_jurisdiction', COALESCE((
      SELECT jsonb_agg(j.line || miles_as_shown(j.line, t.filled) ORDER BY j.place)
      FROM jsonb_array_elements(COALESCE(i."rows"->'trip_jurisdiction', '[]')) WITH ORDINALITY j(line, place)), '[]'))
  FROM (SELECT "carrierId", "id", ("rows"->'trip'->0) || readings_as_shown("rows"->'trip'->0) AS filled
    FROM "trash_item" WHERE "carrierId" = carrier AND "kind" = 'trip' AND jsonb_array_length("rows"->'trip') = 1) t
  WHERE i."carrierId" = t."carrierId" AND i."id" = t."id";
$$;

SELECT fill_kilometers_of_before("id") FROM "carrier" WHERE "units" = 'metric';
