CREATE TABLE "alert" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"search_id" uuid,
	"property_id" uuid NOT NULL,
	"occasion" text NOT NULL,
	"change_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"mail_due_at" timestamp (3) with time zone,
	"mail_id" uuid
);
--> statement-breakpoint
CREATE TABLE "property_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "property_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"property_id" uuid NOT NULL,
	"occasion" text NOT NULL,
	"price_min_before" bigint,
	"price_max_before" bigint,
	"changed_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"is_bulk" boolean NOT NULL,
	"changed_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_search" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"frequency" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"saved_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"saved_in" "pg_snapshot" DEFAULT pg_current_snapshot() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"min_price_cents" bigint,
	"max_price_cents" bigint,
	"types" text[],
	"beds" double precision,
	"baths" double precision,
	"area_ft2" double precision,
	"west" double precision,
	"south" double precision,
	"east" double precision,
	"north" double precision,
	"terms" "tsquery",
	"word_patterns" text[],
	"word_facts" "tsquery"[],
	"anchor" text,
	CONSTRAINT "saved_search_frequency" CHECK ("saved_search"."frequency" in ('instant', 'daily', 'none'))
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "composer" text;--> statement-breakpoint
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alert_once_for_search" ON "alert" USING btree ("search_id","property_id","occasion","change_id") WHERE search_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "alert_once_for_wish" ON "alert" USING btree ("user_id","property_id","change_id") WHERE search_id is null;--> statement-breakpoint
CREATE INDEX "alert_of_search" ON "alert" USING btree ("search_id","created_at") WHERE search_id is not null;--> statement-breakpoint
CREATE INDEX "alert_of_user" ON "alert" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "alert_mail_due" ON "alert" USING btree ("mail_due_at") WHERE mail_due_at is not null;--> statement-breakpoint
CREATE INDEX "alert_of_mail" ON "alert" USING btree ("mail_id") WHERE mail_id is not null;--> statement-breakpoint
CREATE INDEX "alert_by_age" ON "alert" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "property_change_next" ON "property_change" USING btree ("is_bulk","id");--> statement-breakpoint
CREATE INDEX "saved_search_of_user" ON "saved_search" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "saved_search_anchor" ON "saved_search" USING btree ("anchor") WHERE anchor is not null;--> statement-breakpoint
CREATE INDEX "saved_search_stretch" ON "saved_search" USING gist (int8range(
  least(coalesce(min_price_cents, 0), coalesce(max_price_cents, 9223372036854775806)),
  greatest(coalesce(min_price_cents, 0), coalesce(max_price_cents, 9223372036854775806)), '[]'),box(
  point(case when west <= east then west else -1000 end, coalesce(south, -1000)),
  point(case when west <= east then east else 1000 end, coalesce(north, 1000)))) WHERE anchor is null;--> statement-breakpoint
-- What a saved search may have to hear of, a statement at a time. A home that is not for sale is news to nobody.
CREATE FUNCTION note_property_change() RETURNS trigger LANGUAGE plpgsql AS $$
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
        AND (before.price_min_cents, before.price_max_cents) <> (changed.price_min_cents, changed.price_max_cents)
      UNION ALL
      SELECT 'placed' WHERE before.status = 'verified' AND before.latitude IS NULL AND changed.latitude IS NOT NULL
    ) news
    WHERE changed.status = 'verified' AND changed.sold_at IS NULL AND changed.withdrawn_at IS NULL;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER property_change_insert AFTER INSERT ON "property" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_property_change();
--> statement-breakpoint
CREATE TRIGGER property_change_update AFTER UPDATE ON "property" REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_property_change();
--> statement-breakpoint
-- An accepted offer that came to nothing, by lapsing or by a refusal, gives its home back.
CREATE FUNCTION note_offer_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO property_change (property_id, occasion, is_bulk)
  SELECT home.id, 'available', false FROM changed JOIN before USING (id) JOIN property home ON home.id = changed.property_id
  WHERE before.status = 'accepted' AND changed.status = 'rejected'
    AND home.status = 'verified' AND home.sold_at IS NULL AND home.withdrawn_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER property_change_offer AFTER UPDATE ON "offer" REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_offer_end();
--> statement-breakpoint
-- A UUIDv7, as the app makes them, for rows that a statement makes in great number.
CREATE FUNCTION uuid_v7() RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE AS $$
  SELECT (lpad(to_hex((extract(epoch FROM clock_timestamp()) * 1000)::bigint), 12, '0') || '7'
    || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid
$$;
