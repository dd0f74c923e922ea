-- CreateEnum
CREATE TYPE "rate_tier" AS ENUM ('official', 'official_flagged', 'reconstructed', 'preliminary');

-- CreateEnum
CREATE TYPE "rate_matrix_status" AS ENUM ('final', 'preliminary');

-- CreateEnum
CREATE TYPE "rate_status" AS ENUM ('final', 'preliminary', 'reconstructed', 'missing');

-- CreateEnum
CREATE TYPE "rate_confidence" AS ENUM ('two_source', 'single_source', 'conflicting', 'derived', 'derived_uncertain');

-- CreateEnum
CREATE TYPE "exchange_confidence" AS ENUM ('published', 'two_source', 'derived', 'unknown');

-- CreateEnum
CREATE TYPE "rate_publication_kind" AS ENUM ('seed', 'import', 'rollback');

-- CreateTable
CREATE TABLE "rate_quarter" (
    "key" INTEGER NOT NULL,
    "tier" "rate_tier" NOT NULL,
    "matrixStatus" "rate_matrix_status" NOT NULL,
    "finalOn" DATE,
    "checkedOn" DATE NOT NULL,
    "usdToCad" DECIMAL(8,4),
    "cadToUsd" DECIMAL(8,4),
    "exchangeConfidence" "exchange_confidence" NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "fuels" TEXT[],
    "revision" INTEGER NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "publishedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_quarter_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "rate" (
    "id" SERIAL NOT NULL,
    "quarterKey" INTEGER NOT NULL,
    "fuel" VARCHAR(20) NOT NULL,
    "jurisdiction" CHAR(2) NOT NULL,
    "effectiveFrom" DATE NOT NULL,
    "rateUsd" DECIMAL(8,4),
    "surchargeUsd" DECIMAL(8,4),
    "rateCad" DECIMAL(8,4),
    "surchargeCad" DECIMAL(8,4),
    "unit" VARCHAR(10) NOT NULL,
    "status" "rate_status" NOT NULL,
    "confidence" "rate_confidence",
    "source" TEXT NOT NULL,

    CONSTRAINT "rate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_file" (
    "id" UUID NOT NULL,
    "quarterKey" INTEGER NOT NULL,
    "format" VARCHAR(10) NOT NULL,
    "fileName" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "matrixStatus" "rate_matrix_status" NOT NULL,
    "bytes" BYTEA NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "fetchedAt" TIMESTAMPTZ(3) NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "receivedBy" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "rate_file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_publication" (
    "id" SERIAL NOT NULL,
    "quarterKey" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "kind" "rate_publication_kind" NOT NULL,
    "fileId" UUID NOT NULL,
    "publishedAt" TIMESTAMPTZ(3) NOT NULL,
    "publishedBy" TEXT NOT NULL,
    "quarterInfo" JSONB NOT NULL,
    "rows" JSONB NOT NULL,
    "findings" JSONB NOT NULL,
    "confirmed" BOOLEAN NOT NULL,

    CONSTRAINT "rate_publication_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_change" (
    "id" BIGSERIAL NOT NULL,
    "publicationId" INTEGER NOT NULL,
    "fuel" VARCHAR(20) NOT NULL,
    "jurisdiction" CHAR(2) NOT NULL,
    "effectiveFrom" DATE NOT NULL,
    "before" JSONB,
    "after" JSONB,

    CONSTRAINT "rate_change_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "rate_quarterKey_fuel_jurisdiction_effectiveFrom_key" ON "rate"("quarterKey", "fuel", "jurisdiction", "effectiveFrom");

-- CreateIndex
CREATE UNIQUE INDEX "rate_file_quarterKey_sha256_matrixStatus_key" ON "rate_file"("quarterKey", "sha256", "matrixStatus");

-- CreateIndex
CREATE UNIQUE INDEX "rate_publication_quarterKey_revision_key" ON "rate_publication"("quarterKey", "revision");

-- CreateIndex
CREATE INDEX "rate_change_publicationId_idx" ON "rate_change"("publicationId");

-- AddForeignKey
ALTER TABLE "rate" ADD CONSTRAINT "rate_quarterKey_fkey" FOREIGN KEY ("quarterKey") REFERENCES "rate_quarter"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rate_publication" ADD CONSTRAINT "rate_publication_quarterKey_fkey" FOREIGN KEY ("quarterKey") REFERENCES "rate_quarter"("key") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rate_publication" ADD CONSTRAINT "rate_publication_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "rate_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rate_change" ADD CONSTRAINT "rate_change_publicationId_fkey" FOREIGN KEY ("publicationId") REFERENCES "rate_publication"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What was published, and from which bytes, can be added to and never altered.
CREATE FUNCTION "refuse_rate_history_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never altered or deleted', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER "rate_file_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "rate_file"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rate_history_change"();
CREATE TRIGGER "rate_publication_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "rate_publication"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rate_history_change"();
CREATE TRIGGER "rate_change_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "rate_change"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rate_history_change"();
