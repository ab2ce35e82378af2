-- online
CREATE INDEX CONCURRENTLY IF NOT EXISTS "identity_session_expires" ON "identity_session" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "identity_verification_expires" ON "identity_verification" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "oidc_entry_expires" ON "oidc_entry" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "offer_of_buyer" ON "offer" USING btree ("buyer_email","id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "offer_of_agent" ON "offer" USING btree ("agent_email","id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "offer_of_agent_by_status" ON "offer" USING btree ("agent_email","status","id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "offer_due" ON "offer" USING btree ("pay_before") WHERE status = 'accepted';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "audit_of_subject" ON "audit_entry" USING btree ("subject_id","id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "audit_of_actor" ON "audit_entry" USING btree ("actor_email","id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "audit_of_kind" ON "audit_entry" USING btree ("subject_kind","id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "image_of_owner" ON "image" USING btree ("owner_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "mail_outbox_sent" ON "mail_outbox" USING btree ("sent_at") WHERE sent_at is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "demo_event_delivered" ON "demo_event" USING btree ("delivered_at") WHERE delivered_at is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payment_event_received" ON "payment_event" USING btree ("received_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_of_agent" ON "property" USING btree ("agent_email","id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_of_agent_by_state" ON "property" USING btree ("agent_email",(case when sold_at is not null then 'sold' else coalesce(status, 'pending') end),"id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_by_state" ON "property" USING btree ((case when sold_at is not null then 'sold' else coalesce(status, 'pending') end),"id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_edited" ON "property" USING btree ("id") WHERE edit is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_newest" ON "property" USING btree ("verified_at","id") WHERE status = 'verified' and sold_at is null and withdrawn_at is null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_cheapest" ON "property" USING btree ("price_min_cents","verified_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'verified' and sold_at is null and withdrawn_at is null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_dearest" ON "property" USING btree ("price_max_cents","verified_at","id") WHERE status = 'verified' and sold_at is null and withdrawn_at is null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "review_of_reviewer" ON "review" USING btree ("reviewer_email","id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "review_of_property" ON "review" USING btree ("property_id","id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "review_of_account" ON "review" USING btree ("reviewer_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "app_user_search" ON "app_user" USING gin ((lower(name || ' ' || email)) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "wishlist_item_of_user" ON "wishlist_item" USING btree ("user_id","id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "offer_buyer";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "offer_agent";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_subject";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_actor";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "property_agent";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "property_public_newest";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "property_public_cheapest";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "property_public_dearest";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "review_reviewer";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "review_property";
--> statement-breakpoint
ALTER TABLE "review" VALIDATE CONSTRAINT "review_reviewer_id_app_user_id_fk";
--> statement-breakpoint
-- in batches
UPDATE "review" SET "reviewer_id" = "app_user"."id" FROM "app_user"
WHERE "app_user"."email" = "review"."reviewer_email" AND "review"."id" IN (
	SELECT r."id" FROM "review" r JOIN "app_user" u ON u."email" = r."reviewer_email" WHERE r."reviewer_id" IS NULL LIMIT 5000
);
