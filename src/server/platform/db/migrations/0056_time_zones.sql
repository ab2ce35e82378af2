ALTER TABLE "property" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "viewing" ADD COLUMN "utc_offset" smallint;