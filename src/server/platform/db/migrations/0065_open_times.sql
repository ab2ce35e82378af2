CREATE TABLE "open_time_visitor" (
	"open_time_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "open_time_visitor_open_time_id_user_id_pk" PRIMARY KEY("open_time_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "open_time" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"utc_offset" smallint NOT NULL,
	"sequence" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"reminded_hours" smallint,
	CONSTRAINT "open_time_length" CHECK ("open_time"."ends_at" > "open_time"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "open_time_visitor" ADD CONSTRAINT "open_time_visitor_open_time_id_open_time_id_fk" FOREIGN KEY ("open_time_id") REFERENCES "public"."open_time"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_time_visitor" ADD CONSTRAINT "open_time_visitor_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_time" ADD CONSTRAINT "open_time_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_time" ADD CONSTRAINT "open_time_agent_id_app_user_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_time_visitor_of_user" ON "open_time_visitor" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "open_time_of_property" ON "open_time" USING btree ("property_id","ends_at");--> statement-breakpoint
CREATE INDEX "open_time_of_agent" ON "open_time" USING btree ("agent_id","ends_at") WHERE cancelled_at is null;--> statement-breakpoint
CREATE INDEX "open_time_by_age" ON "open_time" USING btree ("ends_at");
--> statement-breakpoint
-- Checked at the end of a transaction, in which two open times may change places.
ALTER TABLE "open_time" ADD CONSTRAINT "open_time_apart" EXCLUDE USING gist ("agent_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE (cancelled_at is null) DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
CREATE TRIGGER open_time_public_insert AFTER INSERT ON "open_time" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change('property_id');
--> statement-breakpoint
CREATE TRIGGER open_time_public_update AFTER UPDATE ON "open_time" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change('property_id');
