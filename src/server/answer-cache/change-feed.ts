import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Change, changeIn } from './tags.ts'

/** Set by the triggers of the migration `public_changes`. */
const CHANNEL = 'keyhaven_public'
const BEAT_MS = 250
/** A beat that began longer ago says nothing about now: whatever was kept is not shown. Another server's write shows within a second. */
const MAX_SILENCE_MS = 900
const MAX_WAIT_MS = 2_000

type Listener = {
  onChange: (change: Change) => void
  /** Changes may have been missed, or may be from now on. */
  onLost: () => void
  onError: (error: unknown) => void
}

export type ChangeFeed = {
  /** Whether every change up to a moment ago has been heard. */
  isCurrent: () => boolean
  /** Resolves when every change that was committed before has been heard, or the connection is lost and `onLost` was called. */
  caughtUp: () => Promise<void>
  close: () => Promise<void>
}

/** Hears of changes of public rows, by a connection of its own, as soon as they are committed, whoever made them. */
export function changeFeed(url: string, { onChange, onLost, onError }: Listener): ChangeFeed {
  const closing = new AbortController()
  let client: pg.Client | undefined
  let beatBeganMs = Number.NEGATIVE_INFINITY
  let isSaid = false
  let underway: Promise<void> | undefined
  let next: Promise<void> | undefined

  /** Once for each time that it is gone. */
  function say(error: unknown): void {
    if (!isSaid && !closing.signal.aborted) onError(error)
    isSaid = true
  }

  function lost(from: pg.Client, error?: unknown): void {
    if (client === from) {
      client = undefined
      onLost()
      say(error)
    }
    void from.end().catch(() => {})
  }

  /** PostgreSQL hands a connection what it is to hear before it answers the connection's next query. */
  async function beat(on: pg.Client): Promise<void> {
    const beganMs = performance.now()
    try {
      await on.query('select 1')
      if (client === on) beatBeganMs = beganMs
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
    opened.on('notification', ({ payload }) => client === opened && payload && onChange(changeIn(payload)))
    try {
      await opened.connect()
      await opened.query(`listen ${CHANNEL}`)
      await hearsItself(opened)
    } catch (error) {
      void opened.end().catch(() => {})
      throw error
    }
    onLost() // whatever was begun before may have missed a change
    client = opened
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
  const running = run()

  return {
    isCurrent: () => client !== undefined && performance.now() - beatBeganMs < MAX_SILENCE_MS,
    caughtUp: () => {
      if (!underway) return ask()
      // The one underway may have been sent before this caller's change was committed.
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

/** Fails where notifications don't come through, as behind a pooler that gives each transaction another connection. */
async function hearsItself(client: pg.Client): Promise<void> {
  let isHeard = false
  client.once('notification', () => {
    isHeard = true
  })
  await client.query(`select pg_notify('${CHANNEL}', '')`)
  await client.query('select 1')
  if (!isHeard) throw new Error('this connection to the database hears no notifications')
}
