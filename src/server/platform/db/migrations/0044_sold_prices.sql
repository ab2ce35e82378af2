CREATE TABLE "sold_price" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"sold_on" date NOT NULL,
	"postcode" text NOT NULL,
	"type" text,
	"is_new" boolean,
	"tenure" text,
	"unit" text NOT NULL,
	"house" text NOT NULL,
	"street" text NOT NULL,
	"locality" text NOT NULL,
	"town" text NOT NULL,
	"area_m2" double precision,
	CONSTRAINT "sold_price_positive" CHECK ("sold_price"."price_cents" > 0)
);
--> statement-breakpoint
CREATE INDEX "sold_price_postcode" ON "sold_price" USING btree ("postcode","sold_on");--> statement-breakpoint
CREATE INDEX "sold_price_sector" ON "sold_price" USING btree (left(postcode, -2),"type","sold_on");--> statement-breakpoint
CREATE INDEX "sold_price_district" ON "sold_price" USING btree (left(postcode, -3),"type","sold_on");