CREATE TABLE "price_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"price" text NOT NULL,
	"until" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "property_picture" (
	"property_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"url" text NOT NULL,
	"caption" text NOT NULL,
	"placeholder" text,
	CONSTRAINT "property_picture_property_id_position_pk" PRIMARY KEY("property_id","position")
);
--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "type" text;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "bedrooms" smallint;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "bathrooms" double precision;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "area" double precision;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "plot" double precision;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "area_unit" text;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "year_built" smallint;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "tenure" text;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "energy_rating" text;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "features" text[];--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "precision" text;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "geocoded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "picture_count" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "rating" smallint;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "agent_email" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "bought_here" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "by_own_agent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "price_change" ADD CONSTRAINT "price_change_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_picture" ADD CONSTRAINT "property_picture_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_change_of_property" ON "price_change" USING btree ("property_id","id");--> statement-breakpoint
CREATE INDEX "property_picture_url" ON "property_picture" USING btree ("url");
--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_rating" CHECK ("review"."rating" between 1 and 5) NOT VALID;