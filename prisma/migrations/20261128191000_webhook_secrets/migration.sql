-- Every secret that was replaced within a day signs as well, not the newest of them alone. And a delivery goes to a webhook of its own
-- carrier only.
SET LOCAL lock_timeout = '5s';
ALTER TABLE "webhook_delivery" DROP CONSTRAINT "webhook_delivery_endpointId_fkey";
ALTER TABLE "webhook_endpoint" DROP CONSTRAINT "webhook_endpoint_pkey", ADD CONSTRAINT "webhook_endpoint_pkey" PRIMARY KEY ("carrierId", "id");
-- The primary key finds what is a carrier's now.
DROP INDEX "webhook_endpoint_carrierId_idx";

CREATE TABLE "webhook_former_secret" (
    "carrierId" UUID NOT NULL,
    "endpointId" UUID NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,
    "secret" BYTEA NOT NULL,

    CONSTRAINT "webhook_former_secret_pkey" PRIMARY KEY ("carrierId", "endpointId", "secret")
);
CREATE INDEX "webhook_former_secret_until_idx" ON "webhook_former_secret"("until");
ALTER TABLE "webhook_former_secret" ADD CONSTRAINT "webhook_former_secret_carrierId_endpointId_fkey" FOREIGN KEY ("carrierId", "endpointId") REFERENCES "webhook_endpoint"("carrierId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Held for every new row at once, and for those that are there by the migration after this one, which lets work go on.
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_carrierId_endpointId_fkey" FOREIGN KEY ("carrierId", "endpointId") REFERENCES "webhook_endpoint"("carrierId", "id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
