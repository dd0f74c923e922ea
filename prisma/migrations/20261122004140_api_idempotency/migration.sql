-- Answers of writes under an Idempotency-Key, kept for a day.
CREATE TABLE "idempotent_answer" (
    "id" BYTEA NOT NULL,
    "fingerprint" BYTEA NOT NULL,
    "answer" BYTEA,
    "lockedUntil" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotent_answer_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "idempotent_answer_expiresAt_idx" ON "idempotent_answer"("expiresAt");
