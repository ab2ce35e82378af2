import type { Caller } from '../../platform/access/caller.ts'
import type { Database } from '../../platform/db/database.ts'
import type { PersonalData, ReadOwn } from '../../platform/noun/personal-data.store.ts'

const PER_PAGE = 500

type Sections = Record<string, ReadOwn>

/**
 * Returns the export sections of all nouns. Throws if two nouns use the same section name, as one section would be
 * lost.
 */
export function sectionsOf(personalData: PersonalData[]): Sections {
  const sections = personalData.flatMap(({ exported }) => Object.entries(exported))
  const names = sections.map(([name]) => name)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice) throw new Error(`two nouns export the section ${twice} of the data of a person`)
  return Object.fromEntries(sections)
}

/**
 * Yields all stored data about a user as one JSON document, in pieces. Each page of rows is a query of its own, so that
 * a slow client holds no database connection and at most one page is in memory.
 */
export async function* ownData(
  db: Database,
  caller: Pick<Caller, 'id' | 'email'>,
  sections: Sections,
  now: Date,
): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(now.toISOString())}`
  for (const [name, section] of Object.entries(sections)) {
    yield `,\n${JSON.stringify(name)}: [`
    yield* rowsOf(db, caller, section)
    yield ']'
  }
  yield '\n}\n'
}

async function* rowsOf(db: Database, caller: Pick<Caller, 'id' | 'email'>, section: ReadOwn) {
  let after: string | undefined
  for (let isFirst = true; ; isFirst = false) {
    const rows = await section(db, caller, { after, most: PER_PAGE })
    const text = rows.map((row) => `\n${JSON.stringify(row)}`).join(',')
    if (text) yield isFirst ? text : `,${text}`
    after = rows.at(-1)?.id
    if (rows.length < PER_PAGE) return
  }
}
