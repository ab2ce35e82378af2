ALTER TABLE "feed" DROP CONSTRAINT IF EXISTS "feed_source", ADD CONSTRAINT "feed_source" CHECK ("feed"."source" in ('upload', 'address', 'folder', 'file')) NOT VALID;--> statement-breakpoint
ALTER TABLE "feed" VALIDATE CONSTRAINT "feed_source";--> statement-breakpoint
CREATE UNIQUE INDEX "feed_of_files" ON "feed" USING btree ("owner_id") WHERE source = 'file';
