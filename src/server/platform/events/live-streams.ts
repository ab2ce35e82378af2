import type { LiveEvent, StreamEnd } from '#contract/event'
import type { Announcements } from '../db/announcements.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../logging/log.ts'
import { eventBatchSince, openAmong, type Position } from './event.store.ts'
import type { EventStream } from './event-stream.ts'

const CHANNEL = 'keyhaven_events'
const BEAT_MS = 20_000
const LOOK_MS = 1_000

type Dependencies = { db: Database; changes: Announcements; log: Log }

export type LiveStreams = ReturnType<typeof liveStreams>

/**
 * Manages all event streams of this server. One query reads new events for all of them, and each event is sent to the
 * open streams of its user whose session has not ended. Notifications from the database only trigger a read; polling
 * finds events whose notification was lost.
 */
export function liveStreams({ db, changes, log }: Dependencies) {
  const byPerson = new Map<string, Set<EventStream>>()
  let count = 0
  let position: Position | undefined
  let isSubscribed = false
  let isDue = false
  let pulling: Promise<void> | undefined
  let hasFailed = false

  const all = () => [...byPerson.values()].flatMap((streams) => [...streams])

  async function read(): Promise<void> {
    while (isDue && count > 0) {
      isDue = false
      const { events, position: upTo } = await eventBatchSince(db, position)
      const eventsOf = events && byUser(events)
      const concerned = eventsOf ? [...eventsOf.keys()].flatMap(streamsOf) : all()
      const open = await keepOpen(concerned)
      position = count > 0 ? upTo : undefined
      for (const stream of open) stream.send(eventsOf && (eventsOf.get(stream.userId) ?? []), upTo)
    }
    hasFailed = false
  }

  /** Reads and sends new events. Only one read runs at a time; a request during a read triggers another after it. */
  function pull(): Promise<void> {
    isDue = true
    pulling ??= read()
      .catch(failed)
      .finally(() => {
        pulling = undefined
        if (isDue && !hasFailed && count > 0) void pull()
      })
    return pulling
  }

  function failed(err: unknown): void {
    if (!hasFailed) log.warn({ err }, 'events can’t be read: open pages follow again when that works')
    hasFailed = true
  }

  const streamsOf = (userId: string): EventStream[] => [...(byPerson.get(userId) ?? [])]

  async function keepOpen(streams: EventStream[]): Promise<EventStream[]> {
    if (streams.length === 0) return []
    const ids = streams.map(({ signInId }) => signInId)
    const open = await openAmong(db, ids)
    for (const stream of streams) if (!open.has(stream.signInId)) stream.end('signedOut')
    return streams.filter(({ signInId }) => open.has(signInId))
  }
  const check = (streams: EventStream[]): Promise<unknown> => keepOpen(streams).catch(failed)
  const look = () => Promise.all([pull(), check(all())])

  const beating = setInterval(async () => {
    await look()
    if (position && !hasFailed) for (const stream of all()) stream.beat(position)
  }, BEAT_MS)
  const looking = setInterval(() => {
    if (count > 0 && (hasFailed || !changes.isCurrent())) void look()
  }, LOOK_MS)

  function listen(): void {
    if (isSubscribed) return
    isSubscribed = true
    changes.subscribe(CHANNEL, {
      onMessage: (payload) => {
        const [what, userId] = payload.split(' ')
        if (what === 'ended' && userId) void check(streamsOf(userId))
        else void pull()
      },
      onLost: () => void look(),
    })
  }

  return {
    count: () => count,
    streamsOf,
    async add(stream: EventStream): Promise<void> {
      listen()
      byPerson.set(stream.userId, new Set(byPerson.get(stream.userId)).add(stream))
      count++
      if (position) return
      await pull()
      const isStillOpen = streamsOf(stream.userId).includes(stream) // nothing is read for a closed stream
      if (!position && isStillOpen) throw new Error('events can’t be read')
    },
    remove(stream: EventStream): void {
      const streams = byPerson.get(stream.userId)
      if (!streams?.delete(stream)) return
      count--
      if (streams.size === 0) byPerson.delete(stream.userId)
      if (count === 0) position = undefined
    },
    endAll: (why: StreamEnd) => {
      for (const stream of all()) stream.end(why)
    },
    close: async () => {
      clearInterval(beating)
      clearInterval(looking)
      await pulling
    },
  }
}

function byUser(events: (LiveEvent & { userId: string })[]): Map<string, LiveEvent[]> {
  const grouped = new Map<string, LiveEvent[]>()
  for (const { userId, ...event } of events) {
    const others = grouped.get(userId)
    if (others) others.push(event)
    else grouped.set(userId, [event])
  }
  return grouped
}
