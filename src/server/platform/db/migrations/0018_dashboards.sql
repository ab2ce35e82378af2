-- online
CREATE TABLE IF NOT EXISTS "property_view" (
	"property_id" uuid NOT NULL,
	"day_ends_at" timestamp (3) with time zone NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "property_view_property_id_day_ends_at_pk" PRIMARY KEY("property_id","day_ends_at")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "agent_view" (
	"agent_email" text NOT NULL,
	"day_ends_at" timestamp (3) with time zone NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "agent_view_agent_email_day_ends_at_pk" PRIMARY KEY("agent_email","day_ends_at")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "view_mark" (
	"mark" text PRIMARY KEY NOT NULL,
	"day_ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "property_view_day" ON "property_view" USING btree ("day_ends_at");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "agent_view_day" ON "agent_view" USING btree ("day_ends_at");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "view_mark_day" ON "view_mark" USING btree ("day_ends_at");
--> statement-breakpoint
ALTER TABLE "wishlist_item" ADD COLUMN IF NOT EXISTS "agent_email" text;
--> statement-breakpoint
-- A trigger, so that processes of the version before this one write it too.
CREATE OR REPLACE FUNCTION wishlist_item_agent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.agent_email := (SELECT agent_email FROM property WHERE id = NEW.property_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER wishlist_item_agent BEFORE INSERT ON "wishlist_item"
  FOR EACH ROW EXECUTE FUNCTION wishlist_item_agent();
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "wishlist_item_without_agent" ON "wishlist_item" USING btree ("id") WHERE agent_email is null;
--> statement-breakpoint
-- in batches
UPDATE "wishlist_item" SET agent_email = home.agent_email FROM "property" home WHERE home.id = property_id
  AND "wishlist_item".id IN (SELECT id FROM "wishlist_item" WHERE agent_email IS NULL LIMIT 1000);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "wishlist_item_without_agent";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "wishlist_item_of_agent" ON "wishlist_item" USING btree ("agent_email","created_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "offer_open_of_buyer_by_status" ON "offer" USING btree ("buyer_email","status","id") WHERE status in ('pending', 'accepted');
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "offer_sold" ON "offer" USING btree ("bought_at") WHERE status = 'Bought';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "offer_sold_of_agent" ON "offer" USING btree ("agent_email","bought_at") WHERE status = 'Bought';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "app_user_created" ON "app_user" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "review_search" ON "review" USING gin ((lower(property_title || ' ' || agent_name || ' ' || reviewer_name || ' ' || description)) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "review_words" ON "review" USING gin (to_tsvector('simple', lower(property_title || ' ' || agent_name || ' ' || reviewer_name || ' ' || description)));
