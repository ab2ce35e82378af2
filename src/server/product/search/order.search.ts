import { and, desc, type SQL, sql } from 'drizzle-orm'
import { isForSale, properties } from '../../platform/db/tables/property.ts'

/**
 * A stretch of an order. `within`: where it begins and ends. `isSparse`: found by their price range, while the index of the order has more homes there.
 * `isOnePrice`: all its homes have the same price.
 */
export type Stretch = { orderBy: SQL[]; within?: SQL; isSparse?: boolean; isOnePrice?: boolean }

export const newest = [desc(properties.verifiedAt), desc(properties.id)]

/** The first homes of an order, in which a condition does not change what is read. */
export const walked = ({ orderBy, within }: Stretch, max: number): SQL =>
  sql`(select * from ${properties} where ${and(isForSale, within)} order by ${ordered({ orderBy })} limit ${sql.raw(String(max))}) as property`

export const ordered = ({ orderBy }: Stretch): SQL => sql.join(orderBy, sql`, `)
