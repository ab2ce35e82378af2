CREATE TABLE "auction_reminder" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"auction_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auction_reminder" ADD CONSTRAINT "auction_reminder_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auction_reminder_by_age" ON "auction_reminder" USING btree ("auction_at");