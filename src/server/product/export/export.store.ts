import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { AuditEntry } from '#contract/audit'
import type { Database } from '../../platform/db/database.ts'
import type { Reads } from '../../platform/db/replica-reads.ts'
import { auditEntries, auditFields } from '../../platform/db/tables/audit.ts'
import { isoMoment } from '../../platform/db/tables/columns.ts'
import { userFields, users } from '../../platform/db/tables/user.ts'
import { withoutNulls } from '../../platform/db/without-nulls.ts'
import { withWholeAddresses } from '../place/whole-address.store.ts'
import { withFigures } from '../property/home-figures.store.ts'
import { lapsedFieldsAt, offers, transactionIds } from '../tables/offer.ts'
import { openTimesAhead } from '../tables/open-time.ts'
import { properties } from '../tables/property.ts'
import { longFields, publicPropertyFields } from '../tables/property-fields.ts'
import { furtherPictures } from '../tables/property-picture.ts'

const PAGE_ROWS = 1000

/**
 * Yields all rows of a list, newest first. Each page is read when the previous one has been sent, without holding a
 * database connection in between. `read` returns at most `limit` rows with ids below `before`.
 */
async function* pagesOf<Row extends { _id: string }>(
  reads: Reads,
  read: (db: Database, before: string | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let before: string | undefined
  do {
    const page = before
    const rows = await reads((db) => read(db, page, PAGE_ROWS))
    yield rows
    before = rows.length === PAGE_ROWS ? rows.at(-1)?._id : undefined
  } while (before !== undefined)
}

const { status, closedWhy } = lapsedFieldsAt(sql`now()`)
const exportedOffer = {
  _id: offers.id,
  title: offers.title,
  location: offers.location,
  buyerName: offers.buyerName,
  buyerEmail: offers.buyerEmail,
  amount: offers.amount,
  currency: offers.currency,
  buyingDate: offers.buyingDate,
  status,
  closedWhy,
  note: offers.note,
  reason: offers.reason,
  createdAt: isoMoment(offers.createdAt),
  acceptedAt: isoMoment(offers.acceptedAt),
  boughtAt: isoMoment(offers.boughtAt),
  transactionId: offers.transactionId,
  transactionIds,
  propertyId: offers.propertyId,
}

export const offersToExport = (reads: Reads, agentEmail: string) => offerPages(reads, eq(offers.agentEmail, agentEmail))

export const salesToExport = (reads: Reads, agentEmail: string) =>
  offerPages(reads, and(eq(offers.agentEmail, agentEmail), eq(offers.status, 'Bought')))

const offerPages = (reads: Reads, whose: SQL | undefined) =>
  pagesOf(reads, (db, before, limit) =>
    db
      .select(exportedOffer)
      .from(offers)
      .where(and(whose, before === undefined ? undefined : lt(offers.id, before)))
      .orderBy(desc(offers.id))
      .limit(limit),
  )

export const listingsToExport = (reads: Reads, agentEmail: string) =>
  pagesOf(reads, async (db, before, limit) => {
    const rows = await db
      .select({
        ...publicPropertyFields,
        ...longFields,
        contact: properties.contact,
        figures: properties.figures,
        sourceId: properties.sourceId,
        pictures: furtherPictures,
        openTimes: openTimesAhead,
      })
      .from(properties)
      .where(and(eq(properties.agentEmail, agentEmail), before === undefined ? undefined : lt(properties.id, before)))
      .orderBy(desc(properties.id))
      .limit(limit)
    return withWholeAddresses(db, rows.map(withFigures))
  })

export const auditToExport = (reads: Reads): AsyncGenerator<AuditEntry[]> =>
  pagesOf(reads, async (db, before, limit) => {
    const rows = await db
      .select(auditFields)
      .from(auditEntries)
      .where(before === undefined ? undefined : lt(auditEntries.id, before))
      .orderBy(desc(auditEntries.id))
      .limit(limit)
    return rows.map((row) => ({ ...withoutNulls(row), at: row.at.toISOString() }))
  })

export const peopleToExport = (reads: Reads) =>
  pagesOf(reads, (db, before, limit) =>
    db
      .select({ ...userFields, joinedAt: isoMoment(users.createdAt) })
      .from(users)
      .where(before === undefined ? undefined : lt(users.id, before))
      .orderBy(desc(users.id))
      .limit(limit),
  )
