-- online
ALTER TABLE "payment" ADD COLUMN IF NOT EXISTS "part" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN IF NOT EXISTS "parts" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "payment_one_of_part" ON "payment" USING btree ("offer_id","part") WHERE state in ('received', 'settled');
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payment_unfinished" ON "payment" USING btree ("checked_at" NULLS FIRST) WHERE state in ('open', 'received');
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payment_one_settled";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payment_open";
--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT IF EXISTS "payment_state", ADD CONSTRAINT "payment_state" CHECK ("payment"."state" in ('open', 'received', 'settled', 'released')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "payment" VALIDATE CONSTRAINT "payment_state";
