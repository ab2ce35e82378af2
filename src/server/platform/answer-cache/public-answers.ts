import type { Announcements } from '../db/announcements.ts'
import { boundedStore } from './bounded-store.ts'
import type { Encoding } from './encoding.ts'
import { bodyIn, type FinishedAnswer, finished, type RouteAnswer } from './finished-answer.ts'
import { changeIn, isTouched, type Tag } from './tags.ts'

const CHANNEL = 'keyhaven_public'

export type PublicAnswers = ReturnType<typeof publicAnswers>

type Flight = { answer: Promise<FinishedAnswer>; tags: Tag[]; isOvertaken: boolean }
type Dependencies = {
  changes: Announcements
  maxBytes: number
  now: () => Date
  /** A table whose responses also change at certain times, and the next such time. */
  timed: { table: string; nextChange: () => Promise<Date | undefined> }
}

/** A cache of finished public responses. A response is removed when a row that it was made from changes (D-230). */
export function publicAnswers({ changes, maxBytes, now, timed }: Dependencies) {
  const store = boundedStore<FinishedAnswer>(maxBytes)
  const flights = new Map<string, Flight>()
  let nextChange: Promise<Date | undefined> | undefined // kept until the table changes, like a response
  const forget = (isConcerned: (flight: Flight) => boolean) => {
    for (const [key, flight] of flights)
      if (isConcerned(flight)) {
        flight.isOvertaken = true
        flights.delete(key)
      }
  }
  if (maxBytes > 0)
    changes.subscribe(CHANNEL, {
      onMessage: (payload) => {
        const change = changeIn(payload)
        store.drop(change)
        if (change.table === timed.table) nextChange = undefined
        forget(({ tags }) => tags.some((tag) => isTouched(tag, change)))
      },
      onLost: () => {
        store.clear()
        nextChange = undefined
        forget(() => true)
      },
    })

  const askNextChange = () => {
    const asked = timed.nextChange()
    asked.catch(() => {
      if (nextChange === asked) nextChange = undefined
    })
    nextChange = asked
    return asked
  }

  async function changesAt(tags: Tag[]): Promise<Date | undefined> {
    if (!tags.some((tag) => tag.split(':')[0] === timed.table)) return undefined
    const known = await (nextChange ?? askNextChange())
    return known && known <= now() ? askNextChange() : known
  }

  const isOn = () => maxBytes > 0 && changes.isCurrent()

  function kept(key: string): FinishedAnswer | undefined {
    if (!isOn()) return undefined
    const answer = store.get(key)
    if (!answer?.until || answer.until > now()) return answer
    store.remove(key)
    return undefined
  }

  /**
   * Returns the cached response, or makes and caches one, only once for concurrent requests. `madeOf`: its cache tags.
   */
  async function answerTo(key: string, madeOf: Tag[], make: () => Promise<RouteAnswer>): Promise<FinishedAnswer> {
    const known = kept(key)
    if (known) return known
    const tags = madeOf.map((tag) => tag.toLowerCase() as Tag) // an id in a request may be in capitals, PostgreSQL writes it in lower case
    if (!isOn()) return finished(await make(), { key, tags, until: undefined })
    const underway = flights.get(key)
    if (underway) return underway.answer
    const answer = changesAt(tags).then(async (until) => finished(await make(), { key, tags, until }))
    const flight: Flight = { answer, tags, isOvertaken: false }
    flights.set(key, flight)
    try {
      const made = await answer
      if (!flight.isOvertaken) store.put(key, made)
      return made
    } finally {
      if (flights.get(key) === flight) flights.delete(key)
    }
  }

  return {
    kept,
    answerTo,
    async bodyOf(answer: FinishedAnswer, encoding: Encoding) {
      const { addedBytes, ...sent } = await bodyIn(answer, encoding)
      if (addedBytes > 0) store.grow(answer.key, answer, addedBytes)
      return sent
    },
    caughtUp: async () => (maxBytes > 0 ? changes.caughtUp() : undefined),
    bytes: store.bytes,
  }
}
