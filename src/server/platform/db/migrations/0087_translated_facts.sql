-- The terms of homes that a translated name of a type or a listed feature means, folded as words of a search: `garten` is `$garden`, and every feature with that word. Also of a plural with `s`, and behind the Arabic article. Not those that English has, too, with another meaning.
CREATE FUNCTION translated_fact(word text) RETURNS text
	LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp
	AS $$
	DECLARE
		names CONSTANT jsonb := '{
			"casa": "''@house''",
			"piso": "''@apartment''",
			"terreno": "''@land''",
			"jardin": "''$garden'' | ''$walledgarden'' | ''$communalgarden''",
			"terraza": "''$terrace'' | ''$roofterrace''",
			"balcon": "''$balcony''",
			"piscina": "''$swimmingpool''",
			"azotea": "''$roofterrace''",
			"porche": "''$porch''",
			"chimenea": "''$fireplace''",
			"despacho": "''$study''",
			"buhardilla": "''$loft''",
			"sotano": "''$basement''",
			"gimnasio": "''$gym''",
			"aparcamiento": "''$parking''",
			"garaje": "''$garage''",
			"ascensor": "''$lift''",
			"conserje": "''$concierge''",
			"haus": "''@house''",
			"wohnung": "''@apartment''",
			"reihenhaus": "''@townhouse''",
			"grundstuck": "''@land''",
			"garten": "''$garden'' | ''$walledgarden'' | ''$communalgarden''",
			"terrasse": "''$terrace'' | ''$roofterrace''",
			"balkon": "''$balcony''",
			"gemeinschaftsgarten": "''$communalgarden''",
			"innenhof": "''$courtyard''",
			"gartenterrasse": "''$patio''",
			"dachterrasse": "''$roofterrace''",
			"holzdeck": "''$deck''",
			"kamin": "''$fireplace''",
			"holzboden": "''$woodenfloors''",
			"holzofen": "''$woodstove''",
			"einbauschranke": "''$fittedwardrobes''",
			"arbeitszimmer": "''$study''",
			"dachboden": "''$loft''",
			"keller": "''$basement''",
			"gastebereich": "''$guestsuite''",
			"fitnessraum": "''$gym''",
			"warmepumpe": "''$heatpump''",
			"solaranlage": "''$solarpanels''",
			"doppelverglasung": "''$doubleglazing''",
			"fussbodenheizung": "''$underfloorheating''",
			"klimanlage": "''$airconditioning''",
			"stellplatz": "''$parking''",
			"aufzug": "''$lift''",
			"fahrradkeller": "''$bicyclestore''",
			"meerblick": "''$seaview''",
			"bergblick": "''$mountainview''",
			"maison": "''@house''",
			"appartement": "''@apartment''",
			"piscine": "''$swimmingpool''",
			"cour": "''$courtyard''",
			"toit terrasse": "''$roofterrace''",
			"cheminee": "''$fireplace''",
			"combles": "''$loft''",
			"sous sol": "''$basement''",
			"climatisation": "''$airconditioning''",
			"stationnement": "''$parking''",
			"ascenseur": "''$lift''",
			"gardien": "''$concierge''",
			"منزل": "''@house''",
			"شقه": "''@apartment''",
			"ارض": "''@land''",
			"حديقه": "''$garden'' | ''$walledgarden'' | ''$communalgarden''",
			"تراس": "''$terrace'' | ''$roofterrace''",
			"شرفه": "''$balcony''",
			"مسبح": "''$swimmingpool''",
			"فناء": "''$courtyard''",
			"باحه": "''$patio''",
			"رواق": "''$porch''",
			"مدفاه": "''$fireplace''",
			"عليه": "''$loft''",
			"قبو": "''$basement''",
			"ساونا": "''$sauna''",
			"كراج": "''$garage''",
			"مصعد": "''$lift''"
		}'::jsonb;
	BEGIN
		RETURN coalesce(names ->> word, names ->> regexp_replace(word, '^ال|s$', ''));
	END
	$$;
--> statement-breakpoint
-- As before, and `terms` also has those of a translated name.
CREATE OR REPLACE FUNCTION search_tokens(words text) RETURNS TABLE (token text, is_short boolean, pattern text, lexemes text[], terms text, joined text)
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
				FROM unnest(lexemes) lexeme) END || CASE WHEN joined IS NULL THEN '' ELSE format(' | ''%1$s'':* | ''=%1$s'':*', joined) END || coalesce(' | ' || translated_fact(token), '');
			RETURN NEXT;
		END LOOP;
	END
	$$;
--> statement-breakpoint
-- As before, and a translated name is no anchor: a home may be found by what it means.
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
				WHERE NOT long.is_short AND right(lexeme, 1) = '*' AND (long.joined IS NULL OR at = 1) AND translated_fact(long.token) IS NULL ORDER BY length(lexeme) DESC LIMIT 1)
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
UPDATE "saved_search" search SET query = query
WHERE EXISTS (SELECT FROM search_tokens(query ->> 'q') word WHERE NOT word.is_short AND translated_fact(word.token) IS NOT NULL);
