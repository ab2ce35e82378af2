-- online
CREATE TABLE IF NOT EXISTS "identity_two_factor" (
	"id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"user_id" text NOT NULL REFERENCES "public"."identity_user"("id") ON DELETE cascade,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "identity_two_factor_user" ON "identity_two_factor" USING btree ("user_id");
--> statement-breakpoint
ALTER TABLE "identity_user" ADD COLUMN IF NOT EXISTS "two_factor_enabled" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "identity_verification_value" ON "identity_verification" USING hash ("value");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "sign_in_open_of_user" ON "sign_in" USING btree ("user_id","id") WHERE ended_at is null;
--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN IF NOT EXISTS "must_verify_email" boolean DEFAULT false NOT NULL;
