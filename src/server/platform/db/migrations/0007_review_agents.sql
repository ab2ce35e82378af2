-- online
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "review_rated_once" ON "review" USING btree ("reviewer_id","property_id") WHERE rating is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "review_of_agent" ON "review" USING btree ("agent_email","id");
--> statement-breakpoint
-- in batches
UPDATE "review" SET agent_email = property.agent_email FROM property
WHERE property.id = review.property_id AND review.id IN (
  SELECT id FROM review WHERE property_id IS NOT NULL AND agent_email IS NULL LIMIT 1000
);
--> statement-breakpoint
ALTER TABLE "review" VALIDATE CONSTRAINT "review_rating";
