import { and, eq, inArray, isNotNull, not, type SQL, sql } from 'drizzle-orm'
import { MAX_WAITING_ROWS, type WaitingGroup, type WaitingKind, type WaitingRow } from '#contract/figures'
import type { Page, Total } from '#contract/list'
import type { Role } from '#contract/user'
import { viewingCan } from '#contract/viewing-status'
import { offsetsIn } from '../../platform/clocks/time-zones.ts'
import { countUpTo } from '../../platform/db/bounded-count.ts'
import type { Database } from '../../platform/db/database.ts'
import { isoMoment } from '../../platform/db/tables/columns.ts'
import { failedJobs } from '../../platform/jobs/failed-job.store.ts'
import { openReports } from '../conversation/report.store.ts'
import { conversationsOf } from '../conversation/viewed.store.ts'
import { openHomeReports } from '../home-report/home-report.store.ts'
import { isOpen, offers } from '../tables/offer.ts'
import { isOverdue } from '../tables/offer-expressions.ts'
import { properties, propertyState } from '../tables/property.ts'
import { viewingsAhead } from '../viewing/viewing.store.ts'
import { figuresSince } from './figures.store.ts'

type Caller = { id: string; email: string; role: Role | null }
type Group = Omit<WaitingGroup, 'kind'>

/** Counts above this are shown as `99+`. */
const MAX_COUNTED = 99
const DAY_MS = 86_400_000
const page: Page = { limit: MAX_WAITING_ROWS }

export async function waitingFor(db: Database, caller: Caller, now: Date): Promise<WaitingGroup[]> {
  const isAdmin = caller.role === 'admin'
  const groups: Promise<WaitingGroup[]>[] = [
    ofKind('payment', paymentsDue(db, caller.email, now)),
    viewingGroups(db, caller, now),
    ofKind('message', unreadMessages(db, caller.id)),
  ]
  if (caller.role === 'agent' || isAdmin)
    groups.push(
      ofKind('offer', pendingOffers(db, caller.email)),
      ofKind('rejected', rejectedHomes(db, caller.email, now)),
    )
  if (isAdmin)
    groups.push(
      ofKind('pending', homesWhere(db, eq(propertyState, 'pending'), sql`${properties.id} asc`)),
      ofKind('edited', homesWhere(db, isNotNull(properties.edit), sql`${properties.id} desc`)),
      ofKind('report', reports(db)),
      ofKind('failedJob', jobs(db)),
    )
  return (await Promise.all(groups)).flat()
}

const ofKind = async (kind: WaitingKind, group: Promise<Group>): Promise<WaitingGroup[]> => {
  const { total, rows } = await group
  return total === 0 ? [] : [{ kind, total, rows }]
}

async function counted(rows: WaitingRow[], count: () => Promise<Total>): Promise<Group> {
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

async function offersWhere(db: Database, where: SQL | undefined, person: SQL): Promise<Group> {
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

const paymentsDue = (db: Database, email: string, now: Date): Promise<Group> => {
  const isPastDue = isOverdue(sql`${now.toISOString()}::timestamptz`)
  const where = and(eq(offers.buyerEmail, email), isOpen, eq(offers.status, 'accepted'), not(isPastDue))
  return offersWhere(db, where, sql`${offers.agentName}`)
}

const pendingOffers = (db: Database, email: string): Promise<Group> =>
  offersWhere(db, and(eq(offers.agentEmail, email), eq(offers.status, 'pending')), sql`${offers.buyerName}`)

const homeRow = {
  _id: properties.id,
  title: properties.title,
  image: properties.image,
  person: properties.agentName,
  at: sql<string>`${isoMoment(properties.createdAt)}`,
}

async function homesWhere(db: Database, where: SQL, order: SQL): Promise<Group> {
  const rows = await db
    .select(homeRow)
    .from(properties)
    .where(where)
    .orderBy(order)
    .limit(MAX_WAITING_ROWS + 1)
  return counted(rows, () => countUpTo(db, { table: properties, where, orderBy: [order], max: MAX_COUNTED }))
}

async function rejectedHomes(db: Database, email: string, now: Date): Promise<Group> {
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

/** Returns viewings that the person must answer, soonest to lapse first, and confirmed ones of the next day. */
async function viewingGroups(db: Database, { id, role }: Caller, now: Date): Promise<WaitingGroup[]> {
  const sides = role === 'agent' || role === 'admin' ? (['agent', 'buyer'] as const) : (['buyer'] as const)
  const read = async (side: 'agent' | 'buyer') =>
    (await viewingsAhead(db, id, side, { now, most: MAX_COUNTED })).map((viewing) => ({ viewing, side }))
  const ahead = (await Promise.all(sides.map(read))).flat()
  const soon = new Date(now.getTime() + DAY_MS)
  const toAnswer = ahead
    .filter(({ viewing, side }) => viewingCan('accept', viewing, side))
    .sort((one, other) => one.viewing.heldUntil.getTime() - other.viewing.heldUntil.getTime())
  const agreed = ahead.filter(({ viewing }) => viewing.status === 'accepted' && viewing.startsAt < soon)
  const shown = [...toAnswer.slice(0, MAX_WAITING_ROWS), ...agreed.slice(0, MAX_WAITING_ROWS)]
  const images = await imagesOf(
    db,
    shown.flatMap(({ viewing }) => viewing.propertyId ?? []),
  )
  const rowOf = ({ viewing, side }: (typeof ahead)[number]): WaitingRow => ({
    _id: viewing._id,
    title: viewing.title,
    image: images.get(viewing.propertyId ?? ''),
    person: side === 'agent' ? viewing.buyerName : viewing.agentName,
    at: viewing.createdAt.toISOString(),
    due: (viewing.status === 'accepted' ? viewing.startsAt : viewing.heldUntil).toISOString(),
    startsAt: viewing.startsAt.toISOString(),
    clock: { timeZone: viewing.timeZone, utcOffsets: offsetsIn(viewing.timeZone, now, viewing.endsAt) },
    ownPart: side,
  })
  const group = (kind: WaitingKind, some: typeof ahead): WaitingGroup[] =>
    some.length === 0 ? [] : [{ kind, total: some.length, rows: some.slice(0, MAX_WAITING_ROWS).map(rowOf) }]
  return [...group('viewing', toAnswer), ...group('viewingSoon', agreed)]
}

async function imagesOf(db: Database, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: properties.id, image: properties.image })
    .from(properties)
    .where(inArray(properties.id, ids))
  return new Map(rows.map(({ id, image }) => [id, image]))
}

async function unreadMessages(db: Database, id: string): Promise<Group> {
  const { rows, total } = await conversationsOf(db, id, { ...page, unread: 'true' })
  return {
    total,
    rows: rows.map(({ _id, propertyTitle, propertyImage, other, latest }) => ({
      _id,
      title: propertyTitle,
      image: propertyImage ?? undefined,
      person: other?.name,
      text: latest.text,
      at: latest.createdAt,
    })),
  }
}

async function reports(db: Database): Promise<Group> {
  const [ofConversations, ofHomes] = await Promise.all([openReports(db, page), openHomeReports(db, page)])
  const rows: WaitingRow[] = [
    ...ofConversations.rows.map(({ _id, propertyTitle, reason, createdAt, reportedBy, ...people }) => ({
      _id,
      title: propertyTitle,
      person: people[reportedBy]?.name,
      text: reason,
      at: createdAt,
    })),
    ...ofHomes.rows.map(({ _id, propertyTitle, propertyImage, text, createdAt, reporter }) => ({
      _id,
      title: propertyTitle,
      image: propertyImage ?? undefined,
      person: reporter?.name,
      text,
      at: createdAt,
    })),
  ].toSorted((one, other) => other.at.localeCompare(one.at))
  const totals = [ofConversations.total, ofHomes.total]
  const sum = totals.map(Number).reduce((one, other) => one + other)
  return { total: sum <= MAX_COUNTED ? sum : `${MAX_COUNTED}+`, rows: rows.slice(0, MAX_WAITING_ROWS) }
}

async function jobs(db: Database): Promise<Group> {
  const { rows, total } = await failedJobs(db, page)
  return {
    total,
    rows: rows.map(({ _id, name, error, failedAt }) => ({ _id, title: name, text: error, at: failedAt })),
  }
}
