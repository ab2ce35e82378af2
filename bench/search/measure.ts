import { sql } from 'drizzle-orm'
import type { Database } from '../../src/server/platform/db/database.ts'
import { propertyById } from '../../src/server/product/property/property.store.ts'
import { quantile } from '../report/quantile.ts'
import { type Kind, questionsTo } from './asked.ts'
import { whenRowsAreRead } from './rows-read.ts'

export const ROUNDS = 7
/** Reads by primary key are interleaved, so that both meet the same machine load. */
const READS_PER_ROUND = 3

/** A duration as a multiple of a read by primary key in the same minute. */
export type Measurement = { name: string; kind: Kind; median: number; p95: number; medianMs: number }

/** Times the questions named in `only`, or all, interleaved with reads by primary key. */
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

/** `endedAt` returns the end of the measured part; a search without results reads no rows and ends with the work. */
async function timeOf(work: () => Promise<unknown>, endedAt: () => number = () => 0): Promise<number> {
  const since = performance.now()
  await work()
  const ended = endedAt()
  return (ended > since ? ended : performance.now()) - since
}
