-- online
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_of_type" ON "property" USING btree ("type","verified_at","id") WHERE status = 'verified' and sold_at is null and withdrawn_at is null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_bedrooms" ON "property" USING btree ("bedrooms") WHERE status = 'verified' and sold_at is null and withdrawn_at is null and bedrooms is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_bathrooms" ON "property" USING btree ("bathrooms") WHERE status = 'verified' and sold_at is null and withdrawn_at is null and bathrooms is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_area" ON "property" USING btree ((area * case when area_unit = 'm2' then 10.763910416709722::float8 else 1 end)) WHERE status = 'verified' and sold_at is null and withdrawn_at is null and area is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_point" ON "property" USING btree ("latitude","longitude") WHERE status = 'verified' and sold_at is null and withdrawn_at is null and latitude is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_featured" ON "property" USING btree ("verified_at","id") WHERE status = 'verified' and sold_at is null and withdrawn_at is null and features is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_features" ON "property" USING gin (lower_texts(features)) WHERE features is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_fact_words" ON "property" USING gin (property_words(type, description, features));
--> statement-breakpoint
-- PostgreSQL estimates by an expression's own statistics; those of a partial index it does not use.
CREATE STATISTICS IF NOT EXISTS "property_features_known" ON (lower_texts(features)) FROM "property";
--> statement-breakpoint
CREATE STATISTICS IF NOT EXISTS "property_area_known" ON ((area * case when area_unit = 'm2' then 10.763910416709722::float8 else 1 end)) FROM "property";
--> statement-breakpoint
ANALYZE "property";
--> statement-breakpoint
-- The places of the homes that were there before the triggers. One statement sees one state: what the triggers wrote until then is
-- counted with the rows, what they write from then on is added.
WITH counted_already AS (DELETE FROM "place_change")
INSERT INTO "place" ("key", "name", "homes", "starts")
SELECT place_key(place), min(place), count(*), place_starts(place_key(place)) FROM "property", unnest(places_in("location")) place
WHERE status = 'verified' AND sold_at IS NULL AND withdrawn_at IS NULL GROUP BY place_key(place)
ON CONFLICT ("key") DO UPDATE SET "homes" = excluded."homes";
