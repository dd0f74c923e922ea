-- A free trial is given once to a person, a card and a USDOT number. What had one is kept as hashes, also after an erasure.
CREATE TABLE "billing_trial_claim" (
  "kind" VARCHAR(8) NOT NULL,
  "digest" VARCHAR(64) NOT NULL,
  "accountId" UUID NOT NULL,
  "claimedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "billing_trial_claim_pkey" PRIMARY KEY ("kind", "digest")
);
CREATE INDEX "billing_trial_claim_accountId_idx" ON "billing_trial_claim"("accountId");
ALTER TABLE "billing_account" ADD COLUMN "trialDeniedAt" TIMESTAMPTZ(3);

-- Trials of earlier releases: their carriers' owners, USDOT numbers, and cards where live money moves.
WITH tried AS (
  SELECT a."id", a."carrierId", a."trialUsedAt", a."isLive" FROM "billing_account" a WHERE a."trialUsedAt" IS NOT NULL
), owners AS (
  SELECT t."id", t."trialUsedAt", u."id" AS "userId", lower(u."email") AS "email"
    FROM tried t JOIN "membership" m ON m."carrierId" = t."carrierId" AND m."role" = 'owner' JOIN "user_account" u ON u."id" = m."userId"
), parts AS (
  SELECT *, split_part(split_part("email", '@', 1), '+', 1) AS "name", replace(split_part("email", '@', 2), 'googlemail.com', 'gmail.com') AS "host" FROM owners
), known AS (
  SELECT 'user' AS "kind", "userId"::text AS "value", "id", "trialUsedAt" FROM owners
  UNION ALL SELECT 'email', CASE WHEN "host" = 'gmail.com' THEN replace("name", '.', '') ELSE "name" END || '@' || "host", "id", "trialUsedAt" FROM parts
  UNION ALL SELECT 'usdot', ltrim(c."usdot", '0'), t."id", t."trialUsedAt" FROM tried t JOIN "carrier" c ON c."id" = t."carrierId" WHERE ltrim(c."usdot", '0') <> ''
  UNION ALL SELECT 'card', p."fingerprint", t."id", t."trialUsedAt" FROM tried t JOIN "billing_payment_method" p ON p."accountId" = t."id" WHERE t."isLive" AND p."fingerprint" IS NOT NULL
)
INSERT INTO "billing_trial_claim" ("kind", "digest", "accountId", "claimedAt")
SELECT "kind", encode(sha256(convert_to("kind" || ':' || "value", 'UTF8')), 'hex'), "id", "trialUsedAt" FROM known
ON CONFLICT DO NOTHING;
