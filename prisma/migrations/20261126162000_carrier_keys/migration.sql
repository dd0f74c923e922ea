-- Keys that begin with the carrier: see tests/db/start/carrier-keys.test.ts. Both tables are small; their rows stay as they are.
ALTER TABLE "membership" DROP CONSTRAINT "membership_pkey";
ALTER TABLE "membership" ADD CONSTRAINT "membership_pkey" PRIMARY KEY ("carrierId", "userId");
DROP INDEX "membership_carrierId_idx";
CREATE INDEX "membership_userId_idx" ON "membership"("userId");

ALTER TABLE "paper_layout" DROP CONSTRAINT "paper_layout_pkey";
ALTER TABLE "paper_layout" ADD CONSTRAINT "paper_layout_pkey" PRIMARY KEY ("carrierId", "id");
DROP INDEX "paper_layout_carrierId_idx";
