import { desc, eq } from 'drizzle-orm'
import type { Currency } from '#contract/currency'
import { priceRange } from '#contract/price'
import { type FormerPrice, MAX_FORMER_PRICES, type Property } from '#contract/property'
import { isForSale } from '#contract/property-visibility'
import type { Queryable } from '../../platform/db/database.ts'
import { priceChanges } from '../tables/price-change.ts'

/** Records the previous price of a home that is for sale, unless both texts mean the same amounts or have none. */
export async function keepFormerPrice(
  tx: Queryable,
  before: Property,
  price: string,
  currency: Currency,
): Promise<void> {
  if (!isForSale(before) || isSamePrice(before.price, price, currency)) return
  await tx.insert(priceChanges).values({ propertyId: before._id, price: before.price, priceKind: before.priceKind })
}

const isSamePrice = (one: string, other: string, currency: Currency): boolean =>
  JSON.stringify(priceRange(one, { currency })) === JSON.stringify(priceRange(other, { currency }))

export async function formerPricesOf(db: Queryable, propertyId: string): Promise<FormerPrice[]> {
  const rows = await db
    .select({ price: priceChanges.price, priceKind: priceChanges.priceKind, until: priceChanges.until })
    .from(priceChanges)
    .where(eq(priceChanges.propertyId, propertyId))
    .orderBy(desc(priceChanges.id))
    .limit(MAX_FORMER_PRICES)
  return rows.map(({ price, priceKind, until }) => ({
    price,
    ...(priceKind && { priceKind }),
    until: until.toISOString(),
  }))
}
