import type { Caller } from '../../platform/access/caller.ts'
import type { Database } from '../../platform/db/database.ts'
import { type DataSection, sections } from './own-data.store.ts'

const PER_PAGE = 500

/**
 * Yields all data kept of a person as one JSON document, in pieces. Each page is a query of its own, so that a slow
 * reader holds no database connection and at most one page is in memory.
 */
export async function* ownData(db: Database, caller: Pick<Caller, 'id' | 'email'>, now: Date): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(now.toISOString())}`
  for (const [name, section] of Object.entries(sections)) {
    yield `,\n${JSON.stringify(name)}: [`
    yield* rowsOf(db, caller, section)
    yield ']'
  }
  yield '\n}\n'
}

async function* rowsOf(db: Database, caller: Pick<Caller, 'id' | 'email'>, section: DataSection) {
  let after: string | undefined
  for (let isFirst = true; ; isFirst = false) {
    const rows = await section(db, caller, { after, most: PER_PAGE })
    const text = rows.map((row) => `\n${JSON.stringify(row)}`).join(',')
    if (text) yield isFirst ? text : `,${text}`
    after = rows.at(-1)?.id
    if (rows.length < PER_PAGE) return
  }
}
