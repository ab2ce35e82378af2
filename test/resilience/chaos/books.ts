import { readdir } from 'node:fs/promises'
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../src/server/platform/db/database.ts'
import { offers } from '../../../src/server/product/tables/offer.ts'
import { payments } from '../../../src/server/product/tables/payment.ts'
import { properties } from '../../../src/server/product/tables/property.ts'
import type { AcknowledgedWrites } from './people.ts'

/** Returns unfinished work. */
export async function underWay(db: Database): Promise<string[]> {
  const mails = { 'a mail to be sent': sql`select from mail_outbox where sent_at is null` }
  return [...(await moneyUnderWay(db)), ...(await namesOf(db, mails))]
}

/** Returns unfinished payments only, where no server sends mail. */
export async function moneyUnderWay(db: Database): Promise<string[]> {
  return namesOf(db, {
    'a charge that is neither settled nor given back': sql`select from demo_intent i
      where i.intent ->> 'status' = 'succeeded'
        and not exists (select from payment p where p.intent_id = i.id and p.state <> 'open')`,
    'an open or received payment of an offer that is closed': sql`select from payment p join offer o on o.id = p.offer_id
      where p.state in ('open', 'received') and o.status <> 'accepted'`,
    'a payment to be released': sql`select from payment where state in ('open', 'received') and release_reason is not null`,
    'an intent that we did not keep yet': sql`select from demo_intent i
      where i.intent ->> 'status' <> 'canceled' and not exists (select from payment p where p.intent_id = i.id)`,
    'a charge that is reported and not looked at': sql`select from graphile_worker.jobs where task_identifier = 'checkPayment'`,
  })
}

/** Returns faults once all work is finished. */
export async function wrongs(db: Database, outbox: string): Promise<string[]> {
  return [...(await dealWrongs(db)), ...(await mailWrongs(db, outbox))]
}

/** Returns faults of offers, homes, payments and notifications. Demo history has no audit trail and no mails. */
export async function dealWrongs(db: Database): Promise<string[]> {
  return namesOf(db, {
    'a charge without a payment of its amount for a Bought offer, or for one that is being paid in parts': sql`${kept} select from kept k
      where not exists (select from payment p join offer o on o.id = p.offer_id where p.intent_id = k.id and p.amount_cents = k.amount
        and o.id::text = k.offer and (p.state, o.status) in (('settled', 'Bought'), ('received', 'accepted')))`,
    'a Bought offer without the charge that it names': sql`${kept} select from offer o where o.status = 'Bought'
      and not exists (select from kept k where k.id = o.transaction_id)`,
    'a Bought offer whose charges are not its amount': sql`${kept} select from offer o where o.status = 'Bought'
      and o.amount_cents <> (select coalesce(sum(amount), 0) from kept k where k.offer = o.id::text)`,
    'an offer being paid in parts whose charges are all of its amount': sql`${kept} select from offer o where o.status = 'accepted'
      and o.amount_cents <= (select coalesce(sum(amount), 0) from kept k where k.offer = o.id::text)`,
    'a sum that differs': sql`${kept} select where (select coalesce(sum(amount), 0) from kept) <> (select coalesce(sum(amount_cents), 0)
      from offer where status = 'Bought') + (select coalesce(sum(amount_cents), 0) from payment where state = 'received')`,
    'a charge above what a card can pay at once': sql`${kept} select from kept where amount > 99999999`,
    'a home sold twice': sql`select from offer where status in ('accepted', 'Bought') and property_id is not null
      group by property_id having count(*) > 1`,
    'a Bought offer on a home that is not sold': sql`select from offer o left join property p on p.id = o.property_id
      where o.status = 'Bought' and p.sold_at is null`,
    'a sold home without a Bought offer': sql`select from property p where p.sold_at is not null
      and not exists (select from offer o where o.property_id = p.id and o.status = 'Bought')`,
    'an open offer on a sold home': sql`select from offer o join property p on p.id = o.property_id
      where p.sold_at is not null and o.status in ('pending', 'accepted')`,
    'a charge for one part of an offer twice': sql`${kept} select from kept k join payment p on p.intent_id = k.id
      group by offer, p.part having count(*) > 1`,
    'parts of a sale that are not numbered': sql`select from payment where state = 'settled' group by offer_id
      having count(*) <> max(part) or count(*) <> max(parts)`,
    'a refund of a payment that is not released': sql`select from demo_refund r
      where not exists (select from payment p where p.intent_id = r.intent_id and p.state = 'released')`,
    'a settled payment of an offer that is not Bought': sql`select from payment p join offer o on o.id = p.offer_id
      where p.state = 'settled' and o.status <> 'Bought'`,
    'a Bought offer that does not name the payment that was recorded last': sql`select from offer o
      join payment p on p.intent_id = o.transaction_id where o.status = 'Bought' and p.ended_at < (
        select max(ended_at) from payment other where other.offer_id = o.id and other.state = 'settled')`,
    'a payment without its one entry in the audit trail': sql`select from payment p join offer o on o.id = p.offer_id
      where p.state <> 'open' and o.buyer_email not like '%.demo' and 1 <> (select count(*) from audit_entry a
        where a.subject_id = p.id::text and a.action = case p.state when 'released' then 'release' else 'settle' end)`,
    'an agent with another number of mails than of sales': differing(
      sql`select agent_email from offer where status = 'Bought' and buyer_email not like '%.demo'`,
      sql`like 'Your home is sold%'`,
    ),
    'a buyer with another number of mails than of offers that were closed': differing(
      sql`select buyer_email from offer where status = 'rejected' and closed_why in ('soldToAnother', 'soldElsewhere', 'takenDown', 'lapsed')
        and buyer_email not like '%.demo'`,
      sql`similar to '(This home has been sold|Your offer is closed|Your offer has lapsed)%'`,
    ),
    'a buyer with another number of mails than of payments': differing(
      sql`select buyer_email from offer where status = 'Bought' and buyer_email not like '%.demo'`,
      sql`like 'Payment received%'`,
    ),
    'a buyer with another number of mails than of parts that were followed by others': differing(
      sql`select o.buyer_email from audit_entry a join payment p on p.id::text = a.subject_id join offer o on o.id = p.offer_id
        where a.action = 'settle' and p.intent_id is distinct from o.transaction_id`,
      sql`like 'Payment _ of _ received%'`,
    ),
    'a buyer with another number of mails than of refunds': differing(
      sql`select o.buyer_email from demo_refund r join payment p on p.intent_id = r.intent_id join offer o on o.id = p.offer_id`,
      sql`like 'Your payment goes back%'`,
    ),
    'a closed offer that does not say why': sql`select from offer where (status = 'rejected') <> (closed_why is not null)
      and buyer_email not like '%.demo'`,
    'a wish for a missing home, or by a missing user': sql`select from wishlist_item w
      where not exists (select from property p where p.id = w.property_id) or not exists (select from app_user u where u.id = w.user_id)`,
  })
}

const differing = (addresses: SQL, subject: SQL): SQL => sql`
  select from (select address, count(*) as times from (${addresses}) it (address) group by address) due
    full join (select recipient as address, count(*) as times from mail_outbox where subject ${subject} group by recipient) said
    using (address)
  where coalesce(due.times, 0) <> coalesce(said.times, 0) and address not like '%.demo'`

/** Returns missing rows whose writes were answered with success. */
export async function forgotten(db: Database, { bought, recorded, deleted }: AcknowledgedWrites): Promise<string[]> {
  const stillBought = sql`${inArray(offers.id, [...bought])} and ${offers.status} = 'Bought'`
  const isInBooks = sql`${inArray(payments.intentId, [...recorded])} and exists (select from audit_entry a
    where a.subject_id = ${payments.id}::text and a.action = 'settle')`
  const inBooks = recorded.size && (await db.$count(payments, isInBooks))
  const kept = bought.size && (await db.$count(offers, stillBought))
  const back = deleted.size && (await db.$count(properties, inArray(properties.id, [...deleted])))
  return [
    ...(kept === bought.size ? [] : ['a receipt that was taken and is forgotten']),
    ...(inBooks === recorded.size ? [] : ['a payment that was recorded and is forgotten']),
    ...(back === 0 ? [] : ['a home that was deleted and is back']),
  ]
}

const kept = sql`with kept as (select id, (intent ->> 'amount_received')::bigint as amount, intent -> 'metadata' ->> 'offerId' as offer
  from demo_intent where intent ->> 'status' = 'succeeded' and not exists (select from demo_refund where intent_id = demo_intent.id))`

/**
 * Compares decided mails with the outbox. Offers may lapse meanwhile, so files are read between two readings of the
 * database: each mail sent before must exist, and each file must have been decided.
 */
export async function mailWrongs(db: Database, outbox: string): Promise<string[]> {
  const sent = await mailFiles(db, sql`sent_at is not null`)
  const there = new Set((await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')))
  const decided = await mailFiles(db, sql`true`)
  return [
    ...[...sent]
      .filter((name) => !there.has(name))
      .map((name) => `a mail that was sent and is not in the outbox: ${name}`),
    ...[...there].filter((name) => !decided.has(name)).map((name) => `a mail without a cause: ${name}`),
  ]
}

async function mailFiles(db: Database, wanted: SQL): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from mail_outbox where ${wanted}`)
  return new Set(rows.map(({ id }) => `${id}.eml`))
}

async function namesOf(db: Database, queries: Record<string, ReturnType<typeof sql>>): Promise<string[]> {
  const found: string[] = []
  for (const [name, query] of Object.entries(queries)) {
    const { rowCount } = await db.execute(query)
    if (rowCount) found.push(`${name} (${rowCount})`)
  }
  return found
}
