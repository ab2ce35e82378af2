CREATE TABLE "estimate_model" (
	"area" text PRIMARY KEY NOT NULL,
	"model" jsonb,
	"version" integer,
	"learned_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sold_price" ADD COLUMN "form" text;--> statement-breakpoint
ALTER TABLE "sold_price" ADD COLUMN "is_additional" boolean;