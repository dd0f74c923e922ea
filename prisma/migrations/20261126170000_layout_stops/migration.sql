-- How the stops of a layout are told, where a person put some right.
ALTER TABLE "paper_layout" ADD COLUMN "stops" JSONB;
