ALTER TABLE "app_user" ADD COLUMN "contacts_shown" text DEFAULT 'name' NOT NULL;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "contact" jsonb;--> statement-breakpoint
CREATE OR REPLACE FUNCTION notify_public_person() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  ids text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT string_agg(id::text, ' ') INTO ids FROM changed WHERE role IS NOT NULL;
  ELSE
    SELECT string_agg(id::text, ' ') INTO ids FROM changed JOIN before USING (id)
      WHERE (before.role, before.name, before.email, before.photo_url, before.contacts_shown)
        IS DISTINCT FROM (changed.role, changed.name, changed.email, changed.photo_url, changed.contacts_shown);
  END IF;
  IF ids IS NOT NULL THEN
    PERFORM pg_notify('keyhaven_public', 'app_user ' || CASE WHEN length(ids) > 740 THEN '*' ELSE ids END);
  END IF;
  RETURN NULL;
END $$;
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
      (before.title, before.location, before.price_min_cents, before.price_max_cents, before.description, before.image, before.edit, before.contact)
      IS DISTINCT FROM
      (changed.title, changed.location, changed.price_min_cents, changed.price_max_cents, changed.description, changed.image, changed.edit, changed.contact)
      OR (before.latitude, before.longitude, before.precision, before.type, before.bedrooms, before.area, before.area_unit)
      IS DISTINCT FROM
      (changed.latitude, changed.longitude, changed.precision, changed.type, changed.bedrooms, changed.area, changed.area_unit)
      OR (before.withdrawn_at IS NOT NULL AND changed.withdrawn_at IS NULL));
  END IF;
  RETURN NULL;
END $$;
