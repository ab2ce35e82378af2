import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { oneByOne } from '../timing/one-by-one.ts'

const BEAT_MS = 250
/**
 * The maximum age in milliseconds of the last successful query on the connection; beyond it, notifications may have
 * been missed.
 */
const MAX_SILENCE_MS = 900
const MAX_WAIT_MS = 2_000

type Subscriber = {
  onMessage: (payload: string) => void
  /** Called when messages may have been missed, or may be missed from now on. */
  onLost: () => void
}

export type Announcements = {
  /**
   * Starts listening to a channel. It also calls `onLost` once it listens, as earlier messages may have been missed.
   */
  subscribe: (channel: string, subscriber: Subscriber) => void
  /**
   * Returns true if a heartbeat query sent within the last 0.9 seconds was answered: all messages committed before it
   * have arrived.
   */
  isCurrent: () => boolean
  /**
   * Resolves once the messages of all earlier commits have arrived, or the connection is lost and `onLost` was called.
   */
  caughtUp: () => Promise<void>
  close: () => Promise<void>
}

/**
 * Receives the notifications (`NOTIFY`) of transactions on all servers, over one connection per process, which opens
 * for the first subscriber.
 */
export function announcements(url: string, onError: (error: unknown) => void): Announcements {
  const closing = new AbortController()
  const subscribers = new Map<string, Subscriber>()
  let client: pg.Client | undefined
  let running: Promise<void> | undefined
  let beatBeganMs = Number.NEGATIVE_INFINITY
  let isSaid = false
  let underway: Promise<void> | undefined
  let next: Promise<void> | undefined

  const inTurn = oneByOne()

  const tellLost = () => {
    for (const { onLost } of subscribers.values()) onLost()
  }

  function say(error: unknown): void {
    if (!isSaid && !closing.signal.aborted) onError(error)
    isSaid = true
  }

  function lost(from: pg.Client, error?: unknown): void {
    if (client === from) {
      client = undefined
      tellLost()
      say(error)
    }
    void from.end().catch(() => {})
  }

  /** Runs a query: PostgreSQL delivers all pending notifications before its response. */
  async function beat(on: pg.Client): Promise<void> {
    try {
      await inTurn(async () => {
        const beganMs = performance.now()
        await on.query('select 1')
        if (client === on) beatBeganMs = beganMs
      })
    } catch (error) {
      lost(on, error)
    }
  }

  async function listen(): Promise<void> {
    const opened = new pg.Client({
      connectionString: url,
      application_name: 'keyhaven changes',
      keepAlive: true,
      connectionTimeoutMillis: MAX_WAIT_MS,
      query_timeout: MAX_WAIT_MS,
    })
    opened.on('error', (error) => lost(opened, error))
    opened.on('end', () => lost(opened))
    opened.on('notification', ({ channel, payload }) => {
      if (client === opened && payload) subscribers.get(channel)?.onMessage(payload)
    })
    try {
      await opened.connect()
      await hearsItself(opened)
      for (const channel of subscribers.keys()) await opened.query(`listen ${channel}`) // also channels added since
    } catch (error) {
      void opened.end().catch(() => {})
      throw error
    }
    client = opened
    tellLost() // work that began before may have missed a change
    isSaid = false
    await beat(opened)
  }

  async function ask(): Promise<void> {
    if (!client) return
    underway = beat(client).finally(() => {
      underway = undefined
    })
    await underway
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      if (client) await beat(client)
      else await listen().catch(say)
      await sleep(BEAT_MS, undefined, { signal: closing.signal }).catch(() => {})
    }
  }

  return {
    subscribe: (channel, subscriber) => {
      subscribers.set(channel, subscriber)
      running ??= run()
      const on = client
      if (on) inTurn(() => on.query(`listen ${channel}`)).then(subscriber.onLost, (error) => lost(on, error))
    },
    isCurrent: () => client !== undefined && performance.now() - beatBeganMs < MAX_SILENCE_MS,
    caughtUp: () => {
      if (!underway) return ask()
      // The running query may have been sent before this caller's change was committed.
      next ??= underway.then(() => {
        next = undefined
        return ask()
      })
      return next
    },
    close: async () => {
      closing.abort()
      await running
      await client?.end().catch(() => {})
    },
  }
}

const OWN = 'keyhaven_self_test'

/** Throws if the connection receives no notifications, as behind a pooler in transaction mode. */
async function hearsItself(client: pg.Client): Promise<void> {
  let isHeard = false
  client.once('notification', () => {
    isHeard = true
  })
  await client.query(`listen ${OWN}`)
  await client.query(`select pg_notify('${OWN}', '')`)
  await client.query('select 1')
  if (!isHeard) throw new Error('this connection to the database hears no notifications')
}
