-- The listings that have a finding about one of these, or are named by one of its findings, up to 1,000 of each.
CREATE FUNCTION make_counterparts_due(homes uuid[]) RETURNS void
	LANGUAGE sql SET search_path = pg_catalog, public, pg_temp
	AS $$
	INSERT INTO due_check (property_id, lane)
	SELECT home.id, of_home.lane FROM (
		(SELECT property_id AS id FROM finding WHERE other_property_id = ANY (homes) LIMIT 1000)
		UNION
		(SELECT other_property_id FROM finding WHERE property_id = ANY (homes) AND other_property_id IS NOT NULL LIMIT 1000)
	) AS other
	JOIN property AS home USING (id)
	CROSS JOIN LATERAL (SELECT CASE WHEN home.status IS NULL THEN 1 ELSE 2 END AS lane) AS of_home
	WHERE home.status IS DISTINCT FROM 'rejected' AND home.sold_at IS NULL AND NOT EXISTS (
		SELECT FROM due_check AS due
		WHERE due.property_id = home.id AND due.lane = of_home.lane AND due.due_since <= clock_timestamp() FOR UPDATE SKIP LOCKED)
	$$;
--> statement-breakpoint
CREATE FUNCTION note_due_counterparts() RETURNS trigger
	LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
	AS $$
	DECLARE
		decided uuid[] := ARRAY(
			SELECT id FROM changed JOIN before USING (id)
			WHERE (changed.status IS NOT DISTINCT FROM 'rejected') <> (before.status IS NOT DISTINCT FROM 'rejected'));
	BEGIN
		IF cardinality(decided) > 0 THEN
			PERFORM make_counterparts_due(decided);
		END IF;
		RETURN NULL;
	END
	$$;
--> statement-breakpoint
CREATE TRIGGER property_due_counterparts AFTER UPDATE ON "property" REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_due_counterparts();
--> statement-breakpoint
CREATE FUNCTION note_due_counterparts_of_agent() RETURNS trigger
	LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
	AS $$
	BEGIN
		PERFORM make_counterparts_due(ARRAY(SELECT id FROM property WHERE agent_email = NEW.email ORDER BY id DESC LIMIT 1000));
		RETURN NULL;
	END
	$$;
--> statement-breakpoint
CREATE TRIGGER app_user_due_counterparts AFTER UPDATE OF role ON "app_user" FOR EACH ROW
  WHEN ((OLD.role IS NOT DISTINCT FROM 'fraud') <> (NEW.role IS NOT DISTINCT FROM 'fraud'))
  EXECUTE FUNCTION note_due_counterparts_of_agent();
--> statement-breakpoint
CREATE TRIGGER property_picture_due_check_delete AFTER DELETE ON "property_picture" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_due_picture_checks();
