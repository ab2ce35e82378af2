-- online
CREATE INDEX CONCURRENTLY IF NOT EXISTS "due_check_of" ON "due_check" USING btree ("property_id","lane");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_image_elsewhere" ON "property" USING btree (md5("image")) WHERE substring("image" from '/(?:media|demo)/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|home-[a-z0-9-]+(?=\.webp))') is null;
