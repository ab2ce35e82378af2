import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Hints } from 'price-text'
import { type PriceRange, priceRange, whyNoPrice } from '#contract/price'
import { allowLongWork } from '../../platform/db/allow-long-work.ts'
import type { Database } from '../../platform/db/database.ts'
import { properties } from '../tables/property.ts'

const ROWS_AT_ONCE = 1_000

/**
 * A home whose stored amounts (cents) differ from those in the text of its price. `read`: the amounts of the text;
 * absent if it is unclear, for the reason `why`.
 */
export type MisreadPrice = { id: string; title: string; price: string; stored: PriceRange } & (
  | { read: PriceRange; why?: undefined }
  | { read?: undefined; why: string }
)

export async function* misreadPrices(
  db: Database,
  currency: Hints['currency'],
): AsyncGenerator<{ homes: number; misread: MisreadPrice[] }> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await db
      .select({
        id: properties.id,
        title: properties.title,
        price: properties.price,
        lowest: sql<number>`${properties.priceMin}`.mapWith(Number),
        highest: sql<number>`${properties.priceMax}`.mapWith(Number),
      })
      .from(properties)
      .where(and(gt(properties.id, after), isNotNull(properties.priceMin), isNotNull(properties.priceMax)))
      .orderBy(asc(properties.id))
      .limit(ROWS_AT_ONCE)
    const last = rows.at(-1)
    if (!last) return
    yield { homes: rows.length, misread: rows.flatMap((row) => misreadIn(row, currency)) }
    after = last.id
  }
}

type Row = { id: string; title: string; price: string } & PriceRange

function misreadIn({ lowest, highest, ...home }: Row, currency: Hints['currency']): MisreadPrice[] {
  const stored = { lowest, highest }
  const read = priceRange(home.price, { currency })
  if (!read) return [{ ...home, stored, why: whyNoPrice(home.price, { currency }) ?? '' }]
  return read.lowest === lowest && read.highest === highest ? [] : [{ ...home, stored, read }]
}

/**
 * Stores the amounts parsed from prices; skips homes whose text has changed since. Returns the number of homes. Causes
 * no alerts, and lowers no price, because none has changed.
 */
export async function storeReadPrices(db: Database, misread: MisreadPrice[]): Promise<number> {
  const clear = misread.flatMap(({ id, price, read }) => (read ? [{ id, price, ...read }] : []))
  if (clear.length === 0) return 0
  return db.transaction(async (tx) => {
    await allowLongWork(tx)
    const values = sql`jsonb_to_recordset(${JSON.stringify(clear)}::jsonb) as read (id uuid, price text, lowest bigint, highest bigint)`
    const before = await tx
      .select({ id: properties.id, loweredAt: sql<string | null>`${properties.loweredAt}::text` })
      .from(properties)
      .where(
        inArray(
          properties.id,
          clear.map(({ id }) => id),
        ),
      )
    const changed = await tx
      .update(properties)
      .set({ priceMin: sql`read.lowest`, priceMax: sql`read.highest` })
      .from(values)
      .where(and(eq(properties.id, sql`read.id`), eq(properties.price, sql`read.price`)))
    const lowered = sql`jsonb_to_recordset(${JSON.stringify(before)}::jsonb) as before (id uuid, "loweredAt" timestamptz)`
    await tx
      .update(properties)
      .set({ loweredAt: sql`before."loweredAt"` })
      .from(lowered)
      .where(and(eq(properties.id, sql`before.id`), sql`${properties.loweredAt} is distinct from before."loweredAt"`))
    await tx.execute(sql`delete from property_change where changed_by = pg_current_xact_id()`)
    return changed.rowCount ?? 0
  })
}
