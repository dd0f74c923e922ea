-- AlterTable
ALTER TABLE "carrier" ADD COLUMN "disabledAt" TIMESTAMPTZ(3),
ADD COLUMN "disabledReason" VARCHAR(300);
