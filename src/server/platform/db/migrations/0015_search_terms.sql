CREATE TABLE "search_word" (
	"word" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_word_prefix" ON "search_word" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_word_part" ON "search_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "terms" "tsvector";
--> statement-breakpoint
-- Everything that a search looks up, told apart by its first character, which no word begins with: as they are the words of type,
-- description and features; with `=` what stands between blanks in title, location and the agent's name; with `#` their words of one
-- or two letters; `@house`; `$roof terrace`; `%0` to `%3` for three bedrooms; `^0` to `^2` for two and a half bathrooms.
-- A lexeme has at most 2,046 bytes.
CREATE FUNCTION property_terms(title text, location text, agent_name text, type text, description text, features text[], bedrooms smallint, bathrooms double precision)
	RETURNS tsvector
	LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
	AS $$
	DECLARE
		named text := lower(title || ' ' || location || ' ' || agent_name);
		terms text[] := string_to_array('=' || replace(named, ' ', ' ='), ' ')
			|| ('@' || type)
			|| string_to_array('$' || array_to_string(lower_texts(features), E'\x1f$'), E'\x1f')
			|| ('{%0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10}'::text[])[:bedrooms + 1]
			|| ('{^0,^1,^2,^3,^4,^5,^6,^7,^8,^9,^10}'::text[])[:floor(bathrooms)::integer + 1];
		word text;
	BEGIN
		FOREACH word IN ARRAY tsvector_to_array(to_tsvector('simple', named)) LOOP
			IF length(word) < 3 THEN terms := terms || ('#' || word); END IF;
		END LOOP;
		IF octet_length(named) > 2000 THEN terms := ARRAY(SELECT left(term, 500) FROM unnest(terms) term); END IF;
		RETURN strip(property_words(type, description, features)) || array_to_tsvector(array_remove(terms, NULL));
	END
	$$;
--> statement-breakpoint
CREATE FUNCTION set_property_terms() RETURNS trigger
	LANGUAGE plpgsql
	AS $$
	BEGIN
		NEW.terms := property_terms(NEW.title, NEW.location, NEW.agent_name, NEW.type, NEW.description, NEW.features, NEW.bedrooms, NEW.bathrooms);
		RETURN NEW;
	END
	$$;
--> statement-breakpoint
-- Only added to: a word that two transactions add at once is there twice, and neither waits for the other.
CREATE FUNCTION note_search_words() RETURNS trigger
	LANGUAGE plpgsql
	AS $$
	BEGIN
		IF TG_OP = 'INSERT' THEN
			INSERT INTO search_word (word)
			SELECT DISTINCT term FROM new_rows, unnest(tsvector_to_array(terms)) term
			WHERE left(term, 1) NOT IN ('#', '@', '$', '%', '^') AND NOT EXISTS (SELECT FROM search_word WHERE word = term);
		ELSE
			INSERT INTO search_word (word)
			SELECT DISTINCT term FROM new_rows after JOIN old_rows before USING (id), unnest(tsvector_to_array(after.terms)) term
			WHERE after.terms IS DISTINCT FROM before.terms
				AND left(term, 1) NOT IN ('#', '@', '$', '%', '^') AND NOT EXISTS (SELECT FROM search_word WHERE word = term);
		END IF;
		RETURN NULL;
	END
	$$;
--> statement-breakpoint
CREATE TRIGGER property_terms_set BEFORE INSERT OR UPDATE OF title, location, agent_name, type, description, features, bedrooms, bathrooms, terms
	ON "property" FOR EACH ROW EXECUTE FUNCTION set_property_terms();--> statement-breakpoint
CREATE TRIGGER property_words_added AFTER INSERT ON "property"
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();--> statement-breakpoint
CREATE TRIGGER property_words_changed AFTER UPDATE ON "property"
	REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();
