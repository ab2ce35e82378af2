-- A restore has no search path: these two were made without one of their own (0028).
ALTER FUNCTION note_due_checks() SET search_path = pg_catalog, public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION note_due_picture_checks() SET search_path = pg_catalog, public, pg_temp;
