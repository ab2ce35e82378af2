-- online
CREATE INDEX CONCURRENTLY IF NOT EXISTS "further_picture_name" ON "property_picture" USING btree (substring("url" from '/(?:media|demo)/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|home-[a-z0-9-]+(?=\.webp))')) WHERE substring("url" from '/(?:media|demo)/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|home-[a-z0-9-]+(?=\.webp))') is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_picture_name" ON "property" USING btree (substring("image" from '/(?:media|demo)/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|home-[a-z0-9-]+(?=\.webp))')) WHERE substring("image" from '/(?:media|demo)/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|home-[a-z0-9-]+(?=\.webp))') is not null;
