-- A carrier's due dates as a calendar at a secret address. Only the hash of the secret is kept; one address a carrier.
CREATE TABLE "calendar_feed" (
  "carrierId" UUID NOT NULL,
  "hash" BYTEA NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  "createdBy" UUID NOT NULL,
  CONSTRAINT "calendar_feed_pkey" PRIMARY KEY ("carrierId")
);
CREATE UNIQUE INDEX "calendar_feed_hash_key" ON "calendar_feed"("hash");
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;
