-- online
-- The place of a point on the map as one number: bit by bit, in turn, those of how far east and how far north it is, 26 each.
-- The points of a square whose side is a power of two follow one another in it.
CREATE OR REPLACE FUNCTION map_cell(latitude double precision, longitude double precision) RETURNS bigint
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  x bigint := least(floor((longitude + 180) / 360 * 67108864), 67108863);
  y bigint := least(floor((latitude + 90) / 180 * 67108864), 67108863);
BEGIN
  x := (x | (x << 16)) & 281470681808895;
  x := (x | (x << 8)) & 71777214294589695;
  x := (x | (x << 4)) & 1085102592571150095;
  x := (x | (x << 2)) & 3689348814741910323;
  x := (x | (x << 1)) & 6148914691236517205;
  y := (y | (y << 16)) & 281470681808895;
  y := (y | (y << 8)) & 71777214294589695;
  y := (y | (y << 4)) & 1085102592571150095;
  y := (y | (y << 2)) & 3689348814741910323;
  y := (y | (y << 1)) & 6148914691236517205;
  RETURN x | (y << 1);
END $$;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_map" ON "property" USING btree (map_cell(latitude, longitude),"latitude","longitude","id") WHERE status = 'verified' and sold_at is null and withdrawn_at is null and latitude is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "property_unplaced" ON "property" USING btree ("id") WHERE latitude is null and geocoded_at is null and sold_at is null;
