ALTER TABLE "property" ADD COLUMN "lowered_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "saved_search" ADD COLUMN "max_beds" double precision;
--> statement-breakpoint
ALTER TABLE "saved_search" ADD COLUMN "max_baths" double precision;
--> statement-breakpoint
ALTER TABLE "saved_search" ADD COLUMN "max_area_ft2" double precision;
--> statement-breakpoint
ALTER TABLE "saved_search" ADD COLUMN "plot_ft2" double precision;
--> statement-breakpoint
ALTER TABLE "saved_search" ADD COLUMN "max_plot_ft2" double precision;
--> statement-breakpoint
ALTER TABLE "saved_search" ADD COLUMN "min_per_area" double precision;
--> statement-breakpoint
ALTER TABLE "saved_search" ADD COLUMN "max_per_area" double precision;
--> statement-breakpoint
ALTER TABLE "saved_search" ADD COLUMN "min_year" smallint;
--> statement-breakpoint
ALTER TABLE "saved_search" ADD COLUMN "max_year" smallint;
--> statement-breakpoint
ALTER TABLE "saved_search" ADD COLUMN "tenures" text[];
--> statement-breakpoint
ALTER TABLE "saved_search" ADD COLUMN "energy_ratings" text[];
--> statement-breakpoint
ALTER TABLE "saved_search" ADD COLUMN "not_agents" uuid[];
--> statement-breakpoint
ALTER TABLE "saved_search" ADD COLUMN "since_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "saved_search" ADD COLUMN "since_days" smallint;
--> statement-breakpoint
ALTER TABLE "saved_search" ADD COLUMN "pictures" smallint;
--> statement-breakpoint
ALTER TABLE "saved_search" ADD COLUMN "not_under_offer" boolean;
--> statement-breakpoint
ALTER TABLE "saved_search" ADD COLUMN "lowered" boolean;
--> statement-breakpoint
ALTER TABLE "saved_search" ADD COLUMN "not_terms" "tsquery";
--> statement-breakpoint
ALTER TABLE "saved_search" ADD COLUMN "not_word_patterns" text[];
--> statement-breakpoint
ALTER TABLE "saved_search" ADD COLUMN "not_word_facts" "tsquery"[];
--> statement-breakpoint
-- The words and features of a saved search, as the public search takes them; those to leave out as in `search-words.ts` of the contract. `anchor`: three letters that every home with its words has.
CREATE OR REPLACE FUNCTION set_saved_search_words() RETURNS trigger
	LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
	AS $$
	DECLARE
		left_out CONSTANT text := '(^|[ \t\n\r\f\v])[-−]([^ \t\n\r\f\v!-@[-`{-~][^ \t\n\r\f\v]*)';
		q text := regexp_replace(NEW.query ->> 'q', left_out, '\1', 'g');
		own text[];
		not_own text[];
	BEGIN
		SELECT array_agg(pattern) FILTER (WHERE NOT is_short), array_agg(terms::tsquery) FILTER (WHERE NOT is_short),
			array_agg('(' || terms || ')') FILTER (WHERE is_short),
			(SELECT left(lexeme, 3) FROM search_tokens(q) long, unnest(long.lexemes) WITH ORDINALITY lexemes (lexeme, at)
				WHERE NOT long.is_short AND right(lexeme, 1) = '*' AND (long.joined IS NULL OR at = 1) ORDER BY length(lexeme) DESC LIMIT 1)
		INTO NEW.word_patterns, NEW.word_facts, own, NEW.anchor
		FROM search_tokens(q);
		IF q ~ '[^\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]' AND own IS NULL AND NEW.word_patterns IS NULL THEN own := '{''#''}'; END IF; -- signs alone are found nowhere
		NEW.terms := nullif(array_to_string(own || ARRAY(
			SELECT '''' || replace(replace('$' || feature_identity(feature), '\', '\\'), '''', '''''') || ''''
			FROM jsonb_array_elements_text(CASE WHEN jsonb_typeof(NEW.query -> 'feature') = 'array' THEN NEW.query -> 'feature' ELSE '[]' END) feature), ' & '), '')::tsquery;
		SELECT array_agg(pattern) FILTER (WHERE NOT is_short), array_agg(terms::tsquery) FILTER (WHERE NOT is_short),
			array_agg('(' || terms || ')') FILTER (WHERE is_short)
		INTO NEW.not_word_patterns, NEW.not_word_facts, not_own
		FROM search_tokens((SELECT string_agg(word[2], ' ') FROM regexp_matches(NEW.query ->> 'q', left_out, 'g') word));
		NEW.not_terms := nullif(array_to_string(not_own || ARRAY(
			SELECT '''' || replace(replace('$' || feature_identity(feature), '\', '\\'), '''', '''''') || ''''
			FROM jsonb_array_elements_text(CASE WHEN jsonb_typeof(NEW.query -> 'notFeature') = 'array' THEN NEW.query -> 'notFeature' ELSE '[]' END) feature), ' | '), '')::tsquery;
		RETURN NEW;
	END
	$$;
--> statement-breakpoint
-- As before for searches of before, whose keys are in an index.
-- The same for two queries that are the same search: words, types, features and others of a list in any order and case, and square feet with or without their name.
CREATE OR REPLACE FUNCTION saved_search_key(query jsonb) RETURNS bigint
	LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp
	AS $$
		SELECT jsonb_hash_extended(jsonb_strip_nulls(query || jsonb_build_object(
			'q', (SELECT jsonb_agg(DISTINCT word) FROM regexp_split_to_table(lower(query ->> 'q'), '\s+') word WHERE word <> ''),
			'type', (SELECT jsonb_agg(DISTINCT lower(name)) FROM jsonb_array_elements_text(
				CASE jsonb_typeof(query -> 'type') WHEN 'array' THEN query -> 'type' ELSE jsonb_build_array(query -> 'type') END) name WHERE name IS NOT NULL),
			'feature', (SELECT jsonb_agg(DISTINCT lower(name)) FROM jsonb_array_elements_text(
				CASE jsonb_typeof(query -> 'feature') WHEN 'array' THEN query -> 'feature' ELSE jsonb_build_array(query -> 'feature') END) name WHERE name IS NOT NULL),
			'tenure', (SELECT jsonb_agg(DISTINCT lower(name)) FROM jsonb_array_elements_text(
				CASE jsonb_typeof(query -> 'tenure') WHEN 'array' THEN query -> 'tenure' ELSE jsonb_build_array(query -> 'tenure') END) name WHERE name IS NOT NULL),
			'notFeature', (SELECT jsonb_agg(DISTINCT lower(name)) FROM jsonb_array_elements_text(
				CASE jsonb_typeof(query -> 'notFeature') WHEN 'array' THEN query -> 'notFeature' ELSE jsonb_build_array(query -> 'notFeature') END) name WHERE name IS NOT NULL),
			'notAgent', (SELECT jsonb_agg(DISTINCT lower(name)) FROM jsonb_array_elements_text(
				CASE jsonb_typeof(query -> 'notAgent') WHEN 'array' THEN query -> 'notAgent' ELSE jsonb_build_array(query -> 'notAgent') END) name WHERE name IS NOT NULL),
			'areaUnit', nullif(query ->> 'areaUnit', 'ft2')
		)), 0)
	$$;
--> statement-breakpoint
-- A lower price of a home that is for sale, until it is raised again.
CREATE FUNCTION note_lowered_price() RETURNS trigger
	LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
	AS $$
	BEGIN
		IF (NEW.price_min_cents, NEW.price_max_cents) IS DISTINCT FROM (OLD.price_min_cents, OLD.price_max_cents) THEN
			NEW.lowered_at := CASE WHEN OLD.status = 'verified' AND OLD.sold_at IS NULL AND OLD.withdrawn_at IS NULL
				AND (NEW.price_min_cents, NEW.price_max_cents) < (OLD.price_min_cents, OLD.price_max_cents) THEN now() END;
		END IF;
		RETURN NEW;
	END
	$$;
--> statement-breakpoint
CREATE TRIGGER property_lowered_price BEFORE UPDATE OF price_min_cents, price_max_cents ON "property" FOR EACH ROW EXECUTE FUNCTION note_lowered_price();
--> statement-breakpoint
-- A word behind a hyphen was searched for, and is left out from now on: saved searches keep their meaning.
UPDATE "saved_search" search SET query = jsonb_set(query, '{q}', to_jsonb(plain.q))
FROM (
	SELECT id, regexp_replace(query ->> 'q', '(^|[ \t\n\r\f\v])[-−](?=[^ \t\n\r\f\v!-@[-`{-~])', '\1', 'g') AS q FROM "saved_search"
	WHERE query ->> 'q' ~ '(^|[ \t\n\r\f\v])[-−][^ \t\n\r\f\v!-@[-`{-~]'
) plain
WHERE plain.id = search.id AND NOT EXISTS (
	SELECT FROM "saved_search" other WHERE other.user_id = search.user_id AND other.id <> search.id
	AND saved_search_key(other.query) = saved_search_key(jsonb_set(search.query, '{q}', to_jsonb(plain.q)))
);
