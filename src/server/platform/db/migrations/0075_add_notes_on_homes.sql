CREATE TABLE "home_note" (
	"user_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"text" text NOT NULL,
	"revision" uuid NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "home_note_user_id_property_id_pk" PRIMARY KEY("user_id","property_id")
);
--> statement-breakpoint
ALTER TABLE "home_note" ADD CONSTRAINT "home_note_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_note" ADD CONSTRAINT "home_note_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "home_note_property" ON "home_note" USING btree ("property_id");