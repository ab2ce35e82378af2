-- online
ALTER TABLE "notification" ADD COLUMN IF NOT EXISTS "search_id" uuid;
--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN IF NOT EXISTS "reason" text;
--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN IF NOT EXISTS "homes" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "notification_unread_of_search" ON "notification" USING btree ("search_id","reason") WHERE read_at is null and search_id is not null;
