ALTER TABLE "trip_jurisdiction" ADD COLUMN "correctionReason" TEXT NOT NULL DEFAULT '';
