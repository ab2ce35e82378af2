import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { validate as isUuid } from 'uuid'
import type { AuditEntry, AuditKind } from '#contract/audit'
import { feeds } from '../../product/tables/feed.ts'
import { offers } from '../../product/tables/offer.ts'
import { payments } from '../../product/tables/payment.ts'
import { properties } from '../../product/tables/property.ts'
import type { Database } from '../db/database.ts'
import { auditEntries } from '../db/tables/audit.ts'
import { users } from '../db/tables/user.ts'

type Subject = { subjectTitle: string; propertyId?: string; userEmail?: string }
type Names = { names: Map<string, string>; subjects: Map<string, Subject>; formerTitles: Map<string, string> }

/**
 * Returns the current names of the entries' actors, by e-mail, and of their subjects, by id, with one query for each
 * kind. Deleted ones are missing, but for the titles that homes had when they were deleted.
 */
export async function namesIn(db: Database, entries: AuditEntry[]): Promise<Names> {
  const idsOf = (kind: AuditKind) =>
    entries.filter((entry) => entry.subjectKind === kind && isUuid(entry.subjectId)).map(({ subjectId }) => subjectId)
  const actors = entries.flatMap(({ actorEmail }) => actorEmail ?? [])
  const [people, former, ...homes] = await Promise.all([
    peopleAmong(db, idsOf('user'), actors),
    deletedAmong(db, idsOf('property')),
    propertiesAmong(db, idsOf('property')),
    offersAmong(db, idsOf('offer')),
    paymentsAmong(db, idsOf('payment')),
    feedsAmong(db, idsOf('feed')),
  ])
  const accounts = people.map(({ id, name, email }) => [id, { subjectTitle: name, userEmail: email }] as const)
  const titled = homes
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
