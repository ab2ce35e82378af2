import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import type { Reads } from '../../../platform/db/replica-reads.ts'
import { isoMoment } from '../../../platform/db/tables/columns.ts'
import { addressesOf } from '../../place/address.store.ts'
import { withFigures } from '../../property/home-figures.store.ts'
import { openTimesAhead } from '../../tables/open-time.ts'
import { isForSale, properties } from '../../tables/property.ts'
import { contactFields, longFields, publicPropertyFields } from '../../tables/property-fields.ts'
import { furtherPictures } from '../../tables/property-picture.ts'

const PAGE_ROWS = 500

export async function versionOf(db: Database, agentEmail: string): Promise<string> {
  const opened = sql`(select max(changed_at) from open_time where open_time.property_id = property.id)`
  const rows = sql`string_agg(concat(${properties.id}, property.xmin, ${opened}), ',' order by ${properties.id})`
  const contactsShown = sql`(select contacts_shown from app_user where email = ${agentEmail})`
  const [row] = await db
    .select({ version: sql<string>`md5(concat(${rows}, ${contactsShown}))` })
    .from(properties)
    .where(and(eq(properties.agentEmail, agentEmail), isForSale))
  return row?.version ?? ''
}

type Home = Awaited<ReturnType<typeof homesAfter>>[number]

export async function* homesForSale(reads: Reads, agentEmail: string): AsyncGenerator<Home> {
  let last: string | undefined
  do {
    const after = last
    const rows = await reads((db) => homesAfter(db, agentEmail, after))
    yield* rows
    last = rows.length === PAGE_ROWS ? rows.at(-1)?._id : undefined
  } while (last !== undefined)
}

const modified = isoMoment(sql`greatest(${properties.verifiedAt}, ${properties.changedAt})`)

async function homesAfter(db: Database, agentEmail: string, after: string | undefined) {
  const rows = await db
    .select({
      ...publicPropertyFields,
      ...longFields,
      ...contactFields,
      figures: properties.figures,
      sourceId: properties.sourceId,
      modified,
      pictures: furtherPictures,
      openTimes: openTimesAhead,
    })
    .from(properties)
    .where(
      and(eq(properties.agentEmail, agentEmail), isForSale, after === undefined ? undefined : gt(properties.id, after)),
    )
    .orderBy(asc(properties.id))
    .limit(PAGE_ROWS)
  const homes = rows.map(withFigures)
  const addresses = await addressesOf(
    db,
    homes.map(({ _id }) => _id),
  )
  return homes.map((home) => ({ ...home, address: addresses.get(home._id) }))
}
