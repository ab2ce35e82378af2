CREATE TABLE "viewing_hours" (
	"agent_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"slot_minutes" smallint NOT NULL,
	"ranges" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "viewing" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid,
	"title" text NOT NULL,
	"location" text NOT NULL,
	"agent_id" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"held_until" timestamp (3) with time zone NOT NULL,
	"closed_why" text,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"reminded_hours" smallint,
	CONSTRAINT "viewing_status" CHECK ("viewing"."status" in ('requested', 'proposed', 'accepted', 'declined', 'cancelled', 'lapsed')),
	CONSTRAINT "viewing_length" CHECK ("viewing"."ends_at" > "viewing"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "calendar" jsonb;--> statement-breakpoint
ALTER TABLE "viewing_hours" ADD CONSTRAINT "viewing_hours_agent_id_app_user_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewing" ADD CONSTRAINT "viewing_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewing" ADD CONSTRAINT "viewing_agent_id_app_user_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewing" ADD CONSTRAINT "viewing_buyer_id_app_user_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "viewing_of_agent" ON "viewing" USING btree ("agent_id","id");--> statement-breakpoint
CREATE INDEX "viewing_of_buyer" ON "viewing" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "viewing_ahead_of_agent" ON "viewing" USING btree ("agent_id","ends_at") WHERE status in ('requested', 'proposed', 'accepted');--> statement-breakpoint
CREATE INDEX "viewing_ahead_of_buyer" ON "viewing" USING btree ("buyer_id","ends_at") WHERE status in ('requested', 'proposed', 'accepted');--> statement-breakpoint
CREATE INDEX "viewing_of_property" ON "viewing" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "viewing_by_age" ON "viewing" USING btree ("ends_at");--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
ALTER TABLE "viewing" ADD CONSTRAINT "viewing_apart" EXCLUDE USING gist ("agent_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE (status in ('requested', 'proposed', 'accepted'));
