-- online
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_per_area" ON "property" USING btree ((case when area > 0.01 then
  least(round(price_min_cents::float8 * 100 / (area * case when area_unit = 'm2' then 10.763910416709722::float8 else 1 end)), 9007199254740991)::bigint end),"verified_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) INCLUDE ("type","bedrooms","bathrooms","price_min_cents","price_max_cents","latitude","longitude","area","area_unit") WHERE status = 'verified' and sold_at is null and withdrawn_at is null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_plot" ON "property" USING btree ((plot * case when area_unit = 'm2' then 10.763910416709722::float8 else 1 end)) WHERE status = 'verified' and sold_at is null and withdrawn_at is null and plot is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_year" ON "property" USING btree ("year_built") WHERE status = 'verified' and sold_at is null and withdrawn_at is null and year_built is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_tenure" ON "property" USING btree ("tenure") WHERE status = 'verified' and sold_at is null and withdrawn_at is null and tenure is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_energy" ON "property" USING btree ("energy_rating") WHERE status = 'verified' and sold_at is null and withdrawn_at is null and energy_rating is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_pictures" ON "property" USING btree ("picture_count") WHERE status = 'verified' and sold_at is null and withdrawn_at is null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_lowered" ON "property" USING btree ("lowered_at") WHERE status = 'verified' and sold_at is null and withdrawn_at is null and lowered_at is not null;
--> statement-breakpoint
-- in batches
-- Homes whose last change of price made it lower.
UPDATE "property" SET lowered_at = found.until FROM (
	SELECT home.id, last.until FROM "property" home CROSS JOIN LATERAL (
		SELECT until, price FROM "price_change" WHERE property_id = home.id ORDER BY id DESC LIMIT 1
	) last
	WHERE home.status = 'verified' AND home.sold_at IS NULL AND home.withdrawn_at IS NULL AND home.lowered_at IS NULL
	AND CASE WHEN last.price ~ '^[^0-9]*[0-9]{1,3}(,?[0-9]{3})*(\.[0-9]{1,2})?[^0-9]*$'
		THEN (regexp_replace(last.price, '[^0-9.]', '', 'g')::numeric * 100)::bigint END > home.price_min_cents
	LIMIT 10000
) found WHERE "property".id = found.id;
