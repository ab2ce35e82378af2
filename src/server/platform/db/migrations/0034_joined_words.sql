-- Digits of all scripts, nukta, kana of both kinds, and letters that people type without their hooks and loops: more ways to type a word.
-- One folding of words for what is stored and what is searched for. `spelt`: small letters without accents, apostrophes and what can't be
-- seen, in one form and width, and a blank for signs beyond ASCII. `is_expanded`: `ü` becomes `ue` instead of `u`.
CREATE OR REPLACE FUNCTION spelt(words text, is_expanded boolean DEFAULT false) RETURNS text
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
		plain := regexp_replace(plain, '[''`\u00ad\u00b7\u02b9-\u02bf\u02c8\u02ee\u0300-\u036f\u0483-\u0487\u055a\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u05f3\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u2018-\u201b\u202a-\u202e\u2032\u2035\u2060-\u206f\u20d0-\u20ff\ua78b\ua78c\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\U000e0000-\U000e01ef]+', '', 'g');
		plain := translate(plain, 'ıςøłđħŧðəŋɓɗƙɛɔґىیېےکڪةہھۃەٱ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹‐‑‒–—―−', 'iσolđhtdenbdkeoгييييككههههها01234567890123456789-------');
		IF plain ~ '[\u05d0-\u05ea]["“”\u05f4]' THEN plain := regexp_replace(plain, '(?<=[\u05d0-\u05ea])["“”\u05f4](?=[\u05d0-\u05ea])', '', 'g'); END IF;
		IF plain ~ '[\u0560-\u0589\u0900-\u18ff]' THEN
			plain := translate(plain, 'ँ०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯๐๑๒๓๔๕๖๗๘๙໐໑໒໓໔໕໖໗໘໙༠༡༢༣༤༥༦༧༨༩၀၁၂၃၄၅၆၇၈၉០១២៣៤៥៦៧៨៩᠐᠑᠒᠓᠔᠕᠖᠗᠘᠙', 'ं012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789');
			plain := replace(replace(plain, 'եւ', 'եվ'), 'เเ', 'แ');
			IF plain ~ '[\u0d7a-\u0d7f]' THEN
				plain := replace(replace(replace(replace(replace(replace(plain, 'ൺ', 'ണ്'), 'ൻ', 'ന്'), 'ർ', 'ര്'), 'ൽ', 'ല്'), 'ൾ', 'ള്'), 'ൿ', 'ക്');
			END IF;
		END IF;
		IF plain ~ '[\u3095\u3096\u30a1-\u30f6]' THEN
			plain := translate(plain, 'ァアィイゥウェエォオカキクケコサシスセソタチッツテトナニヌネノハヒフヘホマミムメモャヤュユョヨラリルレロヮワヰヱヲンヵヶゕゖ', 'ぁあぃいぅうぇえぉおかきくけこさしすせそたちっつてとなにぬねのはひふへほまみむめもゃやゅゆょよらりるれろゎわゐゑをんかけかけ');
		END IF;
		plain := replace(replace(replace(replace(replace(plain, 'đ', 'd'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
		RETURN regexp_replace(normalize(plain, NFC), '[\u0080-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u02c2-\u02c7\u02c9-\u02df\u0375\u037e\u0387\u055b-\u055f\u0589\u058a\u05be\u05c0\u05c3\u05c6\u05f4\u0600-\u060f\u061b\u061d-\u061f\u066a-\u066d\u06d4\u06dd\u06de\u06e9\u0700-\u070d\u0964\u0965\u0970\u0df4\u0e3f\u0e4f\u0e5a\u0e5b\u0f04-\u0f14\u0f3a-\u0f3d\u104a-\u104f\u10fb\u1360-\u1368\u1680\u17d4-\u17db\u1800-\u180a\u2000-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u3036-\u303a\u303d-\u303f\u30a0\u30fb\ud7ff-\uf8ff\ufd3e\ufd3f\ufe10-\ufe6f\uff00-\uff65\uffe0-\uffff\U0001f000-\U0001faff]+', ' ', 'g');
	END
	$$;
--> statement-breakpoint
-- A text as it is searched: its folded words, and after them the other ways in which people type them. `King's` also as `king s`,
-- `semi-detached` as `semidetached`, `U.S.A.` as `usa`, `Müller` as `mueller`, `Mueller` as `muller`, `BL0 9QX` as `bl09qx` and the reverse.
CREATE OR REPLACE FUNCTION word_forms(words text) RETURNS text
	LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp
	AS $$
	DECLARE
		base text := folded(words);
		plain text := replace(lower(words), E'\n', ' ');
		variable CONSTANT text := '[ao]e|ue|aa|.[''’‘ʼ´`＇‐‑‒–−－﹣・_-].|[[:alpha:]]\.[[:alpha:]]|[äöüåøœæ\u0308\u030a]';
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
			(CASE WHEN piece ~ '[''’‘ʼ´`＇]' THEN folded(translate(piece, '''’‘ʼ´`＇', '       ')) END),
			(CASE WHEN piece ~ '_' THEN folded(replace(piece, '_', ' ')) END),
			(CASE WHEN piece ~ '[‐‑‒–−－﹣・-]' THEN folded(translate(piece, '‐‑‒–−－﹣・-', '')) END),
			(CASE WHEN piece ~ '(^|[^[:alnum:]])[[:alpha:]]\.[[:alpha:]](\.|[^[:alnum:]]|$)' THEN folded(replace(piece, '.', '')) END)
		) other (form)
		WHERE form <> own; END IF;
		IF base ~ '(^| )([a-z]{1,2}[0-9][0-9a-z]? ?[0-9][a-z]{2}|[a-z][0-9][a-z] ?[0-9][a-z][0-9]|[a-z][0-9][0-9a-z] ?[0-9a-z]{4}|[0-9]{4} ?[a-z]{2}|[0-9]{3} ?[0-9]{2,3})( |$)' THEN
			forms := forms || ARRAY(
				SELECT CASE WHEN strpos(base, concat_ws(' ', code[1], code[3], code[5], code[7], code[9]) || ' ') > 0
					THEN array_to_string(code, '') ELSE array_to_string(code, ' ') END
				FROM regexp_matches(base, '(?:^| )(?:([a-z]{1,2}[0-9][0-9a-z]?) ?([0-9][a-z]{2})|([a-z][0-9][a-z]) ?([0-9][a-z][0-9])|([a-z][0-9][0-9a-z]) ?([0-9a-z]{4})|([0-9]{4}) ?([a-z]{2})|([0-9]{3}) ?([0-9]{2,3}))(?= |$)', 'g') code);
		END IF;
		IF octet_length(base) = length(base) THEN RETURN concat(' ', base, ' ' || nullif(array_to_string(forms, ' '), ''), ' '); END IF;
		SELECT * INTO grams FROM letter_pairs(concat_ws(' ', base, array_to_string(forms, ' ')));
		RETURN concat(' ', concat_ws(' ', base, nullif(array_to_string(forms, ' '), ''), (SELECT string_agg(DISTINCT gram, ' ') FROM unnest(grams.letters || grams.pairs || string_to_array(grams.others, ' ')) gram WHERE gram <> '' AND strpos(concat(' ', base, ' '), concat(' ', gram, ' ')) = 0)), ' ');
	END
	$$;
--> statement-breakpoint
DROP FUNCTION search_tokens(text);
--> statement-breakpoint
-- The words of a search, the first ten. What stands between two blanks is one, also with signs in it; where words have no blanks between
-- them, signs part them, too. `pattern`: of `word_forms` that have it; a word of one or two letters stands as a word of its own. `lexemes`:
-- how its words begin among the facts of a home, with `*` where they may go on. `joined`: it without its signs, which may begin a word
-- instead. `terms`: the query of the terms of a home with it among its facts; of a short word also in its names, as of a joined one.
CREATE FUNCTION search_tokens(words text) RETURNS TABLE (token text, is_short boolean, pattern text, lexemes text[], terms text, joined text)
	LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp
	AS $$
	DECLARE
		word text;
		grams record;
	BEGIN
		FOR token IN
			SELECT own.word FROM (
				SELECT contracted(folded(piece), 4) AS known, at
				FROM unnest(string_to_array(translate(spelt(words), E'\t\n\r\f\v', '     '), ' ')) WITH ORDINALITY pieces (piece, at)
			) pieces
			CROSS JOIN LATERAL unnest(CASE WHEN (letter_pairs(known)).letters IS NULL THEN ARRAY[known] ELSE string_to_array(known, ' ') END) WITH ORDINALITY own (word, part)
			WHERE known <> '' ORDER BY at, part LIMIT 10
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
			joined := CASE WHEN strpos(token, ' ') > 0 THEN replace(token, ' ', '') END;
			IF joined !~ '^([0-9]{5}|[0-9]*[^0-9]).{0,95}$' OR length(joined) < 3 THEN joined := NULL; END IF;
			terms := CASE WHEN is_short THEN format('''#%1$s'' | ''%1$s''', token) ELSE (
				SELECT string_agg(CASE WHEN right(lexeme, 1) = '*' THEN format('''%s'':*', left(lexeme, -1)) ELSE format('''%s''', lexeme) END, ' & ')
				FROM unnest(lexemes) lexeme) END || CASE WHEN joined IS NULL THEN '' ELSE format(' | ''%1$s'':* | ''=%1$s'':*', joined) END;
			RETURN NEXT;
		END LOOP;
	END
	$$;
--> statement-breakpoint
-- By what features are the same: `Wi-Fi`, `wifi` and `Wi Fi` are one.
CREATE FUNCTION feature_identity(feature text) RETURNS text
	LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp
	AS $$ BEGIN RETURN replace(feature_key(feature), ' ', ''); END $$;
--> statement-breakpoint
DROP FUNCTION property_terms(text, text, text, text[], smallint, double precision);
--> statement-breakpoint
-- Everything that a search looks up, told apart by its first character, which no word begins with: as they are the words of type,
-- description and features; with `=` the words of title, location and the agent's name, with `#` those of one or two letters; `@house`;
-- `$roofterrace`; `%0` to `%3` for three bedrooms; `^0` to `^2` for two and a half bathrooms. A lexeme has at most 2,046 bytes.
CREATE FUNCTION property_terms(names text, type text, facts text, feature_keys text[], bedrooms smallint, bathrooms double precision)
	RETURNS tsvector
	LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp
	AS $$
	DECLARE
		terms text[];
	BEGIN
		terms := string_to_array(word_forms(facts) || regexp_replace('=' || replace(btrim(names), ' ', ' =') || ' ', '=([^ ]{1,2} )', '#\1', 'g'), ' ')
			|| ('@' || type)
			|| ('{%0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10}'::text[])[:bedrooms + 1]
			|| ('{^0,^1,^2,^3,^4,^5,^6,^7,^8,^9,^10}'::text[])[:floor(bathrooms)::integer + 1];
		IF feature_keys IS NOT NULL THEN terms := terms || ARRAY(SELECT '$' || key FROM unnest(feature_keys) key); END IF;
		IF octet_length(facts) + octet_length(names) > 2000 THEN terms := ARRAY(SELECT left(term, 500) FROM unnest(terms) term); END IF;
		RETURN array_to_tsvector(array_remove(array_remove(terms, NULL), ''));
	END
	$$;
--> statement-breakpoint
-- Of features that are the same the first is kept. `$roof terrace` is what servers of the version before look up, next to `$roofterrace`.
CREATE OR REPLACE FUNCTION set_property_terms() RETURNS trigger
	LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
	AS $$
	DECLARE
		keys text[];
	BEGIN
		NEW.words := word_forms(concat_ws(' ', NEW.title, NEW.location, NEW.agent_name));
		IF NEW.features IS NOT NULL THEN
			SELECT coalesce(array_agg(feature ORDER BY at), '{}'), array_agg(key) || array_agg(replace(key, ' ', '')) INTO NEW.features, keys FROM (
				SELECT DISTINCT ON (replace(key, ' ', '')) feature, key, at
				FROM unnest(NEW.features) WITH ORDINALITY own (feature, at), LATERAL feature_key(feature) key
				ORDER BY replace(key, ' ', ''), at
			) each;
		END IF;
		NEW.terms := property_terms(NEW.words, NEW.type, concat_ws(' ', NEW.type, replace(NEW.description, 'Contains HM Land Registry data © Crown copyright and database right. Licensed under the Open Government Licence v3.0.', ''), array_to_string(NEW.features, ' ')), keys, NEW.bedrooms, NEW.bathrooms);
		RETURN NEW;
	END
	$$;
--> statement-breakpoint
-- The words and features of a saved search, as the public search takes them. `anchor`: three letters that every home with its words has.
CREATE OR REPLACE FUNCTION set_saved_search_words() RETURNS trigger
	LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
	AS $$
	DECLARE
		q text := NEW.query ->> 'q';
		own text[];
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
		RETURN NEW;
	END
	$$;
--> statement-breakpoint
-- Commas of all scripts part places.
CREATE OR REPLACE FUNCTION places_in(location text) RETURNS text[]
	LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp
	AS $$
	DECLARE
		parts text[] := string_to_array(btrim(translate(location, '，、،﹐', ',,,,'), ' ,'), ',');
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
