-- AlterTable
ALTER TABLE "user_account" ADD COLUMN "claimedEmail" VARCHAR(254);

-- CreateIndex
CREATE INDEX "user_account_claimedEmail_idx" ON "user_account"("claimedEmail");
