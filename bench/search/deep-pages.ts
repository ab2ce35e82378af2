import { sql } from 'drizzle-orm'
import type { PropertySearch, PropertySort } from '#contract/property-search'
import type { Database } from '../../src/server/platform/db/database.ts'
import { cursorOf } from '../../src/server/platform/db/keyset.ts'
import { orders, priceBy } from '../../src/server/product/search/conditions/index-ranges.search.ts'
import { isForSale } from '../../src/server/product/tables/property.ts'

export async function deepPages(db: Database): Promise<Record<string, PropertySearch>> {
  const newest = await middleOf(db, 'newest')
  return {
    'a page in the middle': { cursor: newest },
    'a page in the middle, cheapest first': { cursor: await middleOf(db, 'priceAsc'), sort: 'priceAsc' },
    'a page in the middle, with words': { cursor: newest, q: 'garden salford' },
  }
}

async function middleOf(db: Database, sort: PropertySort): Promise<string> {
  const homes = sql`property where ${isForSale}`
  const { rows } = await db.execute<{ id: string; price: string; at: number }>(sql`
    select id, ${priceBy[sort]} as price, (extract(epoch from verified_at) * 1000)::float8 as at from ${homes}
    order by ${sql.join(orders[sort], sql`, `)} offset (select count(*) / 2 from ${homes}) limit 1`)
  const [row] = rows
  if (!row) throw new Error('there are no homes')
  return cursorOf([sort, Number(row.price), row.at, row.id])
}
