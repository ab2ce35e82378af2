import { type SQL, sql } from 'drizzle-orm'
import type { HomeFigures, PersonFigures } from '#contract/figures'
import { MAX_PUBLIC_TOTAL, type Total } from '#contract/list'
import type { Database } from '../../platform/db/database.ts'
import { isoMoment } from '../../platform/db/tables/columns.ts'
import { users } from '../../platform/db/tables/user.ts'
import { isOpen } from '../tables/offer.ts'
import { isOverdue } from '../tables/offer-expressions.ts'
import { figuresSince } from './figures.store.ts'

const upTo = (from: SQL): SQL =>
  sql`(select count(*)::int from (select from ${from} limit ${MAX_PUBLIC_TOTAL + 1}) as few)`

const total = (count: number): Total => (count > MAX_PUBLIC_TOTAL ? `${MAX_PUBLIC_TOTAL}+` : count)

type HomeRow = Record<'views' | 'wishes' | 'offers', number> & { _id: string }

export async function figuresOfHomes(
  db: Database,
  { ids, agentEmail, now }: { ids: string[]; agentEmail: string; now: Date },
): Promise<HomeFigures[]> {
  const { rows } = await db.execute<HomeRow>(sql`
    select id as _id,
      (select coalesce(sum(views), 0)::int from property_view
        where property_id = home.id and day_ends_at > ${figuresSince(now).toISOString()}) as views,
      ${upTo(sql`wishlist_item where property_id = home.id`)} as wishes,
      ${upTo(sql`offer where property_id = home.id`)} as offers
    from property home where id = any(${sql.param(ids)}::uuid[]) and agent_email = ${agentEmail}`)
  return rows.map(({ wishes, offers, ...row }) => ({ ...row, wishes: total(wishes), offers: total(offers) }))
}

type PersonRow = Record<'homes' | 'made' | 'received', number> & { _id: string; joinedAt: string }

export async function figuresOfPeople(db: Database, ids: string[], now: Date): Promise<PersonFigures[]> {
  const isStillOpen = sql`${isOpen} and not ${isOverdue(sql`${now.toISOString()}::timestamptz`)}`
  const { rows } = await db.execute<PersonRow>(sql`
    select id as _id, ${isoMoment(sql`person.created_at`)} as "joinedAt",
      ${upTo(sql`property where agent_email = person.email`)} as homes,
      ${upTo(sql`offer where buyer_email = person.email and ${isStillOpen}`)} as made,
      ${upTo(sql`offer where agent_email = person.email and ${isStillOpen}`)} as received
    from ${users} person where id = any(${sql.param(ids)}::uuid[])`)
  return rows.map(({ homes, made, received, ...row }) => ({
    ...row,
    homes: total(homes),
    openOffers: total(made + received),
  }))
}
