-- Which source of miles a person chose for a truck in a quarter, and the trips that were recorded to complete it. The miles by
-- state of a trip of another source are kept under quarter 0: no sum, report or return finds them there. Without a choice nothing is
-- taken out: figures change when a person says so, and by nothing else.
CREATE TABLE "mileage_source" (
    "carrierId" UUID NOT NULL,
    "equipmentId" BIGINT NOT NULL,
    "quarterKey" INTEGER NOT NULL,
    "source" VARCHAR(10) NOT NULL,
    "reason" VARCHAR(300) NOT NULL DEFAULT '',
    "chosenBy" UUID,
    "chosenAt" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "mileage_source_pkey" PRIMARY KEY ("carrierId", "equipmentId", "quarterKey")
);
ALTER TABLE "mileage_source" ADD CONSTRAINT "mileage_source_equipmentId_fkey" FOREIGN KEY ("equipmentId") REFERENCES "equipment"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "mileage_source_equipmentId_idx" ON "mileage_source"("equipmentId");

CREATE TABLE "reconciled_trip" (
    "tripId" BIGINT NOT NULL,
    "carrierId" UUID NOT NULL,
    "source" VARCHAR(10) NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    CONSTRAINT "reconciled_trip_pkey" PRIMARY KEY ("tripId")
);
ALTER TABLE "reconciled_trip" ADD CONSTRAINT "reconciled_trip_tripId_fkey" FOREIGN KEY ("tripId") REFERENCES "trip"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "reconciled_trip_carrierId_idx" ON "reconciled_trip"("carrierId");

-- The quarter that the miles of a trip count in; 0 where another source counts for its truck.
CREATE FUNCTION counted_quarter(trip_id bigint) RETURNS int LANGUAGE sql VOLATILE AS $$
  SELECT CASE WHEN m."source" IS NULL OR m."source" = a."source" OR (COALESCE(a."kind", 'taken') = 'taken' AND m."source" =
      CASE WHEN EXISTS (SELECT 1 FROM "trip_track" k WHERE k."tripId" = t."id") THEN 'positions' ELSE 'trips' END)
    THEN t."quarterKey" ELSE 0 END
  FROM "trip" t
  LEFT JOIN "mileage_source" m ON m."carrierId" = t."carrierId" AND m."equipmentId" = t."equipmentId" AND m."quarterKey" = t."quarterKey"
  LEFT JOIN "reconciled_trip" a ON a."tripId" = t."id"
  WHERE t."id" = trip_id
$$;

CREATE FUNCTION trip_jurisdiction_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."quarterKey" = 0 OR EXISTS (SELECT 1 FROM "mileage_source" m WHERE m."carrierId" = NEW."carrierId"
      AND m."equipmentId" = NEW."equipmentId" AND m."quarterKey" = NEW."quarterKey") THEN
    NEW."quarterKey" := COALESCE(counted_quarter(NEW."tripId"), NEW."quarterKey");
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER trip_jurisdiction_counted BEFORE INSERT OR UPDATE OF "quarterKey", "equipmentId" ON "trip_jurisdiction"
  FOR EACH ROW EXECUTE FUNCTION trip_jurisdiction_counts();

-- A choice that is made, changed or gone is at once that of all trips of its truck and quarter.
CREATE FUNCTION mileage_source_chosen() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE chosen "mileage_source";
BEGIN
  IF TG_OP = 'DELETE' THEN chosen := OLD; ELSE chosen := NEW; END IF;
  UPDATE "trip_jurisdiction" j SET "quarterKey" = t."quarterKey" FROM "trip" t
  WHERE j."tripId" = t."id" AND t."carrierId" = chosen."carrierId" AND t."equipmentId" = chosen."equipmentId" AND t."quarterKey" = chosen."quarterKey";
  RETURN NULL;
END $$;
CREATE TRIGGER mileage_source_chosen AFTER INSERT OR UPDATE OR DELETE ON "mileage_source"
  FOR EACH ROW EXECUTE FUNCTION mileage_source_chosen();

-- Whether a trip is one of positions is known when its track comes: it counts, or not, from then on.
CREATE FUNCTION trip_track_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "trip_jurisdiction" j SET "quarterKey" = t."quarterKey" FROM "trip" t
  WHERE j."tripId" = t."id" AND t."id" IN (SELECT "tripId" FROM arrived) AND EXISTS (SELECT 1 FROM "mileage_source" m
    WHERE m."carrierId" = t."carrierId" AND m."equipmentId" = t."equipmentId" AND m."quarterKey" = t."quarterKey");
  RETURN NULL;
END $$;
CREATE TRIGGER trip_track_came AFTER INSERT ON "trip_track"
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION trip_track_came();

CREATE FUNCTION reconciled_trip_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "trip_jurisdiction" j SET "quarterKey" = t."quarterKey" FROM "trip" t WHERE t."id" = NEW."tripId" AND j."tripId" = t."id";
  RETURN NULL;
END $$;
CREATE TRIGGER reconciled_trip_came AFTER INSERT OR UPDATE ON "reconciled_trip"
  FOR EACH ROW EXECUTE FUNCTION reconciled_trip_came();

-- Quarter 0 is no quarter: it has no sums.
CREATE OR REPLACE FUNCTION quarter_sums_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A carrier that is being deleted takes its sums with it.
  INSERT INTO "quarter_sums" ("carrierId", "quarterKey")
  SELECT c."carrierId", c."quarterKey" FROM (SELECT DISTINCT "carrierId", "quarterKey" FROM changed WHERE "quarterKey" <> 0) c
  WHERE EXISTS (SELECT 1 FROM "carrier" WHERE "id" = c."carrierId")
  ORDER BY 1, 2
  ON CONFLICT ("carrierId", "quarterKey") DO UPDATE SET "revision" = "quarter_sums"."revision" + 1;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION quarter_sums_altered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "quarter_sums" ("carrierId", "quarterKey")
  SELECT c."carrierId", c."quarterKey"
  FROM (SELECT "carrierId", "quarterKey" FROM gone UNION SELECT "carrierId", "quarterKey" FROM arrived) c
  WHERE c."quarterKey" <> 0 AND EXISTS (SELECT 1 FROM "carrier" WHERE "id" = c."carrierId")
  ORDER BY 1, 2
  ON CONFLICT ("carrierId", "quarterKey") DO UPDATE SET "revision" = "quarter_sums"."revision" + 1;
  RETURN NULL;
END $$;
