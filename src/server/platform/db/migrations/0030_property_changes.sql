ALTER TABLE "property" ADD COLUMN "changed_at" timestamp (3) with time zone;
