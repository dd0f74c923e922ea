-- What a keyed request made, noted in the transaction that made it: a retry after a crash finds it instead of making a second.
CREATE TABLE "made_record" (
  "key" UUID NOT NULL,
  "kind" VARCHAR(20) NOT NULL,
  "carrierId" UUID NOT NULL,
  "recordId" VARCHAR(40) NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "made_record_pkey" PRIMARY KEY ("carrierId", "key", "kind")
);
CREATE INDEX "made_record_createdAt_idx" ON "made_record" ("createdAt");
