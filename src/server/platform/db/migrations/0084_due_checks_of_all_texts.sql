-- What the rules of evidence read of a listing: its texts, and the facts that say what a home is worth.
CREATE OR REPLACE FUNCTION note_due_checks() RETURNS trigger
	LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
	AS $$
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
				(before.title, before.location, before.description, before.translations, before.features, before.tours, before.documents, before.contact)
				IS DISTINCT FROM
				(changed.title, changed.location, changed.description, changed.translations, changed.features, changed.tours, changed.documents, changed.contact)
				OR (before.price, before.price_min_cents, before.price_max_cents, before.price_kind, before.image, before.edit)
				IS DISTINCT FROM
				(changed.price, changed.price_min_cents, changed.price_max_cents, changed.price_kind, changed.image, changed.edit)
				OR (before.latitude, before.longitude, before.precision, before.type, before.bedrooms, before.area, before.area_unit)
				IS DISTINCT FROM
				(changed.latitude, changed.longitude, changed.precision, changed.type, changed.bedrooms, changed.area, changed.area_unit)
				OR (before.tenure, before.year_built, before.figures) IS DISTINCT FROM (changed.tenure, changed.year_built, changed.figures)
				OR (before.withdrawn_at IS NOT NULL AND changed.withdrawn_at IS NULL));
		END IF;
		RETURN NULL;
	END
	$$;
--> statement-breakpoint
-- What an agent hides from the public, and the parts of the address, which the row of the listing does not have.
CREATE FUNCTION note_due_address_checks() RETURNS trigger
	LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
	AS $$
	BEGIN
		INSERT INTO due_check (property_id, lane)
		SELECT home.id, of_home.lane FROM changed JOIN before USING (property_id) JOIN property AS home ON home.id = changed.property_id
		CROSS JOIN LATERAL (SELECT CASE WHEN (SELECT count(*) FROM changed) <= 20 THEN 0 WHEN home.status IS NULL THEN 1 ELSE 2 END AS lane) AS of_home
		WHERE home.status IS DISTINCT FROM 'rejected' AND home.sold_at IS NULL AND (
			(before.whole_title, before.whole_location, before.whole_description, before.whole_translations, before.whole_features, before.whole_latitude, before.whole_longitude)
			IS DISTINCT FROM
			(changed.whole_title, changed.whole_location, changed.whole_description, changed.whole_translations, changed.whole_features, changed.whole_latitude, changed.whole_longitude)
			OR changed.is_given AND (before.unit, before.building, before.house_number, before.street, before.locality, before.town, before.region, before.postcode)
			IS DISTINCT FROM (changed.unit, changed.building, changed.house_number, changed.street, changed.locality, changed.town, changed.region, changed.postcode))
		AND NOT EXISTS (
			SELECT FROM due_check AS due
			WHERE due.property_id = home.id AND due.lane = of_home.lane AND due.due_since <= clock_timestamp() FOR UPDATE SKIP LOCKED);
		RETURN NULL;
	END
	$$;
--> statement-breakpoint
CREATE TRIGGER property_address_due_check AFTER UPDATE ON "property_address" REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_due_address_checks();
