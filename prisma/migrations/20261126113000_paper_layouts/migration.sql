-- The print of a document line by line, and what a carrier's people taught about the papers of their brokers.
CREATE TABLE "document_text" (
    "documentId" UUID NOT NULL,
    "carrierId" UUID NOT NULL,
    "lines" JSONB NOT NULL,
    CONSTRAINT "document_text_pkey" PRIMARY KEY ("documentId")
);

CREATE TABLE "paper_layout" (
    "id" UUID NOT NULL,
    "carrierId" UUID NOT NULL,
    "createdBy" UUID NOT NULL,
    "name" VARCHAR(80) NOT NULL,
    "marks" JSONB NOT NULL,
    "places" JSONB NOT NULL,
    "papers" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "usedAt" TIMESTAMPTZ(3),
    CONSTRAINT "paper_layout_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "document_text_carrierId_idx" ON "document_text"("carrierId");
CREATE INDEX "paper_layout_carrierId_idx" ON "paper_layout"("carrierId");

ALTER TABLE "document_text" ADD CONSTRAINT "document_text_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A carrier that is erased takes its layouts along.
ALTER TABLE "paper_layout" ADD CONSTRAINT "paper_layout_carrierId_fkey" FOREIGN KEY ("carrierId") REFERENCES "carrier"("id") ON DELETE CASCADE ON UPDATE CASCADE;
