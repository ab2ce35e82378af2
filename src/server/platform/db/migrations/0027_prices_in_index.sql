-- online
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_cheapest_facts" ON "property" USING btree ("price_min_cents","verified_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) INCLUDE ("type","bedrooms","bathrooms","price_max_cents","latitude","longitude") WHERE status = 'verified' and sold_at is null and withdrawn_at is null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_dearest_facts" ON "property" USING btree ("price_max_cents","verified_at","id") INCLUDE ("type","bedrooms","bathrooms","price_min_cents","latitude","longitude") WHERE status = 'verified' and sold_at is null and withdrawn_at is null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_price_range_facts" ON "property" USING gist (int8range(price_min_cents, price_max_cents, '[]')) INCLUDE ("price_min_cents","price_max_cents","verified_at","id","type","bedrooms","bathrooms","latitude","longitude") WHERE status = 'verified' and sold_at is null and withdrawn_at is null and price_max_cents > price_min_cents;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_terms_quarter" ON "property" USING gin ("terms") WITH (gin_pending_list_limit=256) WHERE status = 'verified' and sold_at is null and withdrawn_at is null and uuid_hash(id) % 4 = 0;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "property_cheapest";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "property_dearest";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "property_price_range";
