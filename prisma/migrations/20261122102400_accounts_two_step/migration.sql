-- AlterTable
ALTER TABLE "user_account" ADD COLUMN "twoStepSince" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "carrier" ADD COLUMN "requiresTwoStep" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "session" ADD COLUMN "isVouchedFor" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "authenticator" (
    "userId" UUID NOT NULL,
    "sealedKey" BYTEA NOT NULL,
    "sessionId" UUID,
    "lastStep" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "authenticator_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "recovery_code" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "lookup" VARCHAR(4) NOT NULL,
    "hash" TEXT NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "recovery_code_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "second_step" (
    "hash" BYTEA NOT NULL,
    "userId" UUID NOT NULL,
    "remember" BOOLEAN NOT NULL,
    "identity" JSONB,
    "triesLeft" INTEGER NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "second_step_pkey" PRIMARY KEY ("hash")
);

-- CreateIndex
CREATE INDEX "recovery_code_userId_lookup_idx" ON "recovery_code"("userId", "lookup");

-- CreateIndex
CREATE INDEX "second_step_userId_idx" ON "second_step"("userId");

-- CreateIndex
CREATE INDEX "second_step_expiresAt_idx" ON "second_step"("expiresAt");

-- AddForeignKey
ALTER TABLE "authenticator" ADD CONSTRAINT "authenticator_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_userId_fkey" FOREIGN KEY ("userId") REFERENCES "authenticator"("userId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "second_step" ADD CONSTRAINT "second_step_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
