import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { validate as isUuid } from 'uuid'
import type { AuditEntry, AuditKind } from '#contract/audit'
import type { Database } from '../../platform/db/database.ts'
import { auditEntries } from '../../platform/db/tables/audit.ts'
import { users } from '../../platform/db/tables/user.ts'
import { feeds } from '../tables/feed.ts'
import { offers } from '../tables/offer.ts'
import { payments } from '../tables/payment.ts'
import { properties } from '../tables/property.ts'

type Subject = { subjectTitle: string; propertyId?: string; userEmail?: string }
type Names = { names: Map<string, string>; subjects: Map<string, Subject>; formerTitles: Map<string, string> }

type Titled = { id: string; title: string; propertyId: string | null }
type ReadTitles = (db: Database, ids: string[]) => Promise<Titled[]>

/**
 * Returns the current names of the actors (by e-mail) and subjects (by id) of audit entries, with one query for each
 * kind. Deleted ones are missing, except that `formerTitles` has the titles of deleted homes.
 */
export async function namesIn(db: Database, entries: AuditEntry[]): Promise<Names> {
  const idsOf = (kind: AuditKind) =>
    entries.filter((entry) => entry.subjectKind === kind && isUuid(entry.subjectId)).map(({ subjectId }) => subjectId)
  const actors = entries.flatMap(({ actorEmail }) => actorEmail ?? [])
  const kinds = Object.keys(titlesOf) as AuditKind[] // its own keys
  const [people, former, ...titles] = await Promise.all([
    peopleAmong(db, idsOf('user'), actors),
    deletedAmong(db, idsOf('property')),
    ...kinds.map((kind) => titlesOf[kind]?.(db, idsOf(kind)) ?? []),
  ])
  const accounts = people.map(({ id, name, email }) => [id, { subjectTitle: name, userEmail: email }] as const)
  const titled = titles
    .flat()
    .map(({ id, title, propertyId }) => [id, { subjectTitle: title, propertyId: propertyId ?? undefined }] as const)
  return {
    names: new Map(people.map(({ email, name }) => [email, name])),
    subjects: new Map<string, Subject>([...accounts, ...titled]),
    formerTitles: new Map(former.map(({ id, title }) => [id, title])),
  }
}

const isAmong = (column: PgColumn, values: string[]): SQL =>
  sql`${column} = any(${sql.param([...new Set(values)])}::${sql.raw(column.getSQLType())}[])`

const peopleAmong = (db: Database, ids: string[], emails: string[]) =>
  db
    .select({ id: users.id, email: users.email, name: users.name })
    .from(users)
    .where(or(isAmong(users.id, ids), isAmong(users.email, emails)))

const propertiesAmong = (db: Database, ids: string[]) =>
  db
    .select({ id: properties.id, title: properties.title, propertyId: properties.id })
    .from(properties)
    .where(isAmong(properties.id, ids))

const deletedAmong = (db: Database, ids: string[]) =>
  db
    .select({ id: auditEntries.subjectId, title: sql<string>`${auditEntries.before} ->> 'title'` })
    .from(auditEntries)
    .where(and(isAmong(auditEntries.subjectId, ids), eq(auditEntries.action, 'delete')))

const offersAmong = (db: Database, ids: string[]) =>
  db
    .select({ id: offers.id, title: offers.title, propertyId: offers.propertyId })
    .from(offers)
    .where(isAmong(offers.id, ids))

const feedsAmong = (db: Database, ids: string[]) =>
  db.select({ id: feeds.id, title: feeds.name, propertyId: sql<null>`null` }).from(feeds).where(isAmong(feeds.id, ids))

const paymentsAmong = (db: Database, ids: string[]) =>
  db
    .select({ id: payments.id, title: offers.title, propertyId: offers.propertyId })
    .from(payments)
    .innerJoin(offers, eq(offers.id, payments.offerId))
    .where(isAmong(payments.id, ids))

/**
 * Readers of the current titles of each kind of subject; `undefined` for kinds without a title, and for users, whose
 * names are read together with the actors'.
 */
const titlesOf: Record<AuditKind, ReadTitles | undefined> = {
  property: propertiesAmong,
  offer: offersAmong,
  payment: paymentsAmong,
  feed: feedsAmong,
  user: undefined,
  review: undefined,
  import: undefined,
  conversation: undefined,
  brand: undefined,
}
