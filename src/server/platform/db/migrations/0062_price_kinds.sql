ALTER TABLE "property" ALTER COLUMN "price_min_cents" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "property" ALTER COLUMN "price_max_cents" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "price_change" ADD COLUMN "price_kind" text;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "price_kind" text;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "auction_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "auction_conditional" boolean;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "auction_closes_offers" boolean;
--> statement-breakpoint
-- As before, and a price is also a change where the home had no amount, or has none now.
CREATE OR REPLACE FUNCTION note_property_change() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
  AS $$
DECLARE
  is_bulk boolean := (SELECT count(*) > 20 FROM changed);
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO property_change (property_id, occasion, is_bulk)
    SELECT id, 'new', is_bulk FROM changed WHERE status = 'verified' AND sold_at IS NULL AND withdrawn_at IS NULL;
  ELSE
    INSERT INTO property_change (property_id, occasion, is_bulk, price_min_before, price_max_before)
    SELECT changed.id, news.occasion, is_bulk, before.price_min_cents, before.price_max_cents
    FROM changed JOIN before USING (id) CROSS JOIN LATERAL (
      SELECT 'new' AS occasion WHERE before.status IS DISTINCT FROM 'verified'
      UNION ALL
      SELECT 'available' WHERE before.status = 'verified' AND (before.sold_at IS NOT NULL OR before.withdrawn_at IS NOT NULL)
      UNION ALL
      SELECT 'price' WHERE before.status = 'verified' AND before.sold_at IS NULL AND before.withdrawn_at IS NULL
        AND (before.price_min_cents, before.price_max_cents) IS DISTINCT FROM (changed.price_min_cents, changed.price_max_cents)
      UNION ALL
      SELECT 'placed' WHERE before.status = 'verified' AND before.latitude IS NULL AND changed.latitude IS NOT NULL
    ) news
    WHERE changed.status = 'verified' AND changed.sold_at IS NULL AND changed.withdrawn_at IS NULL;
  END IF;
  RETURN NULL;
END $$;
