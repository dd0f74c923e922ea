-- How many rows the combined list has of each quarter and kind, kept so that no page counts them again. Raised and lowered
-- by the triggers below, in the transaction of the change.
CREATE TABLE "ledger_count" (
    "carrierId" UUID NOT NULL,
    "quarterKey" INTEGER NOT NULL,
    "kind" SMALLINT NOT NULL,
    "entries" BIGINT NOT NULL,
    CONSTRAINT "ledger_count_pkey" PRIMARY KEY ("carrierId", "quarterKey", "kind")
);
ALTER TABLE "ledger_count" ADD CONSTRAINT "ledger_count_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Counts are locked in one order, and those that stay as they are not at all: two changes at once wait, and never for each other.
CREATE FUNCTION ledger_count_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ledger_count" ("carrierId", "quarterKey", "kind", "entries")
  SELECT "carrierId", "quarterKey", "kind", count(*) FROM arrived GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT ("carrierId", "quarterKey", "kind") DO UPDATE SET "entries" = "ledger_count"."entries" + EXCLUDED."entries";
  RETURN NULL;
END $$;

CREATE FUNCTION ledger_count_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A carrier that is being deleted takes its counts with it.
  INSERT INTO "ledger_count" ("carrierId", "quarterKey", "kind", "entries")
  SELECT g."carrierId", g."quarterKey", g."kind", -count(*) FROM gone g
  WHERE EXISTS (SELECT 1 FROM "carrier" WHERE "id" = g."carrierId")
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT ("carrierId", "quarterKey", "kind") DO UPDATE SET "entries" = "ledger_count"."entries" + EXCLUDED."entries";
  RETURN NULL;
END $$;

CREATE FUNCTION ledger_count_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ledger_count" ("carrierId", "quarterKey", "kind", "entries")
  SELECT "carrierId", "quarterKey", "kind", sum("turn") FROM (
    SELECT "carrierId", "quarterKey", "kind", 1 AS "turn" FROM arrived
    UNION ALL SELECT "carrierId", "quarterKey", "kind", -1 FROM gone) moved
  GROUP BY 1, 2, 3 HAVING sum("turn") <> 0 ORDER BY 1, 2, 3
  ON CONFLICT ("carrierId", "quarterKey", "kind") DO UPDATE SET "entries" = "ledger_count"."entries" + EXCLUDED."entries";
  RETURN NULL;
END $$;

CREATE TRIGGER ledger_entry_added AFTER INSERT ON "ledger_entry"
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION ledger_count_added();
CREATE TRIGGER ledger_entry_removed AFTER DELETE ON "ledger_entry"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION ledger_count_removed();
CREATE TRIGGER ledger_entry_moved AFTER UPDATE ON "ledger_entry"
  REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION ledger_count_moved();

INSERT INTO "ledger_count" ("carrierId", "quarterKey", "kind", "entries")
SELECT "carrierId", "quarterKey", "kind", count(*) FROM "ledger_entry" GROUP BY 1, 2, 3;

-- A record that moves from one quarter to another raised the one and then the other: two such changes in opposite
-- directions could wait for each other. Both quarters are raised in one order now, by one trigger.
CREATE FUNCTION quarter_sums_altered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "quarter_sums" ("carrierId", "quarterKey")
  SELECT c."carrierId", c."quarterKey"
  FROM (SELECT "carrierId", "quarterKey" FROM gone UNION SELECT "carrierId", "quarterKey" FROM arrived) c
  WHERE EXISTS (SELECT 1 FROM "carrier" WHERE "id" = c."carrierId")
  ORDER BY 1, 2
  ON CONFLICT ("carrierId", "quarterKey") DO UPDATE SET "revision" = "quarter_sums"."revision" + 1;
  RETURN NULL;
END $$;
DROP TRIGGER trip_jurisdiction_altered_from ON "trip_jurisdiction";
DROP TRIGGER trip_jurisdiction_altered_to ON "trip_jurisdiction";
DROP TRIGGER fuel_purchase_altered_from ON "fuel_purchase";
DROP TRIGGER fuel_purchase_altered_to ON "fuel_purchase";
CREATE TRIGGER trip_jurisdiction_altered AFTER UPDATE ON "trip_jurisdiction"
  REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION quarter_sums_altered();
CREATE TRIGGER fuel_purchase_altered AFTER UPDATE ON "fuel_purchase"
  REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION quarter_sums_altered();
