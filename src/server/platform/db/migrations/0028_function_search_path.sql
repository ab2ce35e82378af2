-- A restore of rows (pg_restore --data-only) and PostgreSQL's own maintenance run without a search path: each function brings its own.
ALTER FUNCTION "audit_entry_is_final"() SET search_path = pg_catalog, public, pg_temp;--> statement-breakpoint
ALTER FUNCTION places_in(text) SET search_path = pg_catalog, public, pg_temp;--> statement-breakpoint
ALTER FUNCTION place_starts(text) SET search_path = pg_catalog, public, pg_temp;--> statement-breakpoint
ALTER FUNCTION note_place_changes() SET search_path = pg_catalog, public, pg_temp;--> statement-breakpoint
ALTER FUNCTION notify_public_change() SET search_path = pg_catalog, public, pg_temp;--> statement-breakpoint
ALTER FUNCTION notify_public_person() SET search_path = pg_catalog, public, pg_temp;--> statement-breakpoint
ALTER FUNCTION notify_public_offer() SET search_path = pg_catalog, public, pg_temp;--> statement-breakpoint
ALTER FUNCTION property_terms(text, text, text, text, text, text[], smallint, double precision) SET search_path = pg_catalog, public, pg_temp;--> statement-breakpoint
ALTER FUNCTION set_property_terms() SET search_path = pg_catalog, public, pg_temp;--> statement-breakpoint
ALTER FUNCTION note_search_words() SET search_path = pg_catalog, public, pg_temp;--> statement-breakpoint
ALTER FUNCTION wishlist_item_agent() SET search_path = pg_catalog, public, pg_temp;--> statement-breakpoint
ALTER FUNCTION notify_live_event() SET search_path = pg_catalog, public, pg_temp;--> statement-breakpoint
ALTER FUNCTION notify_sign_in_end() SET search_path = pg_catalog, public, pg_temp;--> statement-breakpoint
ALTER FUNCTION add_role_event() SET search_path = pg_catalog, public, pg_temp;--> statement-breakpoint
ALTER FUNCTION note_property_change() SET search_path = pg_catalog, public, pg_temp;--> statement-breakpoint
ALTER FUNCTION note_offer_end() SET search_path = pg_catalog, public, pg_temp;
