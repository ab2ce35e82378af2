import { and, eq, exists, isNull, or, sql } from 'drizzle-orm'
import type { ContactsShown } from '#contract/home-contact'
import { MAX_TOTAL, type Page, type Paged, type Total } from '#contract/list'
import type { PublicProperty } from '#contract/property'
import { countUpTo } from '../../platform/db/bounded-count.ts'
import type { Database } from '../../platform/db/database.ts'
import { newestFirst } from '../../platform/db/newest-first.ts'
import { users } from '../../platform/db/tables/user.ts'
import { withoutNulls } from '../../platform/db/without-nulls.ts'
import { isNotHiddenBy } from '../tables/hidden-home.ts'
import { isPublic, properties, propertyState } from '../tables/property.ts'
import { publicPropertyFields } from '../tables/property-fields.ts'

type Agent = { _id: string; name: string; photoURL: string | null; email: string }

/**
 * Returns a user with a public page: an agent, or an admin with public homes. Returns `undefined` for all others,
 * including agents marked as fraud. `email` is for internal use and must not be published.
 */
export async function agentById(db: Database, id: string): Promise<Agent | undefined> {
  const publicHomes = db
    .select({ one: sql`1` })
    .from(properties)
    .where(and(eq(properties.agentEmail, users.email), isPublic))
  const [agent] = await db
    .select({ _id: users.id, name: users.name, photoURL: users.photoUrl, email: users.email })
    .from(users)
    .where(and(eq(users.id, id), or(eq(users.role, 'agent'), and(eq(users.role, 'admin'), exists(publicHomes)))))
  return agent
}

const homesOf = (email: string, state: 'verified' | 'sold') =>
  and(eq(properties.agentEmail, email), eq(propertyState, state), isNull(properties.withdrawnAt))

export async function countHomes(db: Database, email: string): Promise<{ homesForSale: Total; homesSold: Total }> {
  const count = (state: 'verified' | 'sold') =>
    countUpTo(db, { table: properties, where: homesOf(email, state), orderBy: [sql`id desc`], max: MAX_TOTAL })
  const [homesForSale, homesSold] = await Promise.all([count('verified'), count('sold')])
  return { homesForSale, homesSold }
}

type HomesForSale = { page: Page; hiddenBy: string | undefined }

/** Returns an agent's homes for sale, newest first. `hiddenBy`: the person whose hidden homes are left out. */
export async function homesForSaleOf(
  db: Database,
  email: string,
  { page, hiddenBy }: HomesForSale,
): Promise<Paged<PublicProperty>> {
  const where = and(homesOf(email, 'verified'), hiddenBy === undefined ? undefined : isNotHiddenBy(hiddenBy))
  const { rows, ...rest } = await newestFirst(db, { table: properties, where, page }, (query) =>
    db.select(publicPropertyFields).from(properties).where(query.where).orderBy(query.orderBy).limit(query.limit),
  )
  return { ...rest, rows: rows.map(withoutNulls) }
}

export async function contactsShownBy(db: Database, agentId: string): Promise<ContactsShown> {
  const [agent] = await db.select({ contactsShown: users.contactsShown }).from(users).where(eq(users.id, agentId))
  return agent?.contactsShown ?? 'none'
}

export async function showContacts(db: Database, agentId: string, contactsShown: ContactsShown): Promise<number> {
  const updated = await db.update(users).set({ contactsShown }).where(eq(users.id, agentId))
  return updated.rowCount ?? 0
}
