ALTER TABLE "offer" ADD COLUMN "pay_before" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "image" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "reviewer_id" uuid;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_reviewer_id_app_user_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action NOT VALID;
