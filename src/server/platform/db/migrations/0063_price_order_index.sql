-- online
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_highest_price_facts" ON "property" USING btree ("price_max_cents" NULLS FIRST,"verified_at","id") INCLUDE ("type","bedrooms","bathrooms","price_min_cents","latitude","longitude") WHERE status = 'verified' and sold_at is null and withdrawn_at is null;
