CREATE TABLE "hidden_home" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"hidden_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hidden_home_once" UNIQUE("user_id","property_id")
);
--> statement-breakpoint
ALTER TABLE "hidden_home" ADD CONSTRAINT "hidden_home_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_home" ADD CONSTRAINT "hidden_home_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hidden_home_of_user" ON "hidden_home" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "hidden_home_property" ON "hidden_home" USING btree ("property_id");