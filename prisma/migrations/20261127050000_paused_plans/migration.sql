-- A plan that is paused: from when, until when, and when the last pause began that is over. Read from the payment provider.
ALTER TABLE "billing_subscription"
  ADD COLUMN "pausedFrom" TIMESTAMPTZ(3),
  ADD COLUMN "pausedUntil" TIMESTAMPTZ(3),
  ADD COLUMN "resumedFrom" TIMESTAMPTZ(3);
