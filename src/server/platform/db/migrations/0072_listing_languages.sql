ALTER TABLE "property_address" ADD COLUMN "whole_translations" jsonb;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "translations" jsonb;--> statement-breakpoint
-- The texts of one kind, `title` or `description`, in the further languages of a listing.
CREATE FUNCTION translated_texts(translations jsonb, kind text) RETURNS text
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp
	AS $$ SELECT string_agg(value ->> kind, ' ' ORDER BY key) FROM jsonb_each(translations) $$;
--> statement-breakpoint
CREATE FUNCTION translated_titles(translations jsonb) RETURNS jsonb
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp
	AS $$ SELECT jsonb_object_agg(key, jsonb_build_object('title', value -> 'title')) FROM jsonb_each(translations) WHERE value ? 'title' $$;
--> statement-breakpoint
-- Of features that are the same the first is kept. `$roof terrace` is what servers of the version before look up, next to `$roofterrace`.
CREATE OR REPLACE FUNCTION set_property_terms() RETURNS trigger
	LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
	AS $$
	DECLARE
		keys text[];
	BEGIN
		NEW.words := word_forms(concat_ws(' ', NEW.title, NEW.location, NEW.agent_name, translated_texts(NEW.translations, 'title')));
		IF NEW.features IS NOT NULL THEN
			SELECT coalesce(array_agg(feature ORDER BY at), '{}'), array_agg(key) || array_agg(replace(key, ' ', '')) INTO NEW.features, keys FROM (
				SELECT DISTINCT ON (replace(key, ' ', '')) feature, key, at
				FROM unnest(NEW.features) WITH ORDINALITY own (feature, at), LATERAL feature_key(feature) key
				ORDER BY replace(key, ' ', ''), at
			) each;
		END IF;
		NEW.terms := property_terms(NEW.words, NEW.type, concat_ws(' ', NEW.type, replace(NEW.description, 'Contains HM Land Registry data © Crown copyright and database right. Licensed under the Open Government Licence v3.0.', ''), array_to_string(NEW.features, ' '), translated_texts(NEW.translations, 'description')), keys, NEW.bedrooms, NEW.bathrooms);
		RETURN NEW;
	END
	$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER property_terms_set BEFORE INSERT OR UPDATE OF title, location, agent_name, type, description, features, bedrooms, bathrooms, terms, translations
	ON "property" FOR EACH ROW EXECUTE FUNCTION set_property_terms();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_due_checks() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  is_bulk boolean := (SELECT count(*) > 20 FROM changed);
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO due_check (property_id, lane)
    SELECT id, CASE WHEN NOT is_bulk THEN 0 WHEN status IS NULL THEN 1 ELSE 2 END FROM changed
    WHERE status IS DISTINCT FROM 'rejected' AND sold_at IS NULL;
  ELSE
    INSERT INTO due_check (property_id, lane)
    SELECT id, CASE WHEN NOT is_bulk THEN 0 WHEN changed.status IS NULL THEN 1 ELSE 2 END FROM changed JOIN before USING (id)
    WHERE changed.status IS DISTINCT FROM 'rejected' AND changed.sold_at IS NULL AND (
      (before.title, before.location, before.price_min_cents, before.price_max_cents, before.description, before.translations, before.image, before.edit, before.contact)
      IS DISTINCT FROM
      (changed.title, changed.location, changed.price_min_cents, changed.price_max_cents, changed.description, changed.translations, changed.image, changed.edit, changed.contact)
      OR (before.latitude, before.longitude, before.precision, before.type, before.bedrooms, before.area, before.area_unit)
      IS DISTINCT FROM
      (changed.latitude, changed.longitude, changed.precision, changed.type, changed.bedrooms, changed.area, changed.area_unit)
      OR (before.withdrawn_at IS NOT NULL AND changed.withdrawn_at IS NULL));
  END IF;
  RETURN NULL;
END $$;
