import { and, asc, eq, exists, isNull, or, type SQL, sql } from 'drizzle-orm'
import { type AgentsNamed, MAX_AGENTS_NAMED } from '#contract/agent'
import type { ContactsShown } from '#contract/home-contact'
import { MAX_TOTAL, type Page, type Paged, type Total } from '#contract/list'
import type { PublicProperty } from '#contract/property'
import { countUpTo } from '../../platform/db/bounded-count.ts'
import type { Database } from '../../platform/db/database.ts'
import { newestFirst } from '../../platform/db/newest-first.ts'
import { users } from '../../platform/db/tables/user.ts'
import { withoutNulls } from '../../platform/db/without-nulls.ts'
import { hasEveryWord } from '../../platform/db/word-search.ts'
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

const MAX_COUNTED = 100

/** Returns agents whose names have every word of `q`, by name. Their addresses, which their words have too, are not searched. */
export async function agentsNamed(db: Database, q: string): Promise<AgentsNamed['agents']> {
  const hasWords = await hasEveryWord(db, users.words, q)
  if (!hasWords) return []
  const agents = await db
    .select({ _id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.role, 'agent'), hasWords, await hasEveryWord(db, sql`word_forms(${users.name})`, q)))
    .orderBy(asc(sql`folded(${users.name})`), asc(users.id))
    .limit(MAX_AGENTS_NAMED)
  return Promise.all(
    agents.map(async ({ email, ...agent }) => ({
      ...agent,
      homesForSale: await homesForSaleUpTo(db, email, MAX_COUNTED),
    })),
  )
}

const homesOf = (email: string, state: 'verified' | 'sold') =>
  and(eq(properties.agentEmail, email), eq(propertyState, state), isNull(properties.withdrawnAt))

const count = (db: Database, where: SQL | undefined, max: number): Promise<Total> =>
  countUpTo(db, { table: properties, where, orderBy: [sql`id desc`], max })

const homesForSaleUpTo = (db: Database, email: string, max: number) => count(db, homesOf(email, 'verified'), max)

export async function countHomes(db: Database, email: string): Promise<{ homesForSale: Total; homesSold: Total }> {
  const [homesForSale, homesSold] = await Promise.all([
    homesForSaleUpTo(db, email, MAX_TOTAL),
    count(db, homesOf(email, 'sold'), MAX_TOTAL),
  ])
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
