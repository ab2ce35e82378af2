-- online
-- As `property_area_known`: a third of all homes else counts as met by a limit of the plot or of the price of an area.
CREATE STATISTICS IF NOT EXISTS "property_plot_known" ON ((plot * case when area_unit = 'm2' then 10.763910416709722::float8 else 1 end)) FROM "property";
--> statement-breakpoint
CREATE STATISTICS IF NOT EXISTS "property_per_area_known" ON ((case when area > 0.01 then
  least(round(price_min_cents::float8 * 100 / (area * case when area_unit = 'm2' then 10.763910416709722::float8 else 1 end)), 9007199254740991)::bigint end)) FROM "property";
--> statement-breakpoint
ANALYZE "property";
