import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../src/server/platform/db/database.ts'
import { openTimes } from '../../src/server/product/tables/open-time.ts'
import { call, type Server } from './deal.ts'
import type { Person } from './make.ts'

type App = { db: Database }
type Home = { id: string }

type Made = { home: Home; agent: Pick<Person, 'id'>; startsAt: Date; minutes?: number; isCancelled?: boolean }

/** Inserts an open time directly. Returns its id. */
export async function makeOpenTime(app: App, { home, agent, startsAt, minutes = 30, isCancelled = false }: Made) {
  const [row] = await app.db
    .insert(openTimes)
    .values({
      propertyId: home.id,
      agentId: agent.id,
      startsAt,
      endsAt: new Date(startsAt.getTime() + minutes * 60_000),
      timeZone: 'Europe/London',
      utcOffset: 0,
      cancelledAt: isCancelled ? new Date() : null,
    })
    .returning({ id: openTimes.id })
  return row?.id ?? ''
}

type Hours = { _id?: string; startsAt: string; endsAt: string }

/** Sends an update of a home with these open times as its agent. */
export async function announceAs(app: Server, agent: Person, home: Home, given: Hours[] | null) {
  const { body } = await call(app, agent, 'GET', `/allProperty/${home.id}`)
  const { title, location, price, propertyImage } = body
  return call(app, agent, 'PUT', `/allProperty/${home.id}`, { title, location, price, propertyImage, openTimes: given })
}

export const comeAs = (app: Server, person: Person | undefined, id: string) =>
  call(app, person, 'PUT', `/openTimes/${id}/visit`)

export const stayAwayAs = (app: Server, person: Person | undefined, id: string) =>
  call(app, person, 'DELETE', `/openTimes/${id}/visit`)

export const openTimesNow = (app: App, home: Home) =>
  app.db.select().from(openTimes).where(eq(openTimes.propertyId, home.id)).orderBy(asc(openTimes.startsAt))
