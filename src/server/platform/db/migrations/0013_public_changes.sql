-- Whoever keeps public answers hears at its commit which rows have changed: "table id id …", or "table *" when many have.
-- A trigger passes the column that names the row's subject; the rows are in "changed".
CREATE FUNCTION notify_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  total integer;
  ids text;
BEGIN
  EXECUTE format('select count(*), string_agg(distinct %1$I::text, '' '') from (select %1$I from changed limit 21) few', TG_ARGV[0])
    INTO total, ids;
  IF total > 0 THEN
    PERFORM pg_notify('keyhaven_public', TG_TABLE_NAME || ' ' || CASE WHEN total > 20 THEN '*' ELSE coalesce(ids, '') END);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Of people only what others see is public: most that register or sign in change nothing of it.
CREATE FUNCTION notify_public_person() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT string_agg(id::text, ' ') INTO ids FROM changed WHERE role IS NOT NULL;
  ELSE
    SELECT string_agg(id::text, ' ') INTO ids FROM changed JOIN before USING (id)
      WHERE (before.role, before.name, before.email, before.photo_url)
        IS DISTINCT FROM (changed.role, changed.name, changed.email, changed.photo_url);
  END IF;
  IF ids IS NOT NULL THEN
    PERFORM pg_notify('keyhaven_public', 'app_user ' || CASE WHEN length(ids) > 740 THEN '*' ELSE ids END);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER property_public_insert AFTER INSERT ON "property" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change('id');
--> statement-breakpoint
CREATE TRIGGER property_public_update AFTER UPDATE ON "property" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change('id');
--> statement-breakpoint
CREATE TRIGGER property_public_delete AFTER DELETE ON "property" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change('id');
--> statement-breakpoint
CREATE TRIGGER property_picture_public_insert AFTER INSERT ON "property_picture" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change('property_id');
--> statement-breakpoint
CREATE TRIGGER property_picture_public_update AFTER UPDATE ON "property_picture" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change('property_id');
--> statement-breakpoint
CREATE TRIGGER property_picture_public_delete AFTER DELETE ON "property_picture" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change('property_id');
--> statement-breakpoint
CREATE TRIGGER price_change_public_insert AFTER INSERT ON "price_change" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change('property_id');
--> statement-breakpoint
CREATE TRIGGER price_change_public_update AFTER UPDATE ON "price_change" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change('property_id');
--> statement-breakpoint
CREATE TRIGGER price_change_public_delete AFTER DELETE ON "price_change" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change('property_id');
--> statement-breakpoint
CREATE TRIGGER review_public_insert AFTER INSERT ON "review" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change('property_id');
--> statement-breakpoint
CREATE TRIGGER review_public_update AFTER UPDATE ON "review" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change('property_id');
--> statement-breakpoint
CREATE TRIGGER review_public_delete AFTER DELETE ON "review" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change('property_id');
--> statement-breakpoint
CREATE TRIGGER app_user_public_insert AFTER INSERT ON "app_user" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_person();
--> statement-breakpoint
CREATE TRIGGER app_user_public_update AFTER UPDATE ON "app_user" REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_person();
--> statement-breakpoint
CREATE TRIGGER app_user_public_delete AFTER DELETE ON "app_user" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change('id');
--> statement-breakpoint
CREATE TRIGGER place_public_insert AFTER INSERT ON "place" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change('key');
--> statement-breakpoint
CREATE TRIGGER place_public_update AFTER UPDATE ON "place" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change('key');
--> statement-breakpoint
CREATE TRIGGER place_public_delete AFTER DELETE ON "place" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change('key');
