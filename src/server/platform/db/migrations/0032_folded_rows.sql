-- online
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_without_words" ON "property" USING btree ("id") WHERE words is null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "review_without_words" ON "review" USING btree ("id") WHERE words is null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "app_user_without_words" ON "app_user" USING btree ("id") WHERE words is null;
--> statement-breakpoint
-- The triggers fill them in.
-- in batches
UPDATE "property" SET terms = NULL WHERE id IN (SELECT id FROM "property" WHERE words IS NULL LIMIT 1000);
--> statement-breakpoint
-- in batches
UPDATE "review" SET words = NULL WHERE id IN (SELECT id FROM "review" WHERE words IS NULL LIMIT 1000);
--> statement-breakpoint
-- in batches
UPDATE "app_user" SET words = NULL WHERE id IN (SELECT id FROM "app_user" WHERE words IS NULL LIMIT 1000);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "property_without_words";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "review_without_words";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "app_user_without_words";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "review_word_forms" ON "review" USING gin ("words" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "app_user_word_forms" ON "app_user" USING gin ("words" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "review_search";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "review_words";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "app_user_search";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "app_user_words";
--> statement-breakpoint
-- For as long as this takes: which searches have the new words.
ALTER TABLE "saved_search" ADD COLUMN IF NOT EXISTS "is_folded" boolean;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "saved_search_unfolded" ON "saved_search" USING btree ("id") WHERE is_folded is null;
--> statement-breakpoint
-- in batches
UPDATE "saved_search" SET terms = NULL, is_folded = true WHERE id IN (SELECT id FROM "saved_search" WHERE is_folded IS NULL LIMIT 1000);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "saved_search_unfolded";
--> statement-breakpoint
ALTER TABLE "saved_search" DROP COLUMN IF EXISTS "is_folded";
--> statement-breakpoint
-- The places by their new keys, counted while no process adds to them. One statement sees one state: what the triggers wrote until then is
-- counted with the rows, what they write from then on is added.
SELECT pg_advisory_lock(7316003);
--> statement-breakpoint
WITH counted_already AS (DELETE FROM "place_change"),
counted AS (
	SELECT place_key(place) AS key, min(place) AS name, sum(homes)::integer AS homes FROM (
		SELECT place, count(*) AS homes FROM "property", unnest(places_in("location")) place
		WHERE status = 'verified' AND sold_at IS NULL AND withdrawn_at IS NULL GROUP BY 1
	) named GROUP BY 1
),
gone AS (DELETE FROM "place" WHERE NOT EXISTS (SELECT FROM counted WHERE counted.key = "place".key))
INSERT INTO "place" ("key", "name", "homes", "starts")
SELECT key, name, homes, place_starts(key) FROM counted
ON CONFLICT ("key") DO UPDATE SET "homes" = excluded."homes";
--> statement-breakpoint
SELECT pg_advisory_unlock(7316003);
--> statement-breakpoint
ANALYZE "property";--> statement-breakpoint
ANALYZE "review";--> statement-breakpoint
ANALYZE "app_user";--> statement-breakpoint
ANALYZE "search_word";
