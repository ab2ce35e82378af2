import { type SQLWrapper, sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'
import { M2_PER_FT2 } from '#contract/area'

/** The area in square feet, whichever unit it was given in. */
export const areaInFt2 = sql`(area * case when area_unit = 'm2' then ${sql.raw(`${1 / M2_PER_FT2}`)}::float8 else 1 end)`

/** Lexemes with an index, for `@@`. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

const PICTURE = '/(?:media|demo)/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|home-[a-z0-9-]+(?=\\.webp))'

/** The id of the uploaded picture that an address refers to, in any width and on any host, or the name of a picture of the demo; else null. */
export const pictureName = (address: SQLWrapper) =>
  sql<string | null>`substring(${address} from ${sql.raw(`'${PICTURE}'`)})`
