-- Rates that a carrier entered because none is published here, for its own returns only.
CREATE TABLE "own_rate" (
  "carrierId" UUID NOT NULL,
  "quarterKey" INTEGER NOT NULL,
  "fuel" VARCHAR(20) NOT NULL,
  "jurisdiction" CHAR(2) NOT NULL,
  "system" VARCHAR(6) NOT NULL,
  "rate" DECIMAL(8,4) NOT NULL,
  "surcharge" DECIMAL(8,4),
  "source" VARCHAR(300) NOT NULL,
  "enteredAt" TIMESTAMPTZ(3) NOT NULL,
  "enteredBy" UUID NOT NULL,
  CONSTRAINT "own_rate_pkey" PRIMARY KEY ("carrierId", "quarterKey", "fuel", "jurisdiction")
);
ALTER TABLE "own_rate" ADD CONSTRAINT "own_rate_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The figures of a quarter change with its rates: whatever is kept of them is stale.
CREATE TRIGGER own_rate_added AFTER INSERT ON "own_rate"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION quarter_sums_changed();
CREATE TRIGGER own_rate_removed AFTER DELETE ON "own_rate"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION quarter_sums_changed();
CREATE TRIGGER own_rate_altered AFTER UPDATE ON "own_rate"
  REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION quarter_sums_altered();
