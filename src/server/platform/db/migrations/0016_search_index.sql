-- online
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_without_terms" ON "property" USING btree ("id") WHERE terms is null;
--> statement-breakpoint
-- The trigger fills them in.
-- in batches
UPDATE "property" SET terms = NULL WHERE id IN (SELECT id FROM "property" WHERE terms IS NULL LIMIT 1000);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "property_without_terms";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_terms" ON "property" USING gin ("terms") WITH (gin_pending_list_limit=256);
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_price_range" ON "property" USING gist (int8range(price_min_cents, price_max_cents, '[]')) WHERE status = 'verified' and sold_at is null and withdrawn_at is null and price_max_cents > price_min_cents;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "property_search";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "property_words";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "property_fact_words";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "property_features";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "property_featured";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "property_of_type";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "property_bedrooms";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "property_bathrooms";--> statement-breakpoint
DROP STATISTICS IF EXISTS "property_features_known";
--> statement-breakpoint
ANALYZE "property";
