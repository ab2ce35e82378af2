-- online
CREATE TABLE IF NOT EXISTS "refolded" AS
	SELECT 'property' AS kind, id FROM "property" UNION ALL SELECT 'review', id FROM "review" UNION ALL SELECT 'app_user', id FROM "app_user"
	UNION ALL SELECT 'saved_search', id FROM "saved_search";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "refolded_next" ON "refolded" USING btree ("kind", "id");
--> statement-breakpoint
-- The triggers fill them in.
-- in batches
WITH next AS (DELETE FROM "refolded" WHERE ctid = ANY (ARRAY(SELECT ctid FROM "refolded" WHERE kind = 'property' ORDER BY id LIMIT 1000)) RETURNING id),
changed AS (UPDATE "property" SET terms = NULL FROM next WHERE "property".id = next.id)
SELECT FROM next;
--> statement-breakpoint
-- in batches
WITH next AS (DELETE FROM "refolded" WHERE ctid = ANY (ARRAY(SELECT ctid FROM "refolded" WHERE kind = 'review' ORDER BY id LIMIT 1000)) RETURNING id),
changed AS (UPDATE "review" SET words = NULL FROM next WHERE "review".id = next.id)
SELECT FROM next;
--> statement-breakpoint
-- in batches
WITH next AS (DELETE FROM "refolded" WHERE ctid = ANY (ARRAY(SELECT ctid FROM "refolded" WHERE kind = 'app_user' ORDER BY id LIMIT 1000)) RETURNING id),
changed AS (UPDATE "app_user" SET words = NULL FROM next WHERE "app_user".id = next.id)
SELECT FROM next;
--> statement-breakpoint
-- in batches
WITH next AS (DELETE FROM "refolded" WHERE ctid = ANY (ARRAY(SELECT ctid FROM "refolded" WHERE kind = 'saved_search' ORDER BY id LIMIT 1000)) RETURNING id),
changed AS (UPDATE "saved_search" SET terms = NULL FROM next WHERE "saved_search".id = next.id)
SELECT FROM next;
--> statement-breakpoint
DROP TABLE IF EXISTS "refolded";
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
