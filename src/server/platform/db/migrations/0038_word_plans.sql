-- As before, but planned each time: a plan that was made while there were no words yet would go through all of them for each new one, for as
-- long as its connection lives.
CREATE OR REPLACE FUNCTION note_search_words() RETURNS trigger
	LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
	AS $$
	BEGIN
		IF TG_OP = 'INSERT' THEN
			EXECUTE $sql$
				INSERT INTO search_word (word)
				SELECT DISTINCT term FROM new_rows, unnest(tsvector_to_array(terms)) term
				WHERE left(term, 1) NOT IN ('#', '@', '$', '%', '^') AND length(term) > 2 AND NOT EXISTS (SELECT FROM search_word WHERE word = term)
			$sql$;
		ELSE
			EXECUTE $sql$
				INSERT INTO search_word (word)
				SELECT DISTINCT term FROM new_rows after JOIN old_rows before USING (id), unnest(tsvector_to_array(after.terms)) term
				WHERE after.terms IS DISTINCT FROM before.terms
					AND left(term, 1) NOT IN ('#', '@', '$', '%', '^') AND length(term) > 2 AND NOT EXISTS (SELECT FROM search_word WHERE word = term)
			$sql$;
		END IF;
		RETURN NULL;
	END
	$$;
