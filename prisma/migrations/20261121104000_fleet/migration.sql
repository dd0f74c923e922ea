CREATE TYPE "route_status" AS ENUM ('pending', 'ok', 'error');
CREATE TYPE "mileage_entry" AS ENUM ('stops', 'odometer');

CREATE TABLE "equipment" (
    "id" BIGSERIAL NOT NULL,
    "carrierId" UUID NOT NULL,
    "unit" TEXT NOT NULL,
    "make" TEXT,
    "model" TEXT,
    "vin" VARCHAR(17),
    "year" INTEGER,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "plate" TEXT,
    "baseJurisdiction" CHAR(2),
    "fuelType" TEXT NOT NULL DEFAULT 'special_diesel',
    "axles" INTEGER,
    "registeredWeightPounds" INTEGER,
    "combinationWeightPounds" INTEGER,
    "recreational" BOOLEAN NOT NULL DEFAULT false,
    "heightInches" INTEGER,
    "lengthInches" INTEGER,
    "widthInches" INTEGER,
    "tankGallons" INTEGER,
    "inServiceOn" DATE,
    "outOfServiceOn" DATE,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "equipment_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "equipment_carrierId_unit_key" ON "equipment"("carrierId", "unit");

CREATE TABLE "trip" (
    "id" BIGSERIAL NOT NULL,
    "carrierId" UUID NOT NULL,
    "equipmentId" BIGINT,
    "date" DATE NOT NULL,
    "endDate" DATE NOT NULL,
    "quarterKey" INTEGER NOT NULL,
    "notes" TEXT NOT NULL DEFAULT '',
    "driver" TEXT NOT NULL DEFAULT '',
    "reference" TEXT NOT NULL DEFAULT '',
    "highways" TEXT NOT NULL DEFAULT '',
    "odometerStartTenths" INTEGER,
    "odometerEndTenths" INTEGER,
    "entry" "mileage_entry" NOT NULL DEFAULT 'stops',
    "stops" JSONB NOT NULL,
    "stateLines" JSONB NOT NULL DEFAULT '[]',
    "routeChoice" INTEGER NOT NULL DEFAULT 0,
    "routeStatus" "route_status" NOT NULL DEFAULT 'pending',
    "routeRevision" INTEGER NOT NULL DEFAULT 1,
    "routeError" TEXT,
    "distanceTenthMiles" INTEGER,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "extractedDataId" UUID,
    "idempotencyKey" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "trip_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "trip_dates_check" CHECK ("endDate" >= "date"),
    CONSTRAINT "trip_quarter_check" CHECK ("quarterKey" = EXTRACT(YEAR FROM "endDate")::int * 10 + EXTRACT(QUARTER FROM "endDate")::int)
);
CREATE UNIQUE INDEX "trip_carrierId_idempotencyKey_key" ON "trip"("carrierId", "idempotencyKey");
CREATE INDEX "trip_carrierId_quarterKey_idx" ON "trip"("carrierId", "quarterKey");
CREATE INDEX "trip_carrierId_equipmentId_endDate_id_idx" ON "trip"("carrierId", "equipmentId", "endDate", "id");

CREATE TABLE "trip_jurisdiction" (
    "tripId" BIGINT NOT NULL,
    "jurisdiction" CHAR(2) NOT NULL,
    "position" INTEGER NOT NULL,
    "carrierId" UUID NOT NULL,
    "equipmentId" BIGINT,
    "quarterKey" INTEGER NOT NULL,
    "tenthMiles" INTEGER NOT NULL,
    "routedTenthMiles" INTEGER,
    "manualTenthMiles" INTEGER,
    "exemptTenthMiles" INTEGER NOT NULL DEFAULT 0,
    "exemptReason" TEXT NOT NULL DEFAULT '',
    "correctedBy" UUID,
    "correctedAt" TIMESTAMPTZ(3),
    CONSTRAINT "trip_jurisdiction_pkey" PRIMARY KEY ("tripId", "jurisdiction"),
    CONSTRAINT "trip_jurisdiction_miles_check" CHECK ("tenthMiles" >= 0 AND "exemptTenthMiles" BETWEEN 0 AND "tenthMiles")
);
-- The figures of a quarter are read from this index alone.
CREATE INDEX "trip_jurisdiction_quarter_idx" ON "trip_jurisdiction"("carrierId", "quarterKey")
    INCLUDE ("equipmentId", "jurisdiction", "tenthMiles", "exemptTenthMiles");

CREATE INDEX "trip_jurisdiction_unit_idx" ON "trip_jurisdiction"("carrierId", "equipmentId", "quarterKey")
    INCLUDE ("jurisdiction", "tenthMiles");

CREATE TABLE "trip_route" (
    "tripId" BIGINT NOT NULL,
    "route" JSONB NOT NULL,
    "alternatives" JSONB NOT NULL DEFAULT '[]',
    "engine" TEXT NOT NULL,
    "calculatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "trip_route_pkey" PRIMARY KEY ("tripId")
);

CREATE TABLE "receipt" (
    "id" UUID NOT NULL,
    "carrierId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "contentType" TEXT NOT NULL,
    "sizeBytes" INTEGER NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdBy" UUID NOT NULL,
    CONSTRAINT "receipt_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "receipt_carrierId_sha256_idx" ON "receipt"("carrierId", "sha256");

CREATE TABLE "fuel_purchase" (
    "id" BIGSERIAL NOT NULL,
    "carrierId" UUID NOT NULL,
    "equipmentId" BIGINT,
    "date" DATE NOT NULL,
    "quarterKey" INTEGER NOT NULL,
    "quantity" DECIMAL(12,3) NOT NULL,
    "fuelUnit" TEXT NOT NULL DEFAULT 'gallon',
    "gallonsThousandths" BIGINT NOT NULL,
    "fuelType" TEXT NOT NULL DEFAULT 'special_diesel',
    "city" TEXT NOT NULL DEFAULT '',
    "state" CHAR(2) NOT NULL,
    "zip" TEXT NOT NULL DEFAULT '',
    "seller" TEXT NOT NULL DEFAULT '',
    "reference" TEXT NOT NULL DEFAULT '',
    "pricePerUnit" DECIMAL(8,4),
    "totalCents" INTEGER,
    "taxPaid" BOOLEAN NOT NULL DEFAULT true,
    "bulk" BOOLEAN NOT NULL DEFAULT false,
    "notes" TEXT NOT NULL DEFAULT '',
    "receiptId" UUID,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "idempotencyKey" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "fuel_purchase_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "fuel_purchase_quantity_check" CHECK ("quantity" > 0),
    CONSTRAINT "fuel_purchase_quarter_check" CHECK ("quarterKey" = EXTRACT(YEAR FROM "date")::int * 10 + EXTRACT(QUARTER FROM "date")::int)
);
CREATE UNIQUE INDEX "fuel_purchase_carrierId_idempotencyKey_key" ON "fuel_purchase"("carrierId", "idempotencyKey");
CREATE INDEX "fuel_purchase_carrierId_quarterKey_idx" ON "fuel_purchase"("carrierId", "quarterKey")
    INCLUDE ("equipmentId", "state", "fuelType", "fuelUnit", "quantity", "taxPaid", "bulk");
CREATE INDEX "fuel_purchase_carrierId_equipmentId_date_id_idx" ON "fuel_purchase"("carrierId", "equipmentId", "date", "id");
-- The same receipt twice is looked for among the purchases of a day.
CREATE INDEX "fuel_purchase_carrierId_date_idx" ON "fuel_purchase"("carrierId", "date", "gallonsThousandths");
CREATE INDEX "fuel_purchase_receiptId_idx" ON "fuel_purchase"("receiptId");

CREATE TABLE "ledger_entry" (
    "kind" SMALLINT NOT NULL,
    "recordId" BIGINT NOT NULL,
    "carrierId" UUID NOT NULL,
    "date" DATE NOT NULL,
    "quarterKey" INTEGER NOT NULL,
    "equipmentId" BIGINT,
    "unit" TEXT NOT NULL DEFAULT '',
    "details" TEXT NOT NULL DEFAULT '',
    "states" CHAR(2)[] NOT NULL DEFAULT '{}',
    "tenthMiles" INTEGER,
    "gallonsThousandths" BIGINT,
    "routeStatus" "route_status",
    "routeError" TEXT,
    "searchText" TEXT NOT NULL DEFAULT '',
    CONSTRAINT "ledger_entry_pkey" PRIMARY KEY ("kind", "recordId")
);
-- One index for each order the list can have, so that a page is read without sorting the rest.
CREATE INDEX "ledger_entry_date_idx" ON "ledger_entry"("carrierId", "date", "kind", "recordId");
CREATE INDEX "ledger_entry_quarter_idx" ON "ledger_entry"("carrierId", "quarterKey", "date", "kind", "recordId");
CREATE INDEX "ledger_entry_kind_idx" ON "ledger_entry"("carrierId", "kind", "date", "recordId");
CREATE INDEX "ledger_entry_unit_idx" ON "ledger_entry"("carrierId", "unit", "date", "kind", "recordId");
CREATE INDEX "ledger_entry_equipment_idx" ON "ledger_entry"("carrierId", "equipmentId", "date", "kind", "recordId");
CREATE INDEX "ledger_entry_miles_idx" ON "ledger_entry"("carrierId", "tenthMiles", "date", "kind", "recordId");
CREATE INDEX "ledger_entry_gallons_idx" ON "ledger_entry"("carrierId", "gallonsThousandths", "date", "kind", "recordId");
-- Rows without the figure stand last in both directions.
CREATE INDEX "ledger_entry_miles_down_idx" ON "ledger_entry"("carrierId", "tenthMiles" DESC NULLS LAST, "date" DESC, "kind" DESC, "recordId" DESC);
CREATE INDEX "ledger_entry_gallons_down_idx" ON "ledger_entry"("carrierId", "gallonsThousandths" DESC NULLS LAST, "date" DESC, "kind" DESC, "recordId" DESC);
CREATE INDEX "ledger_entry_details_idx" ON "ledger_entry"("carrierId", "details", "date", "kind", "recordId");
CREATE INDEX "ledger_entry_pending_idx" ON "ledger_entry"("carrierId", "routeStatus", "date") WHERE "routeStatus" <> 'ok';
CREATE INDEX "ledger_entry_search_idx" ON "ledger_entry" USING gin ("searchText" gin_trgm_ops);

CREATE TABLE "filed_quarter" (
    "carrierId" UUID NOT NULL,
    "quarterKey" INTEGER NOT NULL,
    "filedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "filedBy" UUID,
    CONSTRAINT "filed_quarter_pkey" PRIMARY KEY ("carrierId", "quarterKey")
);

CREATE TABLE "record_change" (
    "id" BIGSERIAL NOT NULL,
    "carrierId" UUID NOT NULL,
    "entity" TEXT NOT NULL,
    "recordId" BIGINT NOT NULL,
    "action" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "userId" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "record_change_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "record_change_carrierId_entity_recordId_id_idx" ON "record_change"("carrierId", "entity", "recordId", "id");
CREATE INDEX "record_change_carrierId_entity_action_at_idx" ON "record_change"("carrierId", "entity", "action", "at");

CREATE TABLE "check_resolution" (
    "carrierId" UUID NOT NULL,
    "findingKey" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "resolvedBy" UUID NOT NULL,
    "resolvedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "check_resolution_pkey" PRIMARY KEY ("carrierId", "findingKey")
);

CREATE TABLE "form_draft" (
    "id" UUID NOT NULL,
    "path" TEXT NOT NULL,
    "fields" JSONB NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "form_draft_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "form_draft_expiresAt_idx" ON "form_draft"("expiresAt");

ALTER TABLE "trip" ADD CONSTRAINT "trip_equipmentId_fkey" FOREIGN KEY ("equipmentId") REFERENCES "equipment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "fuel_purchase" ADD CONSTRAINT "fuel_purchase_equipmentId_fkey" FOREIGN KEY ("equipmentId") REFERENCES "equipment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "trip_jurisdiction" ADD CONSTRAINT "trip_jurisdiction_tripId_fkey" FOREIGN KEY ("tripId") REFERENCES "trip"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "trip_route" ADD CONSTRAINT "trip_route_tripId_fkey" FOREIGN KEY ("tripId") REFERENCES "trip"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "fuel_purchase" ADD CONSTRAINT "fuel_purchase_receiptId_fkey" FOREIGN KEY ("receiptId") REFERENCES "receipt"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "equipment" ADD CONSTRAINT "equipment_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "trip" ADD CONSTRAINT "trip_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "fuel_purchase" ADD CONSTRAINT "fuel_purchase_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "filed_quarter" ADD CONSTRAINT "filed_quarter_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "record_change" ADD CONSTRAINT "record_change_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "check_resolution" ADD CONSTRAINT "check_resolution_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;
