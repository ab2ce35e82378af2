import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../db/database.ts'
import type { Log } from '../logging/log.ts'
import { type Backlog, readBacklog } from './backlog.store.ts'

type Dependencies = { db: Database; log: Log }

const MIN_PAUSE_MS = 5_000

export function databaseMetrics(register: Registry, { db, log }: Dependencies): void {
  const registers = [register]
  const read = atMostEvery(MIN_PAUSE_MS, () =>
    readBacklog(db).catch((error) => {
      log.warn({ err: error }, 'what waits could not be counted')
      return undefined
    }),
  )
  new Gauge({
    name: 'keyhaven_database_connections',
    help: 'Connections of this process’s pool, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = db.$client
      this.set({ state: 'busy' }, totalCount - idleCount)
      this.set({ state: 'idle' }, idleCount)
      this.set({ state: 'waiting' }, waitingCount)
    },
  })
  gaugeOf('keyhaven_mails_waiting', 'Mails that are not sent yet, up to 10000', [], ({ mails }) => [[{}, mails]])
  gaugeOf('keyhaven_digest_waiting', 'News that wait for a daily digest, up to 10000', [], ({ inDigest }) => [
    [{}, inDigest],
  ])
  gaugeOf('keyhaven_payments_open', 'Payments that have not ended, up to 10000', ['state'], ({ payments }) =>
    Object.entries(payments).map(([state, count]) => [{ state }, count]),
  )
  gaugeOf('keyhaven_jobs', 'Jobs of the queue, up to 10000', ['task', 'state'], ({ jobs }) =>
    jobs.map(({ task, state, count }) => [{ task, state }, count]),
  )

  type Values = [labels: Record<string, string>, value: number][]
  function gaugeOf(name: string, help: string, labelNames: string[], valuesOf: (backlog: Backlog) => Values): void {
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        const backlog = await read()
        this.reset()
        if (labelNames.length === 0) this.remove() // its 0 would be taken for a count
        for (const [labels, value] of backlog ? valuesOf(backlog) : []) this.set(labels, value)
      },
    })
  }
}

function atMostEvery<Value>(ms: number, work: () => Promise<Value>): () => Promise<Value> {
  let last: Promise<Value> | undefined
  let next = 0
  return () => {
    if (last && performance.now() < next) return last
    next = performance.now() + ms
    last = work()
    return last
  }
}
