import { sql } from 'drizzle-orm'

/** Square feet in a square metre. */
export const FT2_IN_M2 = 10.763910416709722
/** The area in square feet, whichever unit it was given in. */
export const areaInFt2 = sql`(area * case when area_unit = 'm2' then 10.763910416709722::float8 else 1 end)`

/** The features in small letters. The function is a migration's: an index takes none that PostgreSQL does not know as immutable. */
export const smallFeatures = sql`lower_texts(features)`

/** The words of type, description and features, without the licence line that every imported home has. */
export const factWords = sql`property_words(type, description, features)`
