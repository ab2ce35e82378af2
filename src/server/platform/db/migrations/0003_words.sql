-- online
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_words" ON "property" USING gin (to_tsvector('simple', "search_text"));
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "app_user_words" ON "app_user" USING gin (to_tsvector('simple', lower(name || ' ' || email)));
