-- online
CREATE INDEX CONCURRENTLY IF NOT EXISTS "checked_property_address_keys" ON "checked_property" USING gin ("address_keys") WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "checked_property_unread" ON "checked_property" USING btree ("property_id") WHERE address_keys is null;
