CREATE TABLE "check_round" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"after_id" uuid,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checked_property" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"text_bands" integer[] NOT NULL,
	"address" text NOT NULL,
	"sector" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "due_check" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "due_check_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"property_id" uuid NOT NULL,
	"lane" smallint NOT NULL,
	"due_since" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "finding" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"rule" text NOT NULL,
	"other" text NOT NULL,
	"other_property_id" uuid,
	"facts" jsonb NOT NULL,
	"found_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"dismissed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "property_check" (
	"property_id" uuid NOT NULL,
	"check" text NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"is_made" boolean NOT NULL,
	CONSTRAINT "property_check_property_id_check_pk" PRIMARY KEY("property_id","check")
);
--> statement-breakpoint
ALTER TABLE "feed_home" ADD COLUMN "awaits_checks" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "checked_property" ADD CONSTRAINT "checked_property_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding" ADD CONSTRAINT "finding_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding" ADD CONSTRAINT "finding_other_property_id_property_id_fk" FOREIGN KEY ("other_property_id") REFERENCES "public"."property"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_check" ADD CONSTRAINT "property_check_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checked_property_text" ON "checked_property" USING gin ("text_bands") WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "checked_property_address" ON "checked_property" USING btree ("address") WHERE address <> '';--> statement-breakpoint
CREATE INDEX "checked_property_sector" ON "checked_property" USING btree ("sector") WHERE sector <> '';--> statement-breakpoint
CREATE INDEX "due_check_next" ON "due_check" USING btree ("lane","id");--> statement-breakpoint
CREATE UNIQUE INDEX "finding_once" ON "finding" USING btree ("property_id","rule","other");--> statement-breakpoint
CREATE INDEX "finding_of_other" ON "finding" USING btree ("other_property_id") WHERE other_property_id is not null;--> statement-breakpoint
CREATE INDEX "finding_open" ON "finding" USING btree ("property_id") WHERE dismissed_at is null;
--> statement-breakpoint
-- Listings that are to be checked, a statement at a time: new ones, those of which something has changed that a check reads, and those that
-- are back in view. One of many that are decided already has time.
CREATE FUNCTION note_due_checks() RETURNS trigger LANGUAGE plpgsql AS $$
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
      (before.title, before.location, before.price_min_cents, before.price_max_cents, before.description, before.image, before.edit)
      IS DISTINCT FROM
      (changed.title, changed.location, changed.price_min_cents, changed.price_max_cents, changed.description, changed.image, changed.edit)
      OR (before.latitude, before.longitude, before.precision, before.type, before.bedrooms, before.area, before.area_unit)
      IS DISTINCT FROM
      (changed.latitude, changed.longitude, changed.precision, changed.type, changed.bedrooms, changed.area, changed.area_unit)
      OR (before.withdrawn_at IS NOT NULL AND changed.withdrawn_at IS NULL));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER property_due_check_insert AFTER INSERT ON "property" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_due_checks();
--> statement-breakpoint
CREATE TRIGGER property_due_check_update AFTER UPDATE ON "property" REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_due_checks();
--> statement-breakpoint
CREATE FUNCTION note_due_picture_checks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO due_check (property_id, lane)
  SELECT id, CASE WHEN (SELECT count(DISTINCT property_id) FROM changed) <= 20 THEN 0 WHEN status IS NULL THEN 1 ELSE 2 END
  FROM property WHERE id IN (SELECT property_id FROM changed) AND status IS DISTINCT FROM 'rejected' AND sold_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER property_picture_due_check AFTER INSERT ON "property_picture" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_due_picture_checks();
--> statement-breakpoint
-- The listings that wait for a decision; the round over all listings comes to the others.
INSERT INTO "due_check" ("property_id", "lane") SELECT id, 1 FROM "property" WHERE status IS NULL AND sold_at IS NULL;
