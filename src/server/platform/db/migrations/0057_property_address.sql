CREATE TABLE "property_address" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"unit" text,
	"building" text,
	"house_number" text,
	"street" text,
	"locality" text,
	"town" text,
	"region" text,
	"postcode" text,
	"country" text,
	"is_given" boolean DEFAULT false NOT NULL,
	"shown" text,
	"whole_title" text,
	"whole_location" text,
	"whole_description" text,
	"whole_latitude" double precision,
	"whole_longitude" double precision,
	"whole_precision" text,
	"whole_geocoded_at" timestamp (3) with time zone,
	CONSTRAINT "property_address_shown" CHECK ("property_address"."shown" in ('street', 'town')),
	CONSTRAINT "property_address_whole" CHECK (("property_address"."shown" is null) = ("property_address"."whole_location" is null))
);
--> statement-breakpoint
ALTER TABLE "property_address" ADD CONSTRAINT "property_address_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE cascade ON UPDATE no action;