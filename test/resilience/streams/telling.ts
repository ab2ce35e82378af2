import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../../src/server/platform/db/database.ts'
import { emitEvent } from '../../../src/server/platform/events/emit-event.ts'
import type { Person } from '../../people/make.ts'
import type { Random } from '../chaos/random.ts'

const EVERY_MS = 20
const MAX_PEOPLE = 3

/**
 * The recipients of each event, and the start of its transaction (`performance.now()`): the delay is at most the time
 * since then.
 */
export type EmittedEvents = Map<string, { people: Set<string>; atMs: number }>

export function teller(db: Database, random: Random) {
  const told: EmittedEvents = new Map()
  async function tell(people: Person[]): Promise<void> {
    const id = randomUUID()
    const to = people.map((person) => person.id)
    told.set(id, { people: new Set(to), atMs: performance.now() })
    await emitEvent(db, { to, topic: 'offers', id })
  }
  return {
    told,
    tell,
    async tellSome(people: Person[], times: number): Promise<void> {
      const some = () => Array.from({ length: 1 + random.whole(MAX_PEOPLE) }, () => people[random.whole(people.length)])
      for (let n = 0; n < times; n++) {
        await tell(some().filter((person) => person !== undefined))
        await wait(EVERY_MS)
      }
    },
  }
}
