-- What a carrier's people answered before a quarter was filed: one row a question, the last answer. The filing keeps a copy.
CREATE TABLE "quarter_answer" (
  "carrierId" UUID NOT NULL,
  "quarterKey" INTEGER NOT NULL,
  "question" VARCHAR(20) NOT NULL,
  "answer" VARCHAR(10) NOT NULL,
  "note" VARCHAR(1000) NOT NULL DEFAULT '',
  "answeredAt" TIMESTAMPTZ(3) NOT NULL,
  "answeredBy" UUID NOT NULL,
  CONSTRAINT "quarter_answer_pkey" PRIMARY KEY ("carrierId", "quarterKey", "question")
);
ALTER TABLE "quarter_answer" ADD CONSTRAINT "quarter_answer_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;
