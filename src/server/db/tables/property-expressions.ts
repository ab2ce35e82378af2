import { sql } from 'drizzle-orm'
import { M2_PER_FT2 } from '#contract/property-facts'

/** The area in square feet, whichever unit it was given in. */
export const areaInFt2 = sql`(area * case when area_unit = 'm2' then ${sql.raw(`${1 / M2_PER_FT2}`)}::float8 else 1 end)`

/** The features in small letters. The function is a migration's: an index takes none that PostgreSQL does not know as immutable. */
export const smallFeatures = sql`lower_texts(features)`

/** The words of type, description and features, without the licence line that every imported home has. */
export const factWords = sql`property_words(type, description, features)`
