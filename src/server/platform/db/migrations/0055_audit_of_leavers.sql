-- online
CREATE INDEX CONCURRENTLY IF NOT EXISTS "audit_of_person" ON "audit_entry" USING btree (coalesce(before ->> 'email', before ->> 'reviewerEmail', after ->> 'agent')) WHERE coalesce(before ->> 'email', before ->> 'reviewerEmail', after ->> 'agent') is not null;
--> statement-breakpoint
-- A change may only take away who it was: the rest of an entry stays as it was written.
CREATE OR REPLACE FUNCTION "audit_entry_forgets_only"() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
	personal constant text[] := '{email,name,reviewerEmail,agent}';
BEGIN
	IF (new.id, new.at, new.action, new.subject_kind, new.subject_id, new.request_id, new.before - personal, new.after - personal)
			IS DISTINCT FROM (old.id, old.at, old.action, old.subject_kind, old.subject_id, old.request_id, old.before - personal, old.after - personal)
		OR NOT coalesce(old.before @> new.before, true) OR NOT coalesce(old.after @> new.after, true)
		OR new.actor_email IS DISTINCT FROM old.actor_email AND (old.actor_email IS NULL OR coalesce(new.actor_email, '') NOT LIKE 'deleted:%')
	THEN
		RAISE EXCEPTION 'audit_entry: rows can be added, never changed';
	END IF;
	RETURN new;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "audit_entry_forgets_only" BEFORE UPDATE ON "audit_entry"
	FOR EACH ROW EXECUTE FUNCTION "audit_entry_forgets_only"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "audit_entry_is_final" BEFORE DELETE OR TRUNCATE ON "audit_entry"
	FOR EACH STATEMENT EXECUTE FUNCTION "audit_entry_is_final"();
