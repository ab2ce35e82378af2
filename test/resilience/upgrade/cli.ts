import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { onOwnDatabase } from '../on-own-database.ts'
import { everyStep, type Outcome, type Step, upgradeBehindReader } from './behind-reader.ts'

// npm run proof -- upgrade-locks --seconds 20 --limit 300: every migration, behind a reader of every table that it touches.
const { values } = parseArgs({ options: { seconds: { type: 'string' }, limit: { type: 'string' } } })
const holdMs = Number(values.seconds ?? 20) * 1000
const limitMs = Number(values.limit ?? 300)
/** A write also waits for the transaction that holds the table. */
const writeLimitMs = 2 * limitMs
const CONCURRENCY = 8

await onOwnDatabase(async (url) => {
  const steps = everyStep()
  const outcomes: Outcome[] = []
  const work = async () => {
    for (let step = steps.shift(); step; step = steps.shift()) outcomes.push(await onEmptyDatabase(url, step))
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  const slow = outcomes.filter(({ longestMs: { read, write } }) => read > limitMs || write > writeLimitMs)
  for (const { tag, table, longestMs } of slow)
    console.error(`${tag}: others waited for ${table}: ${longestMs.read} ms to read, ${longestMs.write} ms to write`)
  const longest = (kind: 'read' | 'write') => Math.max(...outcomes.map(({ longestMs }) => longestMs[kind]))
  console.log(
    `${outcomes.length} steps, each behind a transaction of ${holdMs / 1000} s: others waited ${longest('read')} ms at most to read, ${longest('write')} ms to write.`,
  )
  if (slow.length) process.exitCode = 1
})

async function onEmptyDatabase(url: string, step: Step): Promise<Outcome> {
  const name = `upgrade_${randomUUID().replaceAll('-', '')}`
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await owner.query(`create database ${name} template template0`)
  try {
    return await upgradeBehindReader(Object.assign(new URL(url), { pathname: `/${name}` }).href, step, holdMs)
  } finally {
    await owner.query(`drop database ${name} with (force)`)
    await owner.end()
  }
}
