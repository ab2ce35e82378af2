-- online
CREATE INDEX CONCURRENTLY IF NOT EXISTS "offer_currency" ON "offer" USING btree ("currency");
