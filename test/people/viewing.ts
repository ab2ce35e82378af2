import { eq } from 'drizzle-orm'
import type { HoursRange } from '../../src/contract/viewing-hours.ts'
import type { ViewingStatus } from '../../src/contract/viewing-status.ts'
import type { Database } from '../../src/server/platform/db/database.ts'
import { mailOutbox } from '../../src/server/platform/db/tables/mail.ts'
import { notifications } from '../../src/server/product/tables/notification.ts'
import { viewingHours, viewings } from '../../src/server/product/tables/viewing.ts'
import { type CallResult, call, type Server } from './deal.ts'
import type { Person } from './make.ts'

type App = { db: Database }

/** The clock of viewing tests: a Monday at eight in London. */
export const MONDAY = new Date('2027-01-11T08:00:00.000Z')

export const officeHours: HoursRange[] = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  from: '09:00',
  to: '17:00',
}))

export async function giveHours(app: App, agent: Pick<Person, 'id'>, ranges = officeHours, timeZone = 'Europe/London') {
  await app.db.insert(viewingHours).values({ agentId: agent.id, timeZone, slotMinutes: 60, ranges })
}

export const askFor = (
  app: Server,
  person: Person | undefined,
  home: { id: string },
  startsAt: string,
  note?: string,
) => call(app, person, 'POST', '/viewings', { propertyId: home.id, startsAt, note })

export const moveAs = (app: Server, person: Person | undefined, id: string, body: object) =>
  call(app, person, 'PATCH', `/viewings/${id}`, body)

export const cancelAs = (app: Server, person: Person | undefined, id: string) =>
  call(app, person, 'DELETE', `/viewings/${id}`)

export const idOf = ({ status, body }: CallResult): string => {
  if (status !== 201) throw new Error(`the viewing was refused: ${status} ${JSON.stringify(body)}`)
  return String(body.insertedId)
}

export async function timesAt(app: Server, person: Person, home: { id: string }): Promise<string[]> {
  const { body } = await call(app, person, 'GET', `/viewings/times?propertyId=${home.id}`)
  return body.times as string[] // as the contract has it
}

export async function viewingNow(app: App, id: string) {
  const [row] = await app.db.select().from(viewings).where(eq(viewings.id, id))
  return row
}

type Made = {
  home: { id: string; title: string; location: string }
  agent: Pick<Person, 'id'>
  buyer: Pick<Person, 'id'>
  startsAt: Date
  status?: ViewingStatus
  heldUntil?: Date
}

/** Inserts a viewing of one hour directly. Returns its id. */
export async function makeViewing(app: App, { home, agent, buyer, startsAt, status = 'requested', heldUntil }: Made) {
  const [row] = await app.db
    .insert(viewings)
    .values({
      propertyId: home.id,
      title: home.title,
      location: home.location,
      agentId: agent.id,
      buyerId: buyer.id,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 3_600_000),
      timeZone: 'Europe/London',
      status,
      heldUntil: heldUntil ?? startsAt,
      acceptedAt: status === 'accepted' ? new Date(startsAt.getTime() - 86_400_000) : null,
    })
    .returning({ id: viewings.id })
  return row?.id ?? ''
}

export async function subjectsTo(app: App, { email }: Pick<Person, 'email'>): Promise<string[]> {
  const rows = await app.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(mailOutbox.id)
  return rows.map(({ subject }) => subject.split(':')[0] ?? '')
}

export async function bellOf(app: App, { id }: Pick<Person, 'id'>): Promise<string[]> {
  const rows = await app.db.select().from(notifications).where(eq(notifications.userId, id)).orderBy(notifications.id)
  return rows
    .filter(({ kind, page }) => kind === 'viewings' && page === 'viewings')
    .map(({ text }) => text.split(':')[0] ?? '')
}
