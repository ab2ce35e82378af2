CREATE TABLE "place_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "place_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" text NOT NULL,
	"homes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "place" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"homes" integer NOT NULL,
	"starts" text[] NOT NULL
);
--> statement-breakpoint
CREATE INDEX "place_by_start" ON "place" USING gin ("starts");--> statement-breakpoint
CREATE INDEX "place_by_prefix" ON "place" USING btree ("key" text_pattern_ops);--> statement-breakpoint
-- By way of the array's own text: several times as fast as each element by itself.
CREATE FUNCTION lower_texts(texts text[]) RETURNS text[]
	LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
	AS $$ BEGIN RETURN lower(texts::text)::text[]; END $$;
--> statement-breakpoint
-- The cost is what it takes, in PostgreSQL's unit: an index is to be preferred to going through rows with it.
-- Signs are parted from words first: PostgreSQL would take `kitchen/diner` for the path of a file, and `sea.Garden` for a host.
CREATE FUNCTION property_words(type text, description text, features text[]) RETURNS tsvector
	LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 2000
	AS $$
	BEGIN
		RETURN to_tsvector('simple', replace(replace(replace(
			coalesce(type, '') || ' ' || replace(description, 'Contains HM Land Registry data © Crown copyright and database right. Licensed under the Open Government Licence v3.0.', '')
				|| ' ' || coalesce(array_to_string(features, ' '), ''),
			'/', ' '), '.', ' '), '-', ' '));
	END
	$$;
--> statement-breakpoint
-- `King's Lynn` → `kings lynn`, `Ashton-under-Lyne` → `ashton under lyne`.
CREATE FUNCTION place_key(name text) RETURNS text
	LANGUAGE sql IMMUTABLE PARALLEL SAFE
	AS $$ SELECT btrim(regexp_replace(replace(replace(lower(name), '''', ''), '’', ''), '[-–\s.,()/&"]+', ' ', 'g')) $$;
--> statement-breakpoint
-- The towns and the like of a location: not what has a digit (house numbers, postcodes), nor a street in front. What stands in front
-- is a street when two names and a postcode follow, or by its own name.
CREATE FUNCTION places_in(location text) RETURNS text[]
	LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
	AS $$
	DECLARE
		parts text[] := string_to_array(btrim(location, ' ,'), ',');
		last integer := cardinality(parts);
		has_street boolean := last > 3 AND parts[last] ~ '[0-9]';
		part text;
		found text[] := '{}';
	BEGIN
		FOR at IN 1 .. last LOOP
			part := btrim(parts[at]);
			CONTINUE WHEN at = 1 AND has_street OR part ~ '[0-9]' OR part !~ '\w\w' OR length(part) > 60 OR part = ANY (found)
				OR at = 1 AND last > 1 AND part ~* '\m(street|road|lane|avenue|close|drive|crescent|terrace|row|mews|boulevard|way|court|square|brow|gardens|grove|place|walk|view|rise|fold|croft|mount|parade|quay|wharf|yard|buildings|approach|villas|cottages)$';
			found := found || part;
		END LOOP;
		RETURN found[:5];
	END
	$$;
--> statement-breakpoint
-- A text, and the same with each of its letters left out: two texts within one typing error of each other have one of these in common.
CREATE FUNCTION one_letter_less(whole text) RETURNS text[]
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	AS $$
		SELECT array_agg(DISTINCT one) FROM (
			SELECT whole AS one
			UNION ALL SELECT left(whole, at - 1) || substr(whole, at + 1) FROM generate_series(1, length(whole)) at
		) shorter
	$$;
--> statement-breakpoint
CREATE FUNCTION place_starts(key text) RETURNS text[]
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	AS $$
		SELECT array_agg(DISTINCT one)
		FROM (SELECT string_to_array(key, ' ') AS words) split,
			generate_series(1, least(4, cardinality(words))) at,
			generate_series(4, 6) letters,
			unnest(one_letter_less(left(array_to_string(words[at:], ' '), letters))) one
	$$;
--> statement-breakpoint
-- Per statement, so that an import's batch is one pass; an update counts only rows that changed their place or their being for sale.
CREATE FUNCTION note_place_changes() RETURNS trigger
	LANGUAGE plpgsql
	AS $$
	BEGIN
		IF TG_OP = 'INSERT' THEN
			INSERT INTO place_change (key, name, homes)
			SELECT place_key(place), min(place), count(*) FROM new_rows, unnest(places_in(location)) place
			WHERE status = 'verified' AND sold_at IS NULL AND withdrawn_at IS NULL GROUP BY 1;
		ELSIF TG_OP = 'DELETE' THEN
			INSERT INTO place_change (key, name, homes)
			SELECT place_key(place), min(place), -count(*) FROM old_rows, unnest(places_in(location)) place
			WHERE status = 'verified' AND sold_at IS NULL AND withdrawn_at IS NULL GROUP BY 1;
		ELSE
			INSERT INTO place_change (key, name, homes)
			SELECT place_key(place), max(place), sum(change) FROM (
				SELECT before.id, before.location AS was_at, before.status = 'verified' AND before.sold_at IS NULL AND before.withdrawn_at IS NULL AS was_there,
					after.location AS is_at, after.status = 'verified' AND after.sold_at IS NULL AND after.withdrawn_at IS NULL AS is_there
				FROM old_rows before JOIN new_rows after USING (id)
			) moved
			CROSS JOIN LATERAL (
				SELECT unnest(places_in(was_at)) AS place, -1 AS change WHERE was_there
				UNION ALL SELECT unnest(places_in(is_at)), 1 WHERE is_there
			) counted
			WHERE was_there IS DISTINCT FROM is_there OR was_there AND was_at <> is_at
			GROUP BY 1 HAVING sum(change) <> 0;
		END IF;
		RETURN NULL;
	END
	$$;
--> statement-breakpoint
CREATE TRIGGER property_places_added AFTER INSERT ON "property"
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_place_changes();--> statement-breakpoint
CREATE TRIGGER property_places_changed AFTER UPDATE ON "property"
	REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_place_changes();--> statement-breakpoint
CREATE TRIGGER property_places_removed AFTER DELETE ON "property"
	REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_place_changes();
