import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { bigint, check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { MAX_CHARGE_CENTS } from '#contract/charge'
import type { Currency } from '#contract/currency'
import type { Offer } from '#contract/offer'
import type { OfferClosedWhy, OfferStatus } from '#contract/offer-status'
import { createdAt, id, isoMoment, moment } from '../../platform/db/tables/columns.ts'
import { isOverdue } from './offer-expressions.ts'
import { isForSale, properties } from './property.ts'

/** The condition of the indexes of open offers; a query must repeat it to use them. */
export const isOpen = sql`status in ('pending', 'accepted')`

/**
 * Offers outlive their home and their buyer's account, so they contain copies of the displayed values. The partial
 * unique indexes prevent selling a home twice (P-42).
 */
export const offers = pgTable(
  'offer',
  {
    id: id(),
    propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    location: text('location').notNull(),
    image: text('image').notNull(),
    agentName: text('agent_name').notNull(),
    agentEmail: text('agent_email').notNull(),
    buyerEmail: text('buyer_email').notNull(),
    buyerName: text('buyer_name').notNull(),
    buyingDate: date('buying_date', { mode: 'string' }).notNull(),
    amount: bigint('amount_cents', { mode: 'number' }).notNull(),
    /** The site's currency. CURRENCY can't be changed while there are offers in another one (D-165). */
    currency: text('currency').$type<Currency>().notNull().default('USD'),
    status: text('status', { enum: ['pending', 'accepted', 'rejected', 'Bought'] })
      .notNull()
      .default('pending'),
    transactionId: text('transaction_id').unique(),
    createdAt: createdAt(),
    acceptedAt: moment('accepted_at'),
    /**
     * The deadline promised to the buyer, even if the setting has changed since. Null only for an offer accepted by an
     * earlier version, until `setMissingDeadlines` sets it.
     */
    payBefore: moment('pay_before'),
    closedAt: moment('closed_at'),
    boughtAt: moment('bought_at'),
    closedWhy: text('closed_why').$type<OfferClosedWhy>(),
    note: text('note'),
    reason: text('reason'),
    counterAmount: bigint('counter_amount_cents', { mode: 'number' }),
  },
  (table) => [
    uniqueIndex('offer_one_winner').on(table.propertyId).where(sql`status in ('accepted', 'Bought')`),
    uniqueIndex('offer_one_open_each').on(table.propertyId, table.buyerEmail).where(isOpen),
    index('offer_property').on(table.propertyId),
    index('offer_of_buyer').on(table.buyerEmail, table.id),
    index('offer_open_of_buyer').on(table.buyerEmail, table.id).where(isOpen),
    index('offer_open_of_buyer_by_status').on(table.buyerEmail, table.status, table.id).where(isOpen),
    index('offer_of_agent').on(table.agentEmail, table.id),
    index('offer_of_agent_by_status').on(table.agentEmail, table.status, table.id),
    index('offer_sold').on(table.boughtAt).where(sql`status = 'Bought'`),
    index('offer_sold_of_agent').on(table.agentEmail, table.boughtAt).where(sql`status = 'Bought'`),
    index('offer_unpaid').on(table.acceptedAt).where(sql`status = 'accepted'`),
    index('offer_currency').on(table.currency),
    index('offer_due').on(table.payBefore).where(sql`status = 'accepted'`),
    check('offer_status', sql`${table.status} in ('pending', 'accepted', 'rejected', 'Bought')`),
    check('offer_amount', sql`${table.amount} > 0`),
    check('offer_receipt', sql`(${table.status} = 'Bought') = (${table.transactionId} is not null)`),
  ],
)

const rivalAccepted = (now: SQL) => sql<boolean>`exists (
  select from offer rival where rival.property_id = "offer"."property_id" and rival.status in ('accepted', 'Bought')
  and rival.id <> "offer"."id" and not ${isOverdue(now, 'rival')}
)`

const isHomeForSale = sql`exists (select from property where property.id = "offer"."property_id" and ${isForSale})`

export const transactionIds = sql<string[]>`array(
  select intent_id from payment where payment.offer_id = "offer"."id" and payment.state in ('received', 'settled') order by part
)`

export const offerFields = {
  _id: offers.id,
  propertyId: offers.propertyId,
  title: offers.title,
  buyingDate: offers.buyingDate,
  location: offers.location,
  amount: offers.amount,
  currency: offers.currency,
  agentName: offers.agentName,
  agentEmail: offers.agentEmail,
  buyerEmail: offers.buyerEmail,
  buyerName: offers.buyerName,
  propertyImage: offers.image,
  status: offers.status,
  transactionId: offers.transactionId,
  createdAt: sql<string>`${isoMoment(offers.createdAt)}`,
  acceptedAt: offers.acceptedAt,
  boughtAt: offers.boughtAt,
  closedAt: offers.closedAt,
  payBefore: offers.payBefore,
  closedWhy: offers.closedWhy,
  note: offers.note,
  reason: offers.reason,
  counterAmount: offers.counterAmount,
}

/** The status and closing of an offer as of `now`: for an overdue one, the values that its job will write. */
export const lapsedFieldsAt = (now: SQL) => ({
  status: sql<OfferStatus>`case when ${isOverdue(now)} then 'rejected' else "offer"."status" end`,
  closedAt:
    sql<Date | null>`case when ${isOverdue(now)} then "offer"."pay_before" else "offer"."closed_at" end`.mapWith(
      offers.closedAt,
    ),
  closedWhy: sql<OfferClosedWhy | null>`case when ${isOverdue(now)} then 'lapsed' else "offer"."closed_why" end`,
})

const isoMomentIf = (status: OfferStatus, now: SQL, moment: SQLWrapper) =>
  sql`case when ${lapsedFieldsAt(now).status} = ${sql.raw(`'${status}'`)} then ${isoMoment(moment)} end`

const amountOf = (cents: SQLWrapper) => sql`(${cents} / 100.0)::float8`

const parts = (now: SQL) => sql`case when ${lapsedFieldsAt(now).status} = 'accepted' then (
  select json_build_object('count', paid.parts + due.parts, 'paid', paid.parts,
    'amountPaid', ${amountOf(sql`paid.cents`)}, 'amountLeft', ${amountOf(sql`("offer"."amount_cents" - paid.cents)`)})
  from (
    select count(*) as parts, coalesce(sum(payment.amount_cents), 0) as cents
    from payment where payment.offer_id = "offer"."id" and payment.state = 'received'
  ) paid
  cross join lateral (select ceil(("offer"."amount_cents" - paid.cents) / ${sql.raw(`${MAX_CHARGE_CENTS}`)}.0)::int as parts) due
  where paid.parts + due.parts > 1
) end`

/** The columns of an offer for clients, as of `now`. Needs a left join of its home. */
export const shownOfferAt = (now: SQL): Record<keyof Offer, SQLWrapper> => ({
  _id: offers.id,
  propertyId: offers.propertyId,
  title: offers.title,
  buyingDate: offers.buyingDate,
  location: offers.location,
  offerAmount: amountOf(offers.amount),
  agentName: offers.agentName,
  agentEmail: offers.agentEmail,
  buyerEmail: offers.buyerEmail,
  buyerName: offers.buyerName,
  propertyImage: offers.image,
  transactionId: offers.transactionId,
  createdAt: isoMoment(offers.createdAt),
  acceptedAt: isoMoment(offers.acceptedAt),
  boughtAt: isoMoment(offers.boughtAt),
  ...lapsedFieldsAt(now),
  closedAt: isoMomentIf('rejected', now, lapsedFieldsAt(now).closedAt),
  payBefore: isoMomentIf('accepted', now, offers.payBefore),
  parts: parts(now),
  note: offers.note,
  reason: offers.reason,
  counterAmount: sql`case when ${offers.counterAmount} is not null and not ${rivalAccepted(now)}
    and ${isHomeForSale} then ${amountOf(offers.counterAmount)} end`,
  askingPrice: properties.price,
  askingPriceKind: properties.priceKind,
  propertyType: properties.type,
  market: properties.market,
  rivalAccepted: sql`nullif(${rivalAccepted(now)}, false)`,
})
