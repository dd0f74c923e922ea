-- Keys of connections begin with the carrier, and a month or a vehicle is of a connection of its own carrier only.
ALTER TABLE "telematics_vehicle" DROP CONSTRAINT "telematics_vehicle_connectionId_fkey";
ALTER TABLE "telematics_month" DROP CONSTRAINT "telematics_month_connectionId_fkey";
ALTER TABLE "telematics_page" DROP CONSTRAINT "telematics_page_monthId_fkey";

-- Pages are kept until their month is through: there are few of them.
ALTER TABLE "telematics_page" ADD COLUMN "carrierId" UUID;
UPDATE "telematics_page" p SET "carrierId" = m."carrierId" FROM "telematics_month" m WHERE m."id" = p."monthId";
ALTER TABLE "telematics_page" ALTER COLUMN "carrierId" SET NOT NULL;

ALTER TABLE "telematics_connection" DROP CONSTRAINT "telematics_connection_pkey", ADD CONSTRAINT "telematics_connection_pkey" PRIMARY KEY ("carrierId", "id");
ALTER TABLE "telematics_vehicle" DROP CONSTRAINT "telematics_vehicle_pkey", ADD CONSTRAINT "telematics_vehicle_pkey" PRIMARY KEY ("carrierId", "connectionId", "externalId");
ALTER TABLE "telematics_month" DROP CONSTRAINT "telematics_month_pkey", ADD CONSTRAINT "telematics_month_pkey" PRIMARY KEY ("carrierId", "id");
ALTER TABLE "telematics_page" DROP CONSTRAINT "telematics_page_pkey", ADD CONSTRAINT "telematics_page_pkey" PRIMARY KEY ("carrierId", "monthId", "number");

-- The primary keys find what is a carrier's now.
DROP INDEX "telematics_connection_carrierId_idx";
DROP INDEX "telematics_vehicle_carrierId_idx";
DROP INDEX "telematics_month_carrierId_idx";
DROP INDEX "telematics_month_importId_idx";
DROP INDEX "telematics_month_connectionId_monthKey_key";
CREATE INDEX "telematics_month_carrierId_importId_idx" ON "telematics_month"("carrierId", "importId");
CREATE UNIQUE INDEX "telematics_month_carrierId_connectionId_monthKey_key" ON "telematics_month"("carrierId", "connectionId", "monthKey");

ALTER TABLE "telematics_vehicle" ADD CONSTRAINT "telematics_vehicle_carrierId_connectionId_fkey" FOREIGN KEY ("carrierId", "connectionId") REFERENCES "telematics_connection"("carrierId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "telematics_month" ADD CONSTRAINT "telematics_month_carrierId_connectionId_fkey" FOREIGN KEY ("carrierId", "connectionId") REFERENCES "telematics_connection"("carrierId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "telematics_page" ADD CONSTRAINT "telematics_page_carrierId_monthId_fkey" FOREIGN KEY ("carrierId", "monthId") REFERENCES "telematics_month"("carrierId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
