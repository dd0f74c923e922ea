-- What an API token may do, area by area. A token that is not limited is for all areas, as those made before are.
ALTER TABLE "api_token" ADD COLUMN "isLimited" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "api_token" ADD COLUMN "scopes" TEXT[] NOT NULL DEFAULT '{}';
ALTER TABLE "api_token" ADD COLUMN "lastUsedAddress" VARCHAR(64) NOT NULL DEFAULT '';
