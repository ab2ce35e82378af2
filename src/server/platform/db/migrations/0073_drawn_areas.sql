ALTER TABLE "saved_search" ADD COLUMN "drawn_areas" "polygon"[];--> statement-breakpoint
ALTER TABLE "saved_search" ADD COLUMN "near_latitude" double precision;--> statement-breakpoint
ALTER TABLE "saved_search" ADD COLUMN "near_longitude" double precision;--> statement-breakpoint
ALTER TABLE "saved_search" ADD COLUMN "near_metres" double precision;