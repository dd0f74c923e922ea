-- What a keyed request did once for a person and no carrier keeps a note of: a retry after a crash is answered as the first try was.
CREATE TABLE "done_by_person" (
  "key" UUID NOT NULL,
  "kind" VARCHAR(20) NOT NULL,
  "userId" UUID NOT NULL,
  "value" BYTEA NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "done_by_person_pkey" PRIMARY KEY ("key", "kind"),
  CONSTRAINT "done_by_person_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "done_by_person_userId_idx" ON "done_by_person" ("userId");
CREATE INDEX "done_by_person_createdAt_idx" ON "done_by_person" ("createdAt");
