ALTER TABLE "property" ADD COLUMN "words" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "words" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "words" text;--> statement-breakpoint
-- One folding of words for what is stored and what is searched for. `spelt`: small letters without accents, apostrophes and what can't be
-- seen, in one form and width, and a blank for signs beyond ASCII. `is_expanded`: `ü` becomes `ue` instead of `u`.
CREATE FUNCTION spelt(words text, is_expanded boolean DEFAULT false) RETURNS text
	LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
	AS $$
	DECLARE
		plain text;
	BEGIN
		IF octet_length(words) = length(words) THEN RETURN replace(lower(replace(replace(words, '''', ''), '`', '')), 'ı', 'i'); END IF;
		plain := lower(normalize(replace(words, '´', ''''), NFKD));
		IF is_expanded THEN
			plain := regexp_replace(regexp_replace(replace(plain, 'ø', 'oe'), '([aou])\u0308', '\1e', 'g'), 'a\u030a', 'aa', 'g');
		END IF;
		plain := regexp_replace(plain, '[''`\u00ad\u00b7\u02b9-\u02bf\u02c8\u02ee\u0300-\u036f\u0483-\u0487\u055a\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u05f3\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u2018-\u201b\u202a-\u202e\u2032\u2035\u2060-\u206f\u20d0-\u20ff\ua78b\ua78c\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\U000e0000-\U000e01ef]+', '', 'g');
		plain := translate(plain, 'ıςøłđħŧðىیېےکة٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹‐‑‒–—―−', 'iσolđhtdييييكه01234567890123456789-------');
		plain := replace(replace(replace(replace(replace(plain, 'đ', 'd'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
		RETURN regexp_replace(normalize(plain, NFC), '[\u0080-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u02c2-\u02c7\u02c9-\u02df\u0375\u037e\u0387\u055b-\u055f\u0589\u058a\u05be\u05c0\u05c3\u05c6\u05f4\u0600-\u060f\u061b\u061d-\u061f\u066a-\u066d\u06d4\u06dd\u06de\u06e9\u0700-\u070d\u0964\u0965\u0970\u0df4\u0e3f\u0e4f\u0e5a\u0e5b\u0f04-\u0f14\u0f3a-\u0f3d\u104a-\u104f\u10fb\u1360-\u1368\u1680\u17d4-\u17db\u1800-\u180a\u2000-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u3036-\u303a\u303d-\u303f\u30a0\u30fb\ud7ff-\uf8ff\ufd3e\ufd3f\ufe10-\ufe6f\uff00-\uff65\uffe0-\uffff\U0001f000-\U0001faff]+', ' ', 'g');
	END
	$$;
--> statement-breakpoint
-- Words alone, between single blanks; a line below letters is one of them.
CREATE FUNCTION folded(words text, is_expanded boolean DEFAULT false) RETURNS text
	LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp
	AS $$
	DECLARE
		plain text := btrim(regexp_replace(spelt(words, is_expanded), '[^a-z0-9_\u0080-\U0010ffff]+', ' ', 'g'));
	BEGIN
		RETURN CASE WHEN strpos(plain, '_') = 0 THEN plain ELSE btrim(regexp_replace(plain, '_*( |^|$)_*', ' ', 'g')) END;
	END
	$$;
--> statement-breakpoint
-- `mueller` becomes `muller`, `aarhus` becomes `arhus`: of folded words, those that have `min_length` letters then.
CREATE FUNCTION contracted(words text, min_length integer) RETURNS text
	LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
	AS $$
	DECLARE
		shorter text;
	BEGIN
		IF words !~ '[ao]e|ue|aa' THEN RETURN words; END IF;
		shorter := regexp_replace(regexp_replace(words, '([ao])e|(a)a', '\1\2', 'g'), '(^|[^aeiouq])ue', '\1u', 'g');
		RETURN (SELECT string_agg(CASE WHEN length(few) >= min_length THEN few ELSE word END, ' ' ORDER BY at)
			FROM unnest(string_to_array(words, ' '), string_to_array(shorter, ' ')) WITH ORDINALITY pair (word, few, at));
	END
	$$;
--> statement-breakpoint
-- Letters of scripts without blanks between words, singly and with their neighbours: 東京都 is 東, 京, 都, 東京 and 京都. `others`: the words without
-- such letters. All are null where there are none.
CREATE FUNCTION letter_pairs(words text, OUT letters text[], OUT pairs text[], OUT others text)
	LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
	AS $$
	DECLARE
		unspaced CONSTANT text := '[\u0e01-\u0eff\u0f40-\u109f\u1100-\u11ff\u1780-\u17ff\u3005-\u3007\u3040-\u31ff\u3400-\u9fff\ua960-\ua97f\uac00-\ud7fb\uf900-\ufaff\U0001b000-\U0001b16f\U00020000-\U0003ffff]';
	BEGIN
		IF words !~ unspaced THEN RETURN; END IF;
		others := regexp_replace(words, unspaced || '+', ' ', 'g');
		SELECT array_agg(letter) FILTER (WHERE is_unspaced),
			array_agg(letter || next) FILTER (WHERE (is_unspaced OR is_next_unspaced) AND ' ' NOT IN (letter, next))
		INTO letters, pairs
		FROM (SELECT letter, is_unspaced, lead(letter) OVER neighbours AS next, lead(is_unspaced) OVER neighbours AS is_next_unspaced
			FROM (SELECT letter, letter ~ unspaced AS is_unspaced, at FROM unnest(string_to_array(words, NULL)) WITH ORDINALITY each (letter, at)) known
			WINDOW neighbours AS (ORDER BY at)) known;
	END
	$$;
--> statement-breakpoint
-- A text as it is searched: its folded words, and after them the other ways in which people type them. `King's` also as `king s`,
-- `semi-detached` as `semidetached`, `Müller` as `mueller`, `Mueller` as `muller`, `BL0 9QX` as `bl09qx` and the reverse.
CREATE FUNCTION word_forms(words text) RETURNS text
	LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp
	AS $$
	DECLARE
		base text := folded(words);
		plain text := replace(lower(words), E'\n', ' ');
		variable CONSTANT text := '[ao]e|ue|aa|.[''’‘ʼ´`‐‑–_-].|[äöüåøœæ\u0308\u030a]';
		forms text[];
		grams record;
	BEGIN
		IF plain ~ variable THEN SELECT array_agg(DISTINCT form) INTO forms FROM (
			SELECT piece, folded(piece) AS own FROM (
				SELECT DISTINCT piece FROM unnest(string_to_array(plain, ' ')) piece
				WHERE piece ~ variable
			) piece
		) piece CROSS JOIN LATERAL (VALUES
			(contracted(own, 4)), (contracted(own, 1)),
			(CASE WHEN piece ~ '[äöüåø\u0308\u030a]' THEN folded(piece, true) END),
			(CASE WHEN piece ~ '[''’‘ʼ´`]' THEN folded(translate(piece, '''’‘ʼ´`', '      ')) END),
			(CASE WHEN piece ~ '_' THEN folded(replace(piece, '_', ' ')) END),
			(CASE WHEN piece ~ '[‐‑–-]' THEN folded(translate(piece, '‐‑–-', '')) END)
		) other (form)
		WHERE form <> own; END IF;
		IF base ~ '(^| )([a-z]{1,2}[0-9][0-9a-z]? ?[0-9][a-z]{2}|[a-z][0-9][a-z] ?[0-9][a-z][0-9]|[a-z][0-9][0-9a-z] ?[0-9a-z]{4}|[0-9]{4} ?[a-z]{2}|[0-9]{3} ?[0-9]{2})( |$)' THEN
			forms := forms || ARRAY(
				SELECT CASE WHEN strpos(base, concat_ws(' ', code[1], code[3], code[5], code[7], code[9]) || ' ') > 0
					THEN array_to_string(code, '') ELSE array_to_string(code, ' ') END
				FROM regexp_matches(base, '(?:^| )(?:([a-z]{1,2}[0-9][0-9a-z]?) ?([0-9][a-z]{2})|([a-z][0-9][a-z]) ?([0-9][a-z][0-9])|([a-z][0-9][0-9a-z]) ?([0-9a-z]{4})|([0-9]{4}) ?([a-z]{2})|([0-9]{3}) ?([0-9]{2}))(?= |$)', 'g') code);
		END IF;
		IF octet_length(base) = length(base) THEN RETURN concat(' ', base, ' ' || nullif(array_to_string(forms, ' '), ''), ' '); END IF;
		SELECT * INTO grams FROM letter_pairs(base);
		RETURN concat(' ', concat_ws(' ', base, nullif(array_to_string(forms, ' '), ''), (SELECT string_agg(DISTINCT gram, ' ') FROM unnest(grams.letters || grams.pairs || string_to_array(grams.others, ' ')) gram WHERE gram <> '' AND strpos(concat(' ', base, ' '), concat(' ', gram, ' ')) = 0)), ' ');
	END
	$$;
--> statement-breakpoint
-- The words of a search, the first ten. What stands between two blanks is one, also with signs in it. `pattern`: of `word_forms` that
-- have it; a word of one or two letters stands as a word of its own. `lexemes`: how its words begin among the facts of a home, with `*` where
-- they may go on. `terms`: the query of the terms of a home with it among its facts; of a short word: in its names, and where words have no
-- blanks between them, also among its facts.
CREATE FUNCTION search_tokens(words text) RETURNS TABLE (token text, is_short boolean, pattern text, lexemes text[], terms text)
	LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp
	AS $$
	DECLARE
		word text;
		grams record;
	BEGIN
		FOR token IN
			SELECT known FROM (
				SELECT contracted(folded(piece), 4) AS known, at
				FROM unnest(string_to_array(translate(spelt(words), E'\t\n\r\f\v', '     '), ' ')) WITH ORDINALITY pieces (piece, at)
			) pieces WHERE known <> '' ORDER BY at LIMIT 10
		LOOP
			is_short := length(token) < 3;
			pattern := CASE WHEN token ~ '^[^ ]{1,2}( |$)' THEN '% ' ELSE '%' END || replace(token, '_', '\_') || CASE WHEN token ~ '(^| )[^ ]{1,2}$' THEN ' %' ELSE '%' END;
			lexemes := '{}';
			FOREACH word IN ARRAY string_to_array(token, ' ') LOOP
				SELECT * INTO grams FROM letter_pairs(word);
				lexemes := lexemes || CASE
					WHEN length(word) < 3 THEN ARRAY[word]
					WHEN grams.letters IS NOT NULL THEN grams.pairs
					ELSE ARRAY[CASE WHEN word ~ '[^0-9]{3}s$' THEN left(word, -1) ELSE word END || '*'] END;
			END LOOP;
			terms := CASE WHEN is_short THEN format(CASE WHEN grams.letters IS NULL THEN '''#%s''' ELSE '''#%1$s'' | ''%1$s''' END, token) ELSE (
				SELECT string_agg(CASE WHEN right(lexeme, 1) = '*' THEN format('''%s'':*', left(lexeme, -1)) ELSE format('''%s''', lexeme) END, ' & ')
				FROM unnest(lexemes) lexeme) END;
			RETURN NEXT;
		END LOOP;
	END
	$$;
--> statement-breakpoint
-- By what features are the same. One without a word is its own.
CREATE FUNCTION feature_key(feature text) RETURNS text
	LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp
	AS $$ BEGIN RETURN coalesce(nullif(contracted(folded(feature), 4), ''), lower(feature)); END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION place_key(name text) RETURNS text
	LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp
	AS $$ BEGIN RETURN coalesce(nullif(contracted(folded(name), 4), ''), lower(btrim(name))); END $$;
--> statement-breakpoint
-- Everything that a search looks up, told apart by its first character, which no word begins with: as they are the words of type,
-- description and features; with `=` the words of title, location and the agent's name, with `#` those of one or two letters; `@house`;
-- `$roof terrace`; `%0` to `%3` for three bedrooms; `^0` to `^2` for two and a half bathrooms. A lexeme has at most 2,046 bytes.
CREATE FUNCTION property_terms(names text, type text, description text, features text[], bedrooms smallint, bathrooms double precision)
	RETURNS tsvector
	LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp
	AS $$
	DECLARE
		facts text := concat_ws(' ', type, replace(description, 'Contains HM Land Registry data © Crown copyright and database right. Licensed under the Open Government Licence v3.0.', ''), array_to_string(features, ' '));
		terms text[];
	BEGIN
		terms := string_to_array(word_forms(facts) || regexp_replace('=' || replace(btrim(names), ' ', ' =') || ' ', '=([^ ]{1,2} )', '#\1', 'g'), ' ')
			|| ('@' || type)
			|| ('{%0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10}'::text[])[:bedrooms + 1]
			|| ('{^0,^1,^2,^3,^4,^5,^6,^7,^8,^9,^10}'::text[])[:floor(bathrooms)::integer + 1];
		IF features IS NOT NULL THEN terms := terms || ARRAY(SELECT '$' || feature_key(feature) FROM unnest(features) feature); END IF;
		IF octet_length(facts) + octet_length(names) > 2000 THEN terms := ARRAY(SELECT left(term, 500) FROM unnest(terms) term); END IF;
		RETURN array_to_tsvector(array_remove(array_remove(terms, NULL), ''));
	END
	$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION set_property_terms() RETURNS trigger
	LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
	AS $$
	BEGIN
		NEW.words := word_forms(concat_ws(' ', NEW.title, NEW.location, NEW.agent_name));
		NEW.terms := property_terms(NEW.words, NEW.type, NEW.description, NEW.features, NEW.bedrooms, NEW.bathrooms);
		RETURN NEW;
	END
	$$;
--> statement-breakpoint
-- Only added to: a word that two transactions add at once is there twice, and neither waits for the other. What has one or two letters is
-- not looked up by a part of it.
CREATE OR REPLACE FUNCTION note_search_words() RETURNS trigger
	LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
	AS $$
	BEGIN
		IF TG_OP = 'INSERT' THEN
			INSERT INTO search_word (word)
			SELECT DISTINCT term FROM new_rows, unnest(tsvector_to_array(terms)) term
			WHERE left(term, 1) NOT IN ('#', '@', '$', '%', '^') AND length(term) > 2 AND NOT EXISTS (SELECT FROM search_word WHERE word = term);
		ELSE
			INSERT INTO search_word (word)
			SELECT DISTINCT term FROM new_rows after JOIN old_rows before USING (id), unnest(tsvector_to_array(after.terms)) term
			WHERE after.terms IS DISTINCT FROM before.terms
				AND left(term, 1) NOT IN ('#', '@', '$', '%', '^') AND length(term) > 2 AND NOT EXISTS (SELECT FROM search_word WHERE word = term);
		END IF;
		RETURN NULL;
	END
	$$;
--> statement-breakpoint
CREATE FUNCTION set_user_words() RETURNS trigger
	LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
	AS $$ BEGIN NEW.words := word_forms(concat_ws(' ', NEW.name, NEW.email)); RETURN NEW; END $$;
--> statement-breakpoint
CREATE FUNCTION set_review_words() RETURNS trigger
	LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
	AS $$ BEGIN NEW.words := word_forms(concat_ws(' ', NEW.property_title, NEW.agent_name, NEW.reviewer_name, NEW.description)); RETURN NEW; END $$;
--> statement-breakpoint
-- The words and features of a saved search, as the public search takes them. `anchor`: three letters that every home with its words has.
CREATE FUNCTION set_saved_search_words() RETURNS trigger
	LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
	AS $$
	DECLARE
		q text := NEW.query ->> 'q';
		own text[];
	BEGIN
		SELECT array_agg(pattern) FILTER (WHERE NOT is_short), array_agg(terms::tsquery) FILTER (WHERE NOT is_short),
			array_agg('(' || terms || ')') FILTER (WHERE is_short),
			(SELECT left(lexeme, 3) FROM search_tokens(q) long, unnest(long.lexemes) lexeme
				WHERE NOT long.is_short AND right(lexeme, 1) = '*' ORDER BY length(lexeme) DESC LIMIT 1)
		INTO NEW.word_patterns, NEW.word_facts, own, NEW.anchor
		FROM search_tokens(q);
		IF q ~ '[^\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]' AND own IS NULL AND NEW.word_patterns IS NULL THEN own := '{''#''}'; END IF; -- signs alone are found nowhere
		NEW.terms := nullif(array_to_string(own || ARRAY(
			SELECT '''' || replace(replace('$' || feature_key(feature), '\', '\\'), '''', '''''') || ''''
			FROM jsonb_array_elements_text(CASE WHEN jsonb_typeof(NEW.query -> 'feature') = 'array' THEN NEW.query -> 'feature' ELSE '[]' END) feature), ' & '), '')::tsquery;
		RETURN NEW;
	END
	$$;
--> statement-breakpoint
-- By their names first, which many homes have in common.
CREATE OR REPLACE FUNCTION note_place_changes() RETURNS trigger
	LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
	AS $$
	BEGIN
		IF TG_OP = 'INSERT' THEN
			INSERT INTO place_change (key, name, homes)
			SELECT place_key(place), min(place), sum(homes) FROM (
				SELECT place, count(*) AS homes FROM new_rows, unnest(places_in(location)) place
				WHERE status = 'verified' AND sold_at IS NULL AND withdrawn_at IS NULL GROUP BY 1
			) named GROUP BY 1;
		ELSIF TG_OP = 'DELETE' THEN
			INSERT INTO place_change (key, name, homes)
			SELECT place_key(place), min(place), -sum(homes) FROM (
				SELECT place, count(*) AS homes FROM old_rows, unnest(places_in(location)) place
				WHERE status = 'verified' AND sold_at IS NULL AND withdrawn_at IS NULL GROUP BY 1
			) named GROUP BY 1;
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
CREATE TRIGGER app_user_words_set BEFORE INSERT OR UPDATE OF name, email, words ON "app_user" FOR EACH ROW EXECUTE FUNCTION set_user_words();--> statement-breakpoint
CREATE TRIGGER review_words_set BEFORE INSERT OR UPDATE OF property_title, agent_name, reviewer_name, description, words ON "review" FOR EACH ROW EXECUTE FUNCTION set_review_words();--> statement-breakpoint
CREATE TRIGGER saved_search_words_set BEFORE INSERT OR UPDATE OF query, terms ON "saved_search" FOR EACH ROW EXECUTE FUNCTION set_saved_search_words();--> statement-breakpoint
DROP FUNCTION property_terms(text, text, text, text, text, text[], smallint, double precision);--> statement-breakpoint
DROP FUNCTION property_words(text, text, text[]);--> statement-breakpoint
DROP FUNCTION lower_texts(text[]);
