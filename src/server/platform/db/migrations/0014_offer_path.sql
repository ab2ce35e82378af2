-- online
ALTER TABLE "offer" ADD COLUMN IF NOT EXISTS "closed_why" text;
--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN IF NOT EXISTS "note" text;
--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN IF NOT EXISTS "reason" text;
--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN IF NOT EXISTS "counter_amount_cents" bigint;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "offer_open_of_buyer" ON "offer" USING btree ("buyer_email","id") WHERE status in ('pending', 'accepted');
--> statement-breakpoint
-- Of offers only the accepted one is public: that the home is under offer.
CREATE OR REPLACE FUNCTION notify_public_offer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids text;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT string_agg(changed.property_id::text, ' ') INTO ids FROM changed JOIN before USING (id)
      WHERE 'accepted' IN (before.status, changed.status)
        AND (before.status, before.pay_before) IS DISTINCT FROM (changed.status, changed.pay_before);
  ELSE
    SELECT string_agg(property_id::text, ' ') INTO ids FROM changed WHERE status = 'accepted';
  END IF;
  IF ids IS NOT NULL THEN
    PERFORM pg_notify('keyhaven_public', 'offer ' || CASE WHEN length(ids) > 740 THEN '*' ELSE ids END);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER offer_public_insert AFTER INSERT ON "offer" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_offer();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER offer_public_update AFTER UPDATE ON "offer" REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_offer();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER offer_public_delete AFTER DELETE ON "offer" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_offer();
