CREATE TABLE "site_brand" (
	"id" uuid PRIMARY KEY NOT NULL,
	"fields" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid
);
--> statement-breakpoint
ALTER TABLE "site_brand" ADD CONSTRAINT "site_brand_created_by_app_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_brand_of_account" ON "site_brand" USING btree ("created_by");