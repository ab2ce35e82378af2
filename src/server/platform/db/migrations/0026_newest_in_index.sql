-- online
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_newest_facts" ON "property" USING btree ("verified_at","id") INCLUDE ("type","bedrooms","bathrooms","price_min_cents","price_max_cents","latitude","longitude","features") WHERE status = 'verified' and sold_at is null and withdrawn_at is null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "property_newest";
