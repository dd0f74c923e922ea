-- What a quarter of a carrier adds up to, kept so that the figures above the list need not be added up again for every
-- page. `revision` rises with every change of the quarter's miles or fuel, in the transaction of the change; sums are
-- good while `sumsRevision` equals it.
CREATE TABLE "quarter_sums" (
    "carrierId" UUID NOT NULL,
    "quarterKey" INTEGER NOT NULL,
    "revision" BIGINT NOT NULL DEFAULT 1,
    "sumsRevision" BIGINT,
    "sums" JSONB,
    CONSTRAINT "quarter_sums_pkey" PRIMARY KEY ("carrierId", "quarterKey")
);
ALTER TABLE "quarter_sums" ADD CONSTRAINT "quarter_sums_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE FUNCTION quarter_sums_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A carrier that is being deleted takes its sums with it.
  INSERT INTO "quarter_sums" ("carrierId", "quarterKey")
  SELECT c."carrierId", c."quarterKey" FROM (SELECT DISTINCT "carrierId", "quarterKey" FROM changed) c
  WHERE EXISTS (SELECT 1 FROM "carrier" WHERE "id" = c."carrierId")
  ORDER BY 1, 2
  ON CONFLICT ("carrierId", "quarterKey") DO UPDATE SET "revision" = "quarter_sums"."revision" + 1;
  RETURN NULL;
END $$;

CREATE TRIGGER trip_jurisdiction_added AFTER INSERT ON "trip_jurisdiction"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION quarter_sums_changed();
CREATE TRIGGER trip_jurisdiction_removed AFTER DELETE ON "trip_jurisdiction"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION quarter_sums_changed();
CREATE TRIGGER trip_jurisdiction_altered_from AFTER UPDATE ON "trip_jurisdiction"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION quarter_sums_changed();
CREATE TRIGGER trip_jurisdiction_altered_to AFTER UPDATE ON "trip_jurisdiction"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION quarter_sums_changed();
CREATE TRIGGER fuel_purchase_added AFTER INSERT ON "fuel_purchase"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION quarter_sums_changed();
CREATE TRIGGER fuel_purchase_removed AFTER DELETE ON "fuel_purchase"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION quarter_sums_changed();
CREATE TRIGGER fuel_purchase_altered_from AFTER UPDATE ON "fuel_purchase"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION quarter_sums_changed();
CREATE TRIGGER fuel_purchase_altered_to AFTER UPDATE ON "fuel_purchase"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION quarter_sums_changed();

INSERT INTO "quarter_sums" ("carrierId", "quarterKey")
SELECT "carrierId", "quarterKey" FROM "trip_jurisdiction" UNION SELECT "carrierId", "quarterKey" FROM "fuel_purchase";

CREATE INDEX "ledger_entry_states_idx" ON "ledger_entry" USING gin ("states");
