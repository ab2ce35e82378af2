import { and, asc, count, eq, inArray, max, min, type SQL, sql } from 'drizzle-orm'
import type { SelectedFields } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'
import type { Currency } from '#contract/currency'
import type { Page, Paged } from '#contract/list'
import type { Offer } from '#contract/offer'
import { type OfferClosedWhy, type OfferMove, type OfferStatus, offerMoves } from '#contract/offer-status'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { type JsonRow, jsonRow, rowIn } from '../../platform/db/json-row.ts'
import { newestFirstPrepared } from '../../platform/db/newest-first.ts'
import { placeholdersFor, runPrepared, type Values } from '../../platform/db/prepared.ts'
import type { Home } from '../property/home.store.ts'
import { isOpen, offerFields, offers, shownOfferAt } from '../tables/offer.ts'
import { isOverdue } from '../tables/offer-expressions.ts'
import { payments } from '../tables/payment.ts'
import { properties } from '../tables/property.ts'

/** An offer as stored. `amount`: cents. `propertyId`: null once the property was deleted. */
export type StoredOffer = Awaited<ReturnType<typeof offersWhere>>[number]

const offersWhere = (db: Queryable, wanted: SQL | undefined) => db.select(offerFields).from(offers).where(wanted)

export async function offerById(db: Queryable, id: string): Promise<StoredOffer | undefined> {
  const [row] = await offersWhere(db, eq(offers.id, id))
  return row
}

const shownAt = <More extends SelectedFields>(db: Queryable, now: SQL, where: SQL | undefined, more: More) =>
  db
    .select({ _id: offers.id, json: jsonRow<Offer>(shownOfferAt(now)), ...more })
    .from(offers)
    .leftJoin(properties, eq(properties.id, offers.propertyId))
    .where(where)

const moment = (now: Date) => sql`${now.toISOString()}::timestamptz`

export async function offerOfBuyer(db: Database, email: string, id: string, now: Date): Promise<Offer | undefined> {
  const [row] = await shownAt(db, moment(now), and(eq(offers.id, id), eq(offers.buyerEmail, email)), {})
  return row && rowIn(row.json)
}

const MAX_PAYMENTS_SHOWN = 10_000

export type SalePayment = Awaited<ReturnType<typeof paymentsOfSale>>[number]

export const paymentsOfSale = (db: Database, offerId: string) =>
  db
    .select({ transactionId: payments.intentId, amount: payments.amount, paidAt: payments.endedAt })
    .from(payments)
    .where(and(eq(payments.offerId, offerId), eq(payments.state, 'settled')))
    .orderBy(asc(payments.part))
    .limit(MAX_PAYMENTS_SHOWN)

/** Returns the row, locked until the transaction ends. Lock its property first: see `lockedDeal`. */
export async function lockedOffer(tx: Queryable, id: string): Promise<StoredOffer | undefined> {
  const [row] = await offersWhere(tx, eq(offers.id, id)).for('update')
  return row
}

export const offersOfBuyer = (
  db: Queryable,
  userId: string,
  { open, now, ...page }: Page & { open?: 'true'; now: Date },
): Promise<Paged<JsonRow<Offer>>> =>
  listOffers(db, page, {
    name: open ? 'open_offers_of' : 'offers_of',
    where: and(
      sql`${offers.buyerEmail} = (select email from app_user where id = ${sql.placeholder('userId')})`,
      open && sql`offer.${isOpen} and not ${isOverdue(nowGiven)}`,
    ),
    values: { userId, now: now.toISOString() },
  })

export const offersOfAgent = (
  db: Database,
  email: string,
  { status, now, ...page }: Page & { status?: OfferStatus | undefined; now: Date },
): Promise<Paged<JsonRow<Offer>>> =>
  listOffers(db, page, {
    name: `requests_${status ?? 'all'}`,
    where: and(eq(offers.agentEmail, sql.placeholder('email')), status && hasStatus[status]),
    values: { email, now: now.toISOString() },
  })

/** Returns the number of bought offers on an agent's homes, and their sum in cents. */
export async function salesTotalOf(db: Database, agentEmail: string): Promise<{ count: number; cents: number }> {
  const [row] = await db
    .select({ count: count(), cents: sql`coalesce(sum(${offers.amount}), 0)`.mapWith(Number) })
    .from(offers)
    .where(and(eq(offers.agentEmail, agentEmail), eq(offers.status, 'Bought')))
  return row ?? { count: 0, cents: 0 }
}

const nowGiven = sql`${sql.placeholder('now')}::timestamptz`

/** The condition for each status, in the form that the index of an agent's offers by status needs. */
const hasStatus: Record<OfferStatus, SQL> = {
  pending: sql`offer.status = 'pending'`,
  accepted: sql`offer.status = 'accepted' and not ${isOverdue(nowGiven)}`,
  rejected: sql`(offer.status = 'rejected' or ${isOverdue(nowGiven)})`,
  Bought: sql`offer.status = 'Bought'`,
}

type OfferList = { name: string; where: SQL | undefined; values: Values }

async function listOffers(db: Queryable, page: Page, list: OfferList): Promise<Paged<JsonRow<Offer>>> {
  const { rows, ...rest } = await newestFirstPrepared(db, { table: offers, page, ...list }, (query) =>
    shownAt(db, nowGiven, query.where, { total: query.total }).orderBy(query.orderBy).limit(query.limit),
  )
  return { ...rest, rows: rows.map(({ json }) => json) }
}

export async function currenciesOfOffers(db: Database): Promise<Currency[]> {
  const [row] = await db.select({ first: min(offers.currency), last: max(offers.currency) }).from(offers)
  return [row?.first, row?.last].filter((currency) => typeof currency === 'string') as Currency[] // of this column
}

/** Returns a buyer's accepted offers of exactly this amount (cents) that have not expired. */
export const payableOffersOf = (
  db: Queryable,
  { email, amount, now }: { email: string; amount: number; now: Date },
) => {
  const isPayable = sql`${isOpen} and status = 'accepted' and not ${isOverdue(moment(now))}`
  return offersWhere(db, and(eq(offers.buyerEmail, email), isPayable, eq(offers.amount, amount)))
}

export async function winnerOn(tx: Queryable, propertyId: string): Promise<StoredOffer | undefined> {
  const [row] = await offersWhere(
    tx,
    and(eq(offers.propertyId, propertyId), inArray(offers.status, ['accepted', 'Bought'])),
  )
  return row
}

export const openOffersOn = (tx: Queryable, propertyId: string): Promise<StoredOffer[]> =>
  offersWhere(tx, and(eq(offers.propertyId, propertyId), isOpen))

type NewOffer = {
  buyer: { email: string; name: string }
  property: Home
  amount: number
  currency: Currency
  buyingDate: string
  note: string | undefined
}

/** Adds a pending offer; returns `undefined` if this buyer already has an open one on this home. */
export async function addOffer(tx: Queryable, { buyer, property, note, ...terms }: NewOffer) {
  const row = {
    id: v7(),
    propertyId: property._id,
    title: property.title,
    location: property.location,
    image: property.propertyImage,
    agentName: property.name,
    agentEmail: property.email,
    buyerEmail: buyer.email,
    buyerName: buyer.name,
    note: note || null,
    ...terms,
  }
  const add = () => tx.insert(offers).values(placeholdersFor(row)).onConflictDoNothing().returning(offerFields)
  const [added] = await runPrepared(tx, 'add_offer', add, row)
  return added
}

type OfferChanges =
  | { acceptedAt: Date; payBefore: Date; title: string; location: string }
  | { boughtAt: Date; transactionId: string }
  | { closedAt: Date; closedWhy: OfferClosedWhy; reason?: string | null; counterAmount?: number }

/**
 * Changes the status of an offer, and sets the columns in `marks`. Returns false if its current status does not allow
 * it.
 */
export async function moveOffer(tx: Queryable, id: string, move: OfferMove, marks: OfferChanges): Promise<boolean> {
  const { from, to } = offerMoves[move]
  const moved = await tx
    .update(offers)
    .set({ status: to, ...marks })
    .where(and(eq(offers.id, id), inArray(offers.status, [...from])))
  return moved.rowCount === 1
}

/**
 * Rejects and returns every open offer on these properties. The ids are one array parameter, because their number is
 * unlimited.
 */
export const closeOpenOn = (tx: Queryable, propertyIds: string[], closed: OfferClosure) =>
  closeOpen(tx, closed, sql`${offers.propertyId} = any(${sql.param(propertyIds)}::uuid[])`)

export const closeOpenOf = (tx: Queryable, buyerEmail: string, closed: OfferClosure) =>
  closeOpen(tx, closed, eq(offers.buyerEmail, buyerEmail))

type OfferClosure = { closedAt: Date; closedWhy: OfferClosedWhy }

async function closeOpen(tx: Queryable, closed: OfferClosure, whose: SQL): Promise<StoredOffer[]> {
  const { from, to } = offerMoves.close
  return tx
    .update(offers)
    .set({ status: to, ...closed })
    .where(and(whose, inArray(offers.status, [...from])))
    .returning(offerFields)
}
