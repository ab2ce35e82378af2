import { type SQLWrapper, sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'
import { M2_PER_FT2 } from '#contract/area'

export const areaInFt2 = sql`(area * case when area_unit = 'm2' then ${sql.raw(`${1 / M2_PER_FT2}`)}::float8 else 1 end)`

export const plotInFt2 = sql`(plot * case when area_unit = 'm2' then ${sql.raw(`${1 / M2_PER_FT2}`)}::float8 else 1 end)`

/**
 * The lowest price per square foot in hundredths of a cent, as an integer for cursors. Null without a price or a
 * plausible area; limited to integers that JavaScript represents exactly.
 */
export const perArea = sql`(case when area > 0.01 then
  least(round(price_min_cents::float8 * 100 / (area * case when area_unit = 'm2' then ${sql.raw(`${1 / M2_PER_FT2}`)}::float8 else 1 end)), 9007199254740991)::bigint end)`

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

const PICTURE = '/(?:media|demo)/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|home-[a-z0-9-]+(?=\\.webp))'

/**
 * Returns the id of an uploaded picture from its address, for any width and host, or the file name of a demo picture;
 * null for other addresses.
 */
export const pictureName = (address: SQLWrapper) =>
  sql<string | null>`substring(${address} from ${sql.raw(`'${PICTURE}'`)})`

export const imageIdOf = (name: SQLWrapper) => sql`case when ${name} not like 'home-%' then ${name}::uuid end`
