import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { users } from '../../../platform/db/tables/user.ts'
import { hasEveryWord } from '../../../platform/db/word-search.ts'

const MAX_NAMESAKES = 20

/** Finds the ids of agents by name. The index finds them by the words of the shortest name, with which all begin. */
export async function agentsNamed(db: Database, names: string[]): Promise<Map<string, string[]>> {
  const shortest = names.reduce((one, other) => (other.length < one.length ? other : one))
  const hasWords: SQL = (await hasEveryWord(db, users.words, shortest)) ?? sql`false`
  const { rows } = await db.execute<{ name: string; id: string }>(sql`
    select asked.name, ${users.id} from ${users} join unnest(${sql.param(names)}::text[]) asked (name)
      on folded(asked.name) = folded(${users.name})
    where ${hasWords} and ${users.role} = 'agent' limit ${MAX_NAMESAKES}`)
  const agents = new Map<string, string[]>()
  for (const { name, id } of rows) agents.set(name, [...(agents.get(name) ?? []), id])
  return agents
}
