-- How a carrier files each tax on distance, and what only the carrier knows about its miles: empty, toll-paid, unladen weights.
CREATE TABLE "distance_tax_account" (
  "carrierId" UUID NOT NULL,
  "jurisdiction" CHAR(2) NOT NULL,
  "frequency" VARCHAR(10) NOT NULL,
  "method" VARCHAR(10) NOT NULL DEFAULT 'gross',
  CONSTRAINT "distance_tax_account_pkey" PRIMARY KEY ("carrierId", "jurisdiction")
);
CREATE TABLE "distance_tax_entry" (
  "carrierId" UUID NOT NULL,
  "jurisdiction" CHAR(2) NOT NULL,
  "period" VARCHAR(8) NOT NULL,
  "equipmentId" BIGINT NOT NULL,
  "emptyMiles" INTEGER NOT NULL DEFAULT 0,
  "paidMiles" INTEGER NOT NULL DEFAULT 0,
  "unladenPounds" INTEGER,
  "oneWayHaul" BOOLEAN NOT NULL DEFAULT false,
  "logging" BOOLEAN NOT NULL DEFAULT false,
  CONSTRAINT "distance_tax_entry_pkey" PRIMARY KEY ("carrierId", "jurisdiction", "period", "equipmentId")
);
CREATE TABLE "distance_tax_reminder" (
  "carrierId" UUID NOT NULL,
  "userId" UUID NOT NULL,
  "jurisdiction" CHAR(2) NOT NULL,
  "period" VARCHAR(8) NOT NULL,
  "daysBefore" INTEGER NOT NULL,
  "sentAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "distance_tax_reminder_pkey" PRIMARY KEY ("carrierId", "userId", "jurisdiction", "period", "daysBefore")
);
ALTER TABLE "distance_tax_account" ADD CONSTRAINT "distance_tax_account_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "distance_tax_entry" ADD CONSTRAINT "distance_tax_entry_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "distance_tax_entry" ADD CONSTRAINT "distance_tax_entry_equipmentId_fkey" FOREIGN KEY ("equipmentId") REFERENCES "equipment"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "distance_tax_reminder" ADD CONSTRAINT "distance_tax_reminder_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;
