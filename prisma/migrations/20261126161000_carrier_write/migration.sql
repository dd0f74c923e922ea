-- How far the log of the database was when a carrier's people last wrote: a replica that is as far may be read (DATABASE_REPLICA_URL).
CREATE TABLE "carrier_write" (
    "carrierId" UUID NOT NULL,
    "position" BIGINT NOT NULL,
    CONSTRAINT "carrier_write_pkey" PRIMARY KEY ("carrierId")
);

ALTER TABLE "carrier_write" ADD CONSTRAINT "carrier_write_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;
