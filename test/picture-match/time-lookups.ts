import { sql } from 'drizzle-orm'
import type { Database } from '../../src/server/platform/db/database.ts'
import { findCandidates } from '../../src/server/product/picture-match/picture-match.store.ts'
import { costlySteps, statementsOf } from '../plans/plans.ts'

type Options = { db: Database; pictures: number; probes: number[][][]; seed: number; say: (line: string) => void }

const BATCH = 50_000
/** Limits of any step of a look-up: 5,000 words are tried, and most are rare. */
const MAX_READ = { sorted: 20_000, scanned: 20_000, indexed: 200_000 }

/**
 * Adds fingerprints of this many pictures with slightly changed words, so that frequent words stay frequent; then times
 * look-ups of the copies.
 */
export async function timeLookups({
  db,
  pictures,
  probes,
  seed,
  say,
}: Options): Promise<{ medianMs: number; isByIndex: boolean }> {
  const began = performance.now()
  await db.execute(sql`select setseed(${(seed % 1000) / 1000})`)
  await db.execute(sql`create table known_word as select (row_number() over ())::int as at, word from picture_word`)
  await db.execute(sql`create unique index on known_word (at)`)
  const { rows } = await db.execute<{ known: number }>(sql`select count(*)::int as known from known_word`)
  const known = rows[0]?.known ?? 0
  await db.execute(sql`drop index picture_word_of`)
  await db.execute(sql`alter table picture_word drop constraint picture_word_word_number_pk`)
  for (let at = 0; at < pictures; at += BATCH) await addPictures(db, Math.min(BATCH, pictures - at), known)
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local maintenance_work_mem = '1GB'`)
    await tx.execute(
      sql`alter table picture_word add constraint picture_word_word_number_pk primary key (word, number)`,
    )
    await tx.execute(sql`create index picture_word_of on picture_word (number)`)
  })
  await db.execute(sql`vacuum analyze picture_word`)
  await db.execute(sql`analyze picture_fingerprint`)
  const size = await db.execute<{ words: number; size: string }>(
    sql`select reltuples::float8 as words, pg_size_pretty(pg_total_relation_size(oid)) as size from pg_class where relname = 'picture_word'`,
  )
  say(
    `${pictures} pictures with ${size.rows[0]?.words} words (${size.rows[0]?.size}) after ${Math.round((performance.now() - began) / 1000)} s`,
  )
  const words = probes.flat(2)
  const postings = await db.execute<{ count: number }>(
    sql`select count(*)::float8 as count from unnest(${sql.param(words)}::int[]) as probe (word) join picture_word using (word)`,
  )
  say(`A word of a look-up stands in ${((postings.rows[0]?.count ?? 0) / words.length).toFixed(1)} pictures on average`)
  const times: number[] = []
  let candidates = 0
  for (const each of probes) {
    const at = performance.now()
    candidates += (await findCandidates(db, each)).length
    times.push(performance.now() - at)
  }
  times.sort((one, other) => one - other)
  const [medianMs, p95] = [0.5, 0.95].map((share) => times[Math.floor(share * times.length)] ?? 0) as [number, number]
  say(
    `Look-up among ${pictures} pictures: median ${medianMs.toFixed(1)} ms, 95 % within ${p95.toFixed(1)} ms, ${(candidates / probes.length).toFixed(1)} candidates`,
  )
  const statements = await statementsOf(() => findCandidates(db, probes[0] ?? []))
  const costly = []
  for (const statement of statements) costly.push(...(await costlySteps(db.$client, statement, MAX_READ)))
  for (const step of costly) say(`  too much is read: ${step.slice(0, 200)}`)
  return { medianMs, isByIndex: costly.length === 0 }
}

/** Changes up to three of the 28 bits of each word, none in one of a hundred. Foreign keys are not checked per row. */
const addPictures = (db: Database, count: number, known: number) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`
    with picture as (
      insert into picture_fingerprint (name, features) select gen_random_uuid()::text, '' from generate_series(1, ${count}) returning number),
    word as (
      select number, (random() * (${known} - 1))::int + 1 as at,
        case when random() < 0.01 then 0
          else (1 << (random() * 27)::int) | (1 << (random() * 27)::int) | (1 << (random() * 27)::int) end as bits
      from picture cross join generate_series(1, 80))
    insert into picture_word (word, number)
    select distinct known_word.word # word.bits, word.number from word join known_word using (at)`)
  })
