import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../db/database.ts'
import type { Log } from '../logging/log.ts'
import { type BacklogGauge, platformBacklog } from './backlog.ts'

type Dependencies = { db: Database; log: Log; backlog: BacklogGauge[] }

const MIN_PAUSE_MS = 5_000

export function databaseMetrics(register: Registry, { db, log, backlog }: Dependencies): void {
  const registers = [register]
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
  for (const { name, help, labels, read } of [...platformBacklog, ...backlog]) {
    const values = atMostEvery(MIN_PAUSE_MS, () =>
      read(db).catch((error) => {
        log.warn({ err: error, gauge: name }, 'a backlog could not be counted')
        return []
      }),
    )
    new Gauge({
      name,
      help,
      labelNames: labels,
      registers,
      async collect() {
        const counted = await values()
        this.reset()
        if (labels.length === 0) this.remove() // the default 0 would be taken for a count
        for (const [of, value] of counted) this.set(of, value)
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
