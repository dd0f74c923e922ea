-- CreateEnum
CREATE TYPE "document_status" AS ENUM ('uploaded', 'processing', 'ready', 'review', 'failed');

-- CreateTable
CREATE TABLE "extraction_activation" (
    "carrierId" UUID NOT NULL,
    "activatedBy" UUID NOT NULL,
    "activatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "mailKey" VARCHAR(40) NOT NULL,
    CONSTRAINT "extraction_activation_pkey" PRIMARY KEY ("carrierId")
);

-- CreateTable
CREATE TABLE "extraction_token" (
    "hash" BYTEA NOT NULL,
    "carrierId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "extraction_token_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "document" (
    "id" UUID NOT NULL,
    "carrierId" UUID NOT NULL,
    "createdBy" UUID NOT NULL,
    "name" VARCHAR(200) NOT NULL,
    "sizeBytes" INTEGER NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "source" VARCHAR(10) NOT NULL DEFAULT 'upload',
    "status" "document_status" NOT NULL DEFAULT 'uploaded',
    "revision" INTEGER NOT NULL DEFAULT 1,
    "taskId" UUID,
    "problem" TEXT,
    "pageCount" INTEGER,
    "pageSizes" JSONB NOT NULL DEFAULT '[]',
    "reading" JSONB,
    "active" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "tripId" BIGINT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "readAt" TIMESTAMPTZ(3),
    CONSTRAINT "document_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "extracted_batch" (
    "id" UUID NOT NULL,
    "carrierId" UUID NOT NULL,
    "createdBy" UUID NOT NULL,
    "data" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "extracted_batch_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "extraction_activation_mailKey_key" ON "extraction_activation"("mailKey");
CREATE INDEX "extraction_token_expiresAt_idx" ON "extraction_token"("expiresAt");
CREATE UNIQUE INDEX "document_carrierId_sha256_key" ON "document"("carrierId", "sha256");
CREATE INDEX "document_carrierId_createdAt_idx" ON "document"("carrierId", "createdAt");
CREATE INDEX "document_taskId_idx" ON "document"("taskId");
CREATE INDEX "extracted_batch_carrierId_createdAt_idx" ON "extracted_batch"("carrierId", "createdAt");

-- A carrier that is erased takes its documents along
ALTER TABLE "extraction_activation" ADD CONSTRAINT "extraction_activation_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "extraction_token" ADD CONSTRAINT "extraction_token_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "document" ADD CONSTRAINT "document_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "extracted_batch" ADD CONSTRAINT "extracted_batch_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;
