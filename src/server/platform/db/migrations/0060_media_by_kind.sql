ALTER TABLE "image" ADD COLUMN "is_document" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "property_picture" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "has_floor_plan" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "tours" jsonb;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "documents" jsonb;