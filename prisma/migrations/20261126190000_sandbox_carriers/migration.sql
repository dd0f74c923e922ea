-- A demonstration carrier that a person makes for themselves, one each, and resets.
ALTER TABLE "carrier" ADD COLUMN "isSandbox" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "sandboxOf" UUID,
  ADD COLUMN "sandboxReadyAt" TIMESTAMPTZ(3);
CREATE UNIQUE INDEX "carrier_sandboxOf_key" ON "carrier"("sandboxOf");
