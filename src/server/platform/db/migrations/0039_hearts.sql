CREATE TABLE "removed_wish" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "removed_wish" ADD CONSTRAINT "removed_wish_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_wish" ADD CONSTRAINT "removed_wish_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_wish_of_user" ON "removed_wish" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "removed_wish_property" ON "removed_wish" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "removed_wish_by_age" ON "removed_wish" USING btree ("removed_at");