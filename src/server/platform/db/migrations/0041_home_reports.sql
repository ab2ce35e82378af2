CREATE TABLE "home_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid,
	"title" text NOT NULL,
	"agent_id" uuid,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decision" text
);
--> statement-breakpoint
ALTER TABLE "home_report" ADD CONSTRAINT "home_report_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "home_report_once" ON "home_report" USING btree ("property_id","reporter_id");--> statement-breakpoint
CREATE INDEX "home_report_waiting" ON "home_report" USING btree ("id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "home_report_of_agent" ON "home_report" USING btree ("agent_id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "home_report_of" ON "home_report" USING btree ("reporter_id","id");--> statement-breakpoint
CREATE INDEX "home_report_decided" ON "home_report" USING btree ("decided_at") WHERE decided_at is not null;