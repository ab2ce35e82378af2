import { and, asc, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { users } from '../../platform/db/tables/user.ts'
import { isForSale, isPublic, properties } from '../../product/tables/property.ts'

export type ListedHome = { id: string; verifiedAt: string }

const inIso = (moment: SQL) => sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const verifiedAt = inIso(sql`verified_at`)

export async function firstOfEach(db: Database, size: number, maxParts: number): Promise<ListedHome[]> {
  const numbered = db
    .select({
      id: properties.id,
      verifiedAt: verifiedAt.as('at'),
      number: sql<number>`row_number() over (order by verified_at, id)`.as('number'),
    })
    .from(properties)
    .where(isForSale)
    .as('numbered')
  return db
    .select({ id: numbered.id, verifiedAt: numbered.verifiedAt })
    .from(numbered)
    .where(sql`${numbered.number} % ${sql.raw(`${size}`)} = 1`)
    .orderBy(asc(numbered.number))
    .limit(maxParts)
}

export async function homesFrom(
  db: Database,
  first: ListedHome,
  limit: number,
): Promise<{ id: string; changedAt: string }[]> {
  return db
    .select({ id: properties.id, changedAt: inIso(sql`greatest(verified_at, changed_at)`) })
    .from(properties)
    .where(and(isForSale, sql`(verified_at, id) >= (${first.verifiedAt}::timestamptz, ${first.id}::uuid)`))
    .orderBy(asc(properties.verifiedAt), asc(properties.id))
    .limit(limit)
}

/** Returns the ids of agents and admins with a public home. It reads only one index entry per agent. */
export async function agentsWithHomes(db: Database, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive agent(email) as (
      (select agent_email from ${properties} order by agent_email limit 1)
      union all
      select (select p.agent_email from ${properties} p where p.agent_email > agent.email order by p.agent_email limit 1)
      from agent where agent.email is not null
    )
    select u.id from agent join ${users} u on u.email = agent.email
    where u.role in ('agent', 'admin')
      and exists (select 1 from ${properties} where agent_email = agent.email and ${isPublic})
    limit ${limit}`)
  return rows.map(({ id }) => id)
}
