import { sql } from 'drizzle-orm'
import type { Database } from '../../src/server/platform/db/database.ts'
import { propertyById } from '../../src/server/product/property/property.store.ts'
import { quantile } from '../reads.ts'
import { type Kind, questionsTo } from './asked.ts'
import { whenRowsAreRead } from './rows-read.ts'

export const ROUNDS = 7
/** The reads by primary key in each round of a question, so that both meet the same machine. */
const READS_PER_ROUND = 3

/** The time of a question, in reads by primary key of the same minute. */
export type Measurement = { name: string; kind: Kind; median: number; p95: number; medianMs: number }

/** Asks every question of `only`, or all, and measures one read by primary key in between, in milliseconds. */
export async function measure(db: Database, only?: string): Promise<{ measured: Measurement[]; readMs: number }> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from property tablesample bernoulli (1) limit 500`)
  const ids = rows.map(({ id }) => id)
  let next = 0
  const readOne = () => propertyById(db, ids[next++ % ids.length] ?? '')
  const all = (await questionsTo(db)).filter(({ name }) => !only || name.includes(only))
  const rowsReadAt = whenRowsAreRead(db)
  const measured: Measurement[] = []
  const reads: number[] = []
  for (const { name, kind, ask } of all) {
    await ask() // warms up
    const times: number[] = []
    const own: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      for (let read = 0; read < READS_PER_ROUND; read++) own.push(await timeOf(readOne))
      times.push(await timeOf(ask, kind === 'page' ? rowsReadAt : undefined))
    }
    const readMs = quantile(own, 0.5)
    reads.push(...own)
    const [median, p95] = [quantile(times, 0.5), quantile(times, 0.95)]
    measured.push({ name, kind, median: median / readMs, p95: p95 / readMs, medianMs: median })
  }
  return { measured, readMs: quantile(reads, 0.5) }
}

/** `endedAt`: when what is measured of it was over; a search that finds nothing reads no rows, and is over at its end. */
async function timeOf(work: () => Promise<unknown>, endedAt: () => number = () => 0): Promise<number> {
  const since = performance.now()
  await work()
  const ended = endedAt()
  return (ended > since ? ended : performance.now()) - since
}
