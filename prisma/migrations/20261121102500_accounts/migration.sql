-- CreateEnum
CREATE TYPE "unit_system" AS ENUM ('us', 'metric');

-- CreateEnum
CREATE TYPE "membership_role" AS ENUM ('owner', 'editor', 'viewer');

-- CreateEnum
CREATE TYPE "session_kind" AS ENUM ('browser', 'api');

-- CreateEnum
CREATE TYPE "one_time_purpose" AS ENUM ('password_reset', 'email_confirm', 'email_change', 'sign_in_code');

-- CreateEnum
CREATE TYPE "mail_status" AS ENUM ('queued', 'sending', 'sent', 'bounced', 'failed', 'uncertain');

-- CreateEnum
CREATE TYPE "data_export_status" AS ENUM ('queued', 'running', 'ready', 'failed');

-- CreateTable
CREATE TABLE "user_account" (
    "id" UUID NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "passwordHash" TEXT,
    "emailVerifiedAt" TIMESTAMPTZ(3),
    "emailBouncedAt" TIMESTAMPTZ(3),
    "roles" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "onboardingRequestedAt" TIMESTAMPTZ(3),
    "deleteAfter" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "user_account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_identity" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "provider" VARCHAR(40) NOT NULL,
    "subject" VARCHAR(255) NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_identity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "carrier" (
    "id" UUID NOT NULL,
    "legalName" VARCHAR(160) NOT NULL,
    "usdot" VARCHAR(12),
    "iftaLicence" VARCHAR(20),
    "baseJurisdiction" CHAR(2),
    "units" "unit_system" NOT NULL DEFAULT 'us',
    "street" VARCHAR(160),
    "city" VARCHAR(80),
    "region" CHAR(2),
    "postalCode" VARCHAR(12),
    "contactName" VARCHAR(120),
    "contactEmail" VARCHAR(254),
    "contactPhone" VARCHAR(15),
    "timeZone" VARCHAR(64) NOT NULL DEFAULT 'America/Chicago',
    "planPackageId" VARCHAR(64) NOT NULL DEFAULT 'ic_free',
    "freeLimitDoubled" BOOLEAN NOT NULL DEFAULT false,
    "freeLimitRequestedAt" TIMESTAMPTZ(3),
    "revision" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "carrier_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "membership" (
    "userId" UUID NOT NULL,
    "carrierId" UUID NOT NULL,
    "role" "membership_role" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "membership_pkey" PRIMARY KEY ("userId","carrierId")
);

-- CreateTable
CREATE TABLE "session" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "carrierId" UUID,
    "kind" "session_kind" NOT NULL,
    "remember" BOOLEAN NOT NULL DEFAULT false,
    "userAgent" VARCHAR(300) NOT NULL DEFAULT '',
    "address" VARCHAR(64) NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "authenticatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "idleExpiresAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session_token" (
    "hash" BYTEA NOT NULL,
    "sessionId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "replacedAt" TIMESTAMPTZ(3),

    CONSTRAINT "session_token_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "api_token" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "carrierId" UUID NOT NULL,
    "name" VARCHAR(80) NOT NULL,
    "hash" BYTEA NOT NULL,
    "ending" VARCHAR(4) NOT NULL,
    "mayWrite" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "api_token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "one_time_token" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "purpose" "one_time_purpose" NOT NULL,
    "hash" BYTEA NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "triesLeft" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "one_time_token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invitation" (
    "id" UUID NOT NULL,
    "carrierId" UUID NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "role" "membership_role" NOT NULL,
    "hash" BYTEA,
    "invitedBy" VARCHAR(120) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "acceptedAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "invitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail_message" (
    "id" UUID NOT NULL,
    "kind" VARCHAR(40) NOT NULL,
    "toAddress" VARCHAR(254) NOT NULL,
    "toName" VARCHAR(120) NOT NULL DEFAULT '',
    "params" JSONB NOT NULL,
    "userId" UUID,
    "carrierId" UUID,
    "status" "mail_status" NOT NULL DEFAULT 'queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "lastError" VARCHAR(500),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" TIMESTAMPTZ(3),
    "bouncedAt" TIMESTAMPTZ(3),
    "subject" TEXT,
    "text" TEXT,
    "html" TEXT,

    CONSTRAINT "mail_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "data_export" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "carrierId" UUID NOT NULL,
    "status" "data_export_status" NOT NULL DEFAULT 'queued',
    "progress" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    "sizeBytes" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "data_export_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "data_export_chunk" (
    "exportId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "data_export_chunk_pkey" PRIMARY KEY ("exportId","position")
);

-- CreateIndex
CREATE UNIQUE INDEX "user_account_email_key" ON "user_account"("email");

-- CreateIndex
CREATE INDEX "user_account_deleteAfter_idx" ON "user_account"("deleteAfter");

-- CreateIndex
CREATE INDEX "user_identity_userId_idx" ON "user_identity"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "user_identity_provider_subject_key" ON "user_identity"("provider", "subject");

-- CreateIndex
CREATE INDEX "membership_carrierId_idx" ON "membership"("carrierId");

-- CreateIndex
CREATE INDEX "session_userId_idx" ON "session"("userId");

-- CreateIndex
CREATE INDEX "session_carrierId_idx" ON "session"("carrierId");

-- CreateIndex
CREATE INDEX "session_expiresAt_idx" ON "session"("expiresAt");

-- CreateIndex
CREATE INDEX "session_token_sessionId_idx" ON "session_token"("sessionId");

-- CreateIndex
CREATE UNIQUE INDEX "api_token_hash_key" ON "api_token"("hash");

-- CreateIndex
CREATE INDEX "api_token_userId_idx" ON "api_token"("userId");

-- CreateIndex
CREATE INDEX "api_token_carrierId_idx" ON "api_token"("carrierId");

-- CreateIndex
CREATE UNIQUE INDEX "one_time_token_hash_key" ON "one_time_token"("hash");

-- CreateIndex
CREATE INDEX "one_time_token_userId_purpose_idx" ON "one_time_token"("userId", "purpose");

-- CreateIndex
CREATE INDEX "one_time_token_expiresAt_idx" ON "one_time_token"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "invitation_hash_key" ON "invitation"("hash");

-- CreateIndex
CREATE INDEX "invitation_carrierId_idx" ON "invitation"("carrierId");

-- CreateIndex
CREATE INDEX "mail_message_createdAt_idx" ON "mail_message"("createdAt");

-- CreateIndex
CREATE INDEX "mail_message_userId_idx" ON "mail_message"("userId");

-- CreateIndex
CREATE INDEX "mail_message_carrierId_idx" ON "mail_message"("carrierId");

-- CreateIndex
CREATE INDEX "data_export_carrierId_idx" ON "data_export"("carrierId");

-- CreateIndex
CREATE INDEX "data_export_userId_idx" ON "data_export"("userId");

-- CreateIndex
CREATE INDEX "data_export_expiresAt_idx" ON "data_export"("expiresAt");

-- AddForeignKey
ALTER TABLE "user_identity" ADD CONSTRAINT "user_identity_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session_token" ADD CONSTRAINT "session_token_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "one_time_token" ADD CONSTRAINT "one_time_token_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "data_export_chunk" ADD CONSTRAINT "data_export_chunk_exportId_fkey" FOREIGN KEY ("exportId") REFERENCES "data_export"("id") ON DELETE CASCADE ON UPDATE CASCADE;

