import { and, eq, inArray, isNotNull, not, type SQL, sql } from 'drizzle-orm'
import { MAX_WAITING_ROWS, type WaitingGroup, type WaitingRow } from '#contract/figures'
import type { Total } from '#contract/list'
import { countUpTo } from '../../platform/db/bounded-count.ts'
import type { Database } from '../../platform/db/database.ts'
import { isoMoment } from '../../platform/db/tables/columns.ts'
import { isOpen, offers } from '../tables/offer.ts'
import { isOverdue } from '../tables/offer-expressions.ts'
import { properties, propertyState } from '../tables/property.ts'
import { figuresSince } from './figures.store.ts'

export type Waiting = Omit<WaitingGroup, 'kind'>

export const MAX_COUNTED = 99

async function counted(rows: WaitingRow[], count: () => Promise<Total>): Promise<Waiting> {
  if (rows.length <= MAX_WAITING_ROWS) return { total: rows.length, rows }
  return { total: await count(), rows: rows.slice(0, MAX_WAITING_ROWS) }
}

const offerRow = (person: SQL) => ({
  _id: offers.id,
  title: offers.title,
  image: offers.image,
  person: sql<string>`${person}`,
  amount: sql<number>`${offers.amount} / 100.0`.mapWith(Number),
  at: sql<string>`${isoMoment(offers.createdAt)}`,
  due: sql<string | null>`${isoMoment(offers.payBefore)}`,
})

async function offersWhere(db: Database, where: SQL | undefined, person: SQL): Promise<Waiting> {
  const orderBy = [sql`${offers.id} desc`]
  const rows = await db
    .select(offerRow(person))
    .from(offers)
    .where(where)
    .orderBy(...orderBy)
    .limit(MAX_WAITING_ROWS + 1)
  return counted(
    rows.map(({ due, ...row }) => ({ ...row, due: due ?? undefined })),
    () => countUpTo(db, { table: offers, where, orderBy, max: MAX_COUNTED }),
  )
}

export const paymentsDue = (db: Database, email: string, now: Date): Promise<Waiting> => {
  const isPastDue = isOverdue(sql`${now.toISOString()}::timestamptz`)
  const where = and(eq(offers.buyerEmail, email), isOpen, eq(offers.status, 'accepted'), not(isPastDue))
  return offersWhere(db, where, sql`${offers.agentName}`)
}

export const pendingOffers = (db: Database, email: string): Promise<Waiting> =>
  offersWhere(db, and(eq(offers.agentEmail, email), eq(offers.status, 'pending')), sql`${offers.buyerName}`)

const homeRow = {
  _id: properties.id,
  title: properties.title,
  image: properties.image,
  person: properties.agentName,
  at: sql<string>`${isoMoment(properties.createdAt)}`,
}

async function homesWhere(db: Database, where: SQL, order: SQL): Promise<Waiting> {
  const rows = await db
    .select(homeRow)
    .from(properties)
    .where(where)
    .orderBy(order)
    .limit(MAX_WAITING_ROWS + 1)
  return counted(rows, () => countUpTo(db, { table: properties, where, orderBy: [order], max: MAX_COUNTED }))
}

export const pendingHomes = (db: Database): Promise<Waiting> =>
  homesWhere(db, eq(propertyState, 'pending'), sql`${properties.id} asc`)

export const editedHomes = (db: Database): Promise<Waiting> =>
  homesWhere(db, isNotNull(properties.edit), sql`${properties.id} desc`)

export async function rejectedHomes(db: Database, email: string, now: Date): Promise<Waiting> {
  const rows = await db
    .select({ ...homeRow, text: properties.rejectionReason })
    .from(properties)
    .where(and(eq(properties.agentEmail, email), eq(propertyState, 'rejected')))
    .orderBy(sql`${properties.id} desc`)
    .limit(MAX_WAITING_ROWS)
  const since = figuresSince(now).toISOString()
  const recent = rows.flatMap(({ person: _own, text, ...row }) =>
    row.at > since ? [{ ...row, text: text ?? undefined }] : [],
  )
  return { total: recent.length, rows: recent }
}

export async function imagesOf(db: Database, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: properties.id, image: properties.image })
    .from(properties)
    .where(inArray(properties.id, ids))
  return new Map(rows.map(({ id, image }) => [id, image]))
}
