CREATE TYPE "report_file_status" AS ENUM ('queued', 'running', 'ready', 'failed');

CREATE TABLE "report_file" (
    "id" UUID NOT NULL,
    "carrierId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "quarterKey" INTEGER,
    "params" JSONB NOT NULL,
    "fingerprint" CHAR(64) NOT NULL,
    "status" "report_file_status" NOT NULL DEFAULT 'queued',
    "progress" INTEGER NOT NULL DEFAULT 0,
    "stage" TEXT NOT NULL DEFAULT '',
    "error" TEXT,
    "fileName" TEXT NOT NULL,
    "contentType" TEXT NOT NULL,
    "sizeBytes" BIGINT,
    "sha256" CHAR(64),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "report_file_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "report_file_carrierId_fingerprint_key" ON "report_file"("carrierId", "fingerprint");
CREATE INDEX "report_file_carrierId_createdAt_idx" ON "report_file"("carrierId", "createdAt");
CREATE INDEX "report_file_expiresAt_idx" ON "report_file"("expiresAt");

CREATE TABLE "filed_return" (
    "id" UUID NOT NULL,
    "carrierId" UUID NOT NULL,
    "quarterKey" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "filedOn" DATE NOT NULL,
    "paidOn" DATE,
    "confirmation" TEXT NOT NULL DEFAULT '',
    "notes" TEXT NOT NULL DEFAULT '',
    "figures" JSONB NOT NULL,
    "sources" JSONB NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "netTaxCents" INTEGER NOT NULL,
    "interestCents" INTEGER NOT NULL,
    "penaltyCents" INTEGER NOT NULL,
    "dueCents" INTEGER NOT NULL,
    "differenceCents" INTEGER,
    "creditAppliedCents" INTEGER NOT NULL DEFAULT 0,
    "creditUse" TEXT NOT NULL DEFAULT 'carry',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdBy" UUID NOT NULL,
    "reopenedAt" TIMESTAMPTZ(3),
    "reopenedBy" UUID,
    "reopenReason" TEXT,

    CONSTRAINT "filed_return_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "filed_return_creditUse_check" CHECK ("creditUse" IN ('carry', 'refund')),
    CONSTRAINT "filed_return_creditApplied_check" CHECK ("creditAppliedCents" >= 0)
);
CREATE UNIQUE INDEX "filed_return_carrierId_quarterKey_version_key" ON "filed_return"("carrierId", "quarterKey", "version");

CREATE TABLE "filing_reminder" (
    "carrierId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "quarterKey" INTEGER NOT NULL,
    "daysBefore" INTEGER NOT NULL,
    "sentAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "filing_reminder_pkey" PRIMARY KEY ("carrierId", "userId", "quarterKey", "daysBefore")
);

CREATE TABLE "reminder_choice" (
    "carrierId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "enabled" BOOLEAN NOT NULL,

    CONSTRAINT "reminder_choice_pkey" PRIMARY KEY ("carrierId", "userId")
);

ALTER TABLE "report_file" ADD CONSTRAINT "report_file_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "filed_return" ADD CONSTRAINT "filed_return_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "filing_reminder" ADD CONSTRAINT "filing_reminder_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "reminder_choice" ADD CONSTRAINT "reminder_choice_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;
