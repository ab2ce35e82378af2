CREATE TABLE "live_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"user_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"subject" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "live_event_transaction" ON "live_event" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "live_event_of_user" ON "live_event" USING btree ("user_id","transaction");--> statement-breakpoint
CREATE INDEX "live_event_by_age" ON "live_event" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "app_user_admins" ON "app_user" USING btree ("id") WHERE role = 'admin';
--> statement-breakpoint
-- Each server listens to this channel, and hears at the commit that there are events, or whose sign-in or account has changed (D-273, D-274).
CREATE FUNCTION notify_live_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM added) THEN
    PERFORM pg_notify('keyhaven_events', 'new');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER live_event_insert AFTER INSERT ON "live_event" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION notify_live_event();
--> statement-breakpoint
CREATE FUNCTION notify_sign_in_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('keyhaven_events', 'ended ' || OLD.user_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sign_in_ended AFTER UPDATE OF ended_at ON "sign_in" FOR EACH ROW
  WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION notify_sign_in_end();
--> statement-breakpoint
-- Also what goes with a session, an account or a password, by whatever way; not what was over anyway.
CREATE TRIGGER sign_in_deleted AFTER DELETE ON "sign_in" FOR EACH ROW
  WHEN (OLD.ended_at IS NULL AND OLD.expires_at > now()) EXECUTE FUNCTION notify_sign_in_end();
--> statement-breakpoint
CREATE FUNCTION add_role_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO live_event (user_id, topic) VALUES (NEW.id, 'role');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER app_user_role_event AFTER UPDATE OF role, must_verify_email ON "app_user" FOR EACH ROW
  WHEN ((OLD.role, OLD.must_verify_email) IS DISTINCT FROM (NEW.role, NEW.must_verify_email)) EXECUTE FUNCTION add_role_event();
