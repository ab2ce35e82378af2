-- online
ALTER TABLE "saved_search" ADD COLUMN IF NOT EXISTS "removed_at" timestamp (3) with time zone;
--> statement-breakpoint
-- The same for two queries that are the same search: words, types and features in any order and case, and square feet with or without their name.
CREATE OR REPLACE FUNCTION saved_search_key(query jsonb) RETURNS bigint
	LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp
	AS $$
		SELECT jsonb_hash_extended(jsonb_strip_nulls(query || jsonb_build_object(
			'q', (SELECT jsonb_agg(DISTINCT word) FROM regexp_split_to_table(lower(query ->> 'q'), '\s+') word WHERE word <> ''),
			'type', (SELECT jsonb_agg(DISTINCT lower(name)) FROM jsonb_array_elements_text(
				CASE jsonb_typeof(query -> 'type') WHEN 'array' THEN query -> 'type' ELSE jsonb_build_array(query -> 'type') END) name WHERE name IS NOT NULL),
			'feature', (SELECT jsonb_agg(DISTINCT lower(name)) FROM jsonb_array_elements_text(
				CASE jsonb_typeof(query -> 'feature') WHEN 'array' THEN query -> 'feature' ELSE jsonb_build_array(query -> 'feature') END) name WHERE name IS NOT NULL),
			'areaUnit', nullif(query ->> 'areaUnit', 'ft2')
		)), 0)
	$$;
--> statement-breakpoint
-- in batches
-- Of a person's searches that are the same, the one with the most frequent alerts stays, with its own alerts; of equals the oldest.
WITH doubled AS (
	SELECT id FROM (
		SELECT id, row_number() OVER (
			PARTITION BY user_id, saved_search_key(query) ORDER BY array_position(ARRAY['instant', 'daily', 'none'], frequency), id
		) AS place FROM saved_search WHERE removed_at IS NULL
	) ranked WHERE place > 1 LIMIT 10000
), without_alerts AS (
	DELETE FROM alert USING doubled WHERE alert.search_id = doubled.id
)
DELETE FROM saved_search USING doubled WHERE saved_search.id = doubled.id;
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "saved_search_once" ON "saved_search" USING btree ("user_id",saved_search_key(query)) WHERE removed_at is null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "saved_search_by_removal" ON "saved_search" USING btree ("removed_at") WHERE removed_at is not null;
