-- online
CREATE INDEX CONCURRENTLY IF NOT EXISTS "picture_match_later" ON "picture_match" USING btree ("other","number");
--> statement-breakpoint
-- What the previous version looks up in it is found in the new one.
DROP INDEX CONCURRENTLY IF EXISTS "picture_match_other";
