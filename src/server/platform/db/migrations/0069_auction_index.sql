-- online
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_auction" ON "property" USING btree ("auction_at") WHERE status = 'verified' and sold_at is null and withdrawn_at is null and auction_at is not null;
