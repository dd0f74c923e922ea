-- Hazardous materials with placards: what a truck usually carries, and a trip where it differs (null: as its truck).
ALTER TABLE "equipment" ADD COLUMN "hazmat" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "trip" ADD COLUMN "hazmat" BOOLEAN;
