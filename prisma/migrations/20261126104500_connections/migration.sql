-- Telematics systems of carriers, and what was pulled from them.
CREATE TABLE "telematics_connection" (
    "id" UUID NOT NULL,
    "carrierId" UUID NOT NULL,
    "createdBy" UUID NOT NULL,
    "system" VARCHAR(10) NOT NULL,
    "access" BYTEA NOT NULL,
    "hint" TEXT NOT NULL,
    "problem" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "pulledAt" TIMESTAMPTZ(3),
    CONSTRAINT "telematics_connection_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "telematics_vehicle" (
    "connectionId" UUID NOT NULL,
    "carrierId" UUID NOT NULL,
    "externalId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "vin" TEXT NOT NULL,
    "plate" TEXT NOT NULL,
    "equipmentId" BIGINT,
    "leftOut" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "telematics_vehicle_pkey" PRIMARY KEY ("connectionId", "externalId")
);

CREATE TABLE "telematics_month" (
    "id" UUID NOT NULL,
    "connectionId" UUID NOT NULL,
    "carrierId" UUID NOT NULL,
    "monthKey" INTEGER NOT NULL,
    "status" VARCHAR(10) NOT NULL DEFAULT 'pulling',
    "revision" INTEGER NOT NULL DEFAULT 1,
    "cursor" TEXT,
    "isWhole" BOOLEAN NOT NULL DEFAULT false,
    "pages" INTEGER NOT NULL DEFAULT 0,
    "sha256" CHAR(64),
    "importId" UUID,
    "problem" TEXT,
    "askedAt" TIMESTAMPTZ(3) NOT NULL,
    "pulledAt" TIMESTAMPTZ(3),
    CONSTRAINT "telematics_month_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "telematics_page" (
    "monthId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "body" TEXT NOT NULL,
    CONSTRAINT "telematics_page_pkey" PRIMARY KEY ("monthId", "number")
);

CREATE INDEX "telematics_connection_carrierId_idx" ON "telematics_connection"("carrierId");
CREATE INDEX "telematics_vehicle_carrierId_idx" ON "telematics_vehicle"("carrierId");
CREATE INDEX "telematics_month_carrierId_idx" ON "telematics_month"("carrierId");
CREATE INDEX "telematics_month_importId_idx" ON "telematics_month"("importId");
CREATE UNIQUE INDEX "telematics_month_connectionId_monthKey_key" ON "telematics_month"("connectionId", "monthKey");

ALTER TABLE "telematics_vehicle" ADD CONSTRAINT "telematics_vehicle_connectionId_fkey" FOREIGN KEY ("connectionId") REFERENCES "telematics_connection"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "telematics_month" ADD CONSTRAINT "telematics_month_connectionId_fkey" FOREIGN KEY ("connectionId") REFERENCES "telematics_connection"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "telematics_page" ADD CONSTRAINT "telematics_page_monthId_fkey" FOREIGN KEY ("monthId") REFERENCES "telematics_month"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A carrier that is erased takes its connections along.
ALTER TABLE "telematics_connection" ADD CONSTRAINT "telematics_connection_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;
