CREATE TABLE "feed_address" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_address_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
ALTER TABLE "feed_address" ADD CONSTRAINT "feed_address_owner_id_app_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;