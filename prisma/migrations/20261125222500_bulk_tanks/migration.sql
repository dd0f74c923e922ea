-- The carrier's own storage tanks (P550): what was delivered, what was measured, what was drawn for other vehicles. What was drawn for its own
-- vehicles is in fuel_purchase, which names the tank.
CREATE TABLE "bulk_tank" (
    "carrierId" UUID NOT NULL,
    "id" BIGSERIAL NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "fuelType" TEXT NOT NULL DEFAULT 'special_diesel',
    "unit" VARCHAR(6) NOT NULL DEFAULT 'gallon',
    "capacity" DECIMAL(12,3) NOT NULL,
    "city" TEXT NOT NULL DEFAULT '',
    "state" CHAR(2) NOT NULL,
    "taxPaid" BOOLEAN NOT NULL DEFAULT true,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "notes" TEXT NOT NULL DEFAULT '',
    "revision" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "bulk_tank_pkey" PRIMARY KEY ("carrierId", "id"),
    CONSTRAINT "bulk_tank_unit_check" CHECK ("unit" IN ('gallon', 'litre'))
);
CREATE UNIQUE INDEX "bulk_tank_carrierId_name_key" ON "bulk_tank"("carrierId", "name");
ALTER TABLE "bulk_tank" ADD CONSTRAINT "bulk_tank_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "bulk_tank_entry" (
    "carrierId" UUID NOT NULL,
    "id" BIGSERIAL NOT NULL,
    "tankId" BIGINT NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "date" DATE NOT NULL,
    "quarterKey" INTEGER NOT NULL,
    "quantity" DECIMAL(12,3) NOT NULL,
    "supplier" TEXT NOT NULL DEFAULT '',
    "invoice" TEXT NOT NULL DEFAULT '',
    "taxPaid" BOOLEAN NOT NULL DEFAULT true,
    "totalCents" INTEGER,
    "usedBy" TEXT NOT NULL DEFAULT '',
    "notes" TEXT NOT NULL DEFAULT '',
    "revision" INTEGER NOT NULL DEFAULT 1,
    "idempotencyKey" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "bulk_tank_entry_pkey" PRIMARY KEY ("carrierId", "id"),
    CONSTRAINT "bulk_tank_entry_kind_check" CHECK ("kind" IN ('delivery', 'reading', 'other')),
    CONSTRAINT "bulk_tank_entry_quantity_check" CHECK ("quantity" > 0 OR ("kind" = 'reading' AND "quantity" = 0)),
    CONSTRAINT "bulk_tank_entry_quarter_check" CHECK ("quarterKey" = EXTRACT(YEAR FROM "date")::int * 10 + EXTRACT(QUARTER FROM "date")::int)
);
CREATE UNIQUE INDEX "bulk_tank_entry_carrierId_idempotencyKey_key" ON "bulk_tank_entry"("carrierId", "idempotencyKey");
CREATE INDEX "bulk_tank_entry_carrierId_tankId_date_id_idx" ON "bulk_tank_entry"("carrierId", "tankId", "date", "id");
ALTER TABLE "bulk_tank_entry" ADD CONSTRAINT "bulk_tank_entry_carrierId_tankId_fkey" FOREIGN KEY ("carrierId", "tankId") REFERENCES "bulk_tank"("carrierId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The tank that fuel was drawn from, and how much of it tax was not paid on where only a part is: the rest is tax-paid.
ALTER TABLE "fuel_purchase" ADD COLUMN "tankId" BIGINT, ADD COLUMN "untaxedQuantity" DECIMAL(12,3);
ALTER TABLE "fuel_purchase" ADD CONSTRAINT "fuel_purchase_carrierId_tankId_fkey" FOREIGN KEY ("carrierId", "tankId") REFERENCES "bulk_tank"("carrierId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX "fuel_purchase_carrierId_tankId_date_id_idx" ON "fuel_purchase"("carrierId", "tankId", "date", "id") WHERE "tankId" IS NOT NULL;
CREATE INDEX "fuel_purchase_partly_taxed_idx" ON "fuel_purchase"("carrierId", "quarterKey") WHERE "untaxedQuantity" IS NOT NULL;

-- Fuel leaves a tank in the order in which it was delivered: a withdrawal is tax-paid where its delivery was. Of one day: deliveries, then
-- withdrawals, then the reading. A reading below the book takes the oldest fuel away, one above adds to the newest. What no delivery explains
-- is taxed as the tank says. Counted in liters, in which both units are exact. Withdrawals of filed quarters stay as they were filed.
CREATE FUNCTION recount_bulk_tank(carrier uuid, tank bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  usual boolean;
  factor numeric;
  amounts numeric[] := '{}';
  paid boolean[] := '{}';
  head int := 1;
  newest boolean;
  stock numeric := 0;
  needed numeric;
  untaxed numeric;
  taken numeric;
  entry record;
  ids bigint[] := '{}';
  taxes boolean[] := '{}';
  parts numeric[] := '{}';
  part numeric;
BEGIN
  SELECT t."taxPaid", CASE t."unit" WHEN 'gallon' THEN 3.785411784 ELSE 1 END INTO usual, factor
    FROM "bulk_tank" t WHERE t."carrierId" = carrier AND t."id" = tank FOR UPDATE;
  IF usual IS NULL THEN RETURN; END IF;
  newest := usual;
  FOR entry IN
    SELECT e."date", CASE e."kind" WHEN 'delivery' THEN 1 WHEN 'other' THEN 2 ELSE 4 END AS turn, e."id", e."kind"::text AS kind,
           e."quantity" * factor AS liters, e."quantity" AS quantity, e."taxPaid" AS paid
      FROM "bulk_tank_entry" e WHERE e."carrierId" = carrier AND e."tankId" = tank
    UNION ALL
    SELECT f."date", 3, f."id", 'own', f."quantity" * CASE f."fuelUnit" WHEN 'gallon' THEN 3.785411784 ELSE 1 END, f."quantity", f."taxPaid"
      FROM "fuel_purchase" f WHERE f."carrierId" = carrier AND f."tankId" = tank
    ORDER BY 1, 2, 3
  LOOP
    IF entry.kind = 'delivery' THEN
      amounts := amounts || entry.liters;
      paid := paid || entry.paid;
      newest := entry.paid;
      stock := stock + entry.liters;
    ELSIF entry.kind = 'reading' AND entry.liters > stock THEN
      amounts := amounts || (entry.liters - stock);
      paid := paid || newest;
      stock := entry.liters;
    ELSE
      needed := CASE entry.kind WHEN 'reading' THEN stock - entry.liters ELSE entry.liters END;
      untaxed := 0;
      WHILE needed > 0 AND head <= coalesce(array_length(amounts, 1), 0) LOOP
        taken := least(needed, amounts[head]);
        IF NOT paid[head] THEN untaxed := untaxed + taken; END IF;
        amounts[head] := amounts[head] - taken;
        needed := needed - taken;
        stock := stock - taken;
        IF amounts[head] = 0 THEN head := head + 1; END IF;
      END LOOP;
      -- More was drawn than the book knows of.
      IF needed > 0 AND NOT newest THEN untaxed := untaxed + needed; END IF;
      IF entry.kind = 'own' THEN
        part := round(entry.quantity * untaxed / entry.liters, 3);
        ids := ids || entry."id";
        taxes := taxes || (part < entry.quantity);
        parts := parts || CASE WHEN part > 0 AND part < entry.quantity THEN part END;
      END IF;
    END IF;
  END LOOP;
  UPDATE "fuel_purchase" f SET "taxPaid" = r.paid, "untaxedQuantity" = r.part, "updatedAt" = now()
    FROM unnest(ids, taxes, parts) AS r("id", paid, part)
   WHERE f."carrierId" = carrier AND f."id" = r."id" AND (f."taxPaid", f."untaxedQuantity") IS DISTINCT FROM (r.paid, r.part)
     AND NOT EXISTS (SELECT FROM "filed_quarter" q WHERE q."carrierId" = carrier AND q."quarterKey" = f."quarterKey");
END $$;

CREATE FUNCTION bulk_tank_drawn() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed record;
BEGIN
  -- The count's own update, and rows that go with their carrier.
  IF pg_trigger_depth() > 1 THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    FOR changed IN SELECT DISTINCT "carrierId", "tankId" FROM arrived WHERE "tankId" IS NOT NULL ORDER BY 1, 2 LOOP
      PERFORM recount_bulk_tank(changed."carrierId", changed."tankId");
    END LOOP;
  ELSIF TG_OP = 'DELETE' THEN
    FOR changed IN SELECT DISTINCT "carrierId", "tankId" FROM gone WHERE "tankId" IS NOT NULL ORDER BY 1, 2 LOOP
      PERFORM recount_bulk_tank(changed."carrierId", changed."tankId");
    END LOOP;
  ELSE
    FOR changed IN SELECT "carrierId", "tankId" FROM gone WHERE "tankId" IS NOT NULL
        UNION SELECT "carrierId", "tankId" FROM arrived WHERE "tankId" IS NOT NULL ORDER BY 1, 2 LOOP
      PERFORM recount_bulk_tank(changed."carrierId", changed."tankId");
    END LOOP;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER bulk_tank_drawn_added AFTER INSERT ON "fuel_purchase"
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION bulk_tank_drawn();
CREATE TRIGGER bulk_tank_drawn_removed AFTER DELETE ON "fuel_purchase"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION bulk_tank_drawn();
CREATE TRIGGER bulk_tank_drawn_altered AFTER UPDATE ON "fuel_purchase"
  REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION bulk_tank_drawn();
CREATE TRIGGER bulk_tank_entry_added AFTER INSERT ON "bulk_tank_entry"
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION bulk_tank_drawn();
CREATE TRIGGER bulk_tank_entry_removed AFTER DELETE ON "bulk_tank_entry"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION bulk_tank_drawn();
CREATE TRIGGER bulk_tank_entry_altered AFTER UPDATE ON "bulk_tank_entry"
  REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION bulk_tank_drawn();

-- Fuel that no longer names a tank is taxed as its form says, as a whole.
CREATE FUNCTION fuel_purchase_left_tank() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."tankId" IS NULL THEN NEW."untaxedQuantity" := NULL; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER fuel_purchase_left_tank BEFORE UPDATE OF "tankId" ON "fuel_purchase"
  FOR EACH ROW WHEN (OLD."tankId" IS NOT NULL) EXECUTE FUNCTION fuel_purchase_left_tank();

CREATE FUNCTION bulk_tank_altered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_bulk_tank(NEW."carrierId", NEW."id");
  RETURN NULL;
END $$;
CREATE TRIGGER bulk_tank_altered AFTER UPDATE OF "taxPaid", "unit" ON "bulk_tank"
  FOR EACH ROW WHEN (OLD."taxPaid" <> NEW."taxPaid" OR OLD."unit" <> NEW."unit") EXECUTE FUNCTION bulk_tank_altered();

-- A quarter that is open again counts as its tanks say now.
CREATE FUNCTION filed_quarter_reopened() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE tank record;
BEGIN
  IF pg_trigger_depth() > 1 THEN RETURN NULL; END IF;
  FOR tank IN SELECT t."carrierId", t."id" FROM "bulk_tank" t WHERE t."carrierId" IN (SELECT "carrierId" FROM gone) ORDER BY 1, 2 LOOP
    PERFORM recount_bulk_tank(tank."carrierId", tank."id");
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER filed_quarter_reopened AFTER DELETE ON "filed_quarter"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION filed_quarter_reopened();
