import { sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'
import { M2_PER_FT2 } from '#contract/area'

/** The area in square feet, whichever unit it was given in. */
export const areaInFt2 = sql`(area * case when area_unit = 'm2' then ${sql.raw(`${1 / M2_PER_FT2}`)}::float8 else 1 end)`

/** Lexemes with an index, for `@@`. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
