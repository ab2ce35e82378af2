import { eq, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EvidenceRule } from '#contract/evidence-rule'
import type { TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { wrapQueries } from '../../platform/db/connection/wrap-queries.ts'
import { type Database, openDatabase } from '../../platform/db/database.ts'
import { onCompared } from '../../start/job-dependencies.ts'
import { addFingerprint, addMatches, laterCopies, listingsShowing } from '../picture-match/picture-match.store.ts'
import { findings } from '../tables/evidence.ts'
import { properties } from '../tables/property.ts'
import { checkDueHomes } from './check-homes.ts'
import { makeDue } from './checks/checked-homes.store.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
})
afterAll(async () => app.close())

const checkAll = async (db = app.db) => {
  const { log, geocoder, settings } = app.parts
  while ((await db.execute(sql`select from due_check limit 1`)).rows.length > 0)
    await checkDueHomes({ db, log, geocoder, currency: settings.currency, evidenceOff: [] })
}

/** The statements of `work` alone: it has connections of its own, which the app's other work does not use. */
async function countStatements(work: (db: Database) => Promise<void>): Promise<number> {
  let count = 0
  const db = openDatabase(app.db.$client.options.connectionString ?? '', () => {})
  wrapQueries(db.$client, (query) => (...given) => {
    count++
    return query(...given)
  })
  await work(db).finally(() => db.$client.end())
  return count
}

let pictures = 0

type Copied = { id: string; number: number }

/** A home with a picture that has been compared with all others: it is a copy of `of`. */
async function listedWith(agent: Person, of: number[] = []): Promise<Copied> {
  const name = `home-copied-${++pictures}`
  const number = await addFingerprint(
    app.db,
    { name, imageId: null },
    { words: [pictures], features: Buffer.from('x') },
  )
  if (number === undefined) throw new Error('the picture was there already')
  await addMatches(
    app.db,
    number,
    of.map((other) => ({ other, isMirrored: false })),
  )
  const { id } = await make.property(app, { agent, status: 'pending', location: 'Bath', image: `/demo/${name}.webp` })
  const shown = await listingsShowing(app.db, [number, ...of])
  const alike = await listingsShowing(app.db, of.length < 10 ? [] : await laterCopies(app.db, of))
  await onCompared(app.db, { shown, alike, isOfFeed: true })
  return { id, number }
}

/** The number of findings of a rule about each of the homes. */
async function countsAbout(ids: string[], rule: EvidenceRule): Promise<number[]> {
  const { rows } = await app.db.execute<{ count: number }>(sql`
    select count(finding.id)::int as count from unnest(${sql.param(ids)}::uuid[]) as home
    left join ${findings} on property_id = home and rule = ${rule} and dismissed_at is null group by home`)
  return rows.map(({ count }) => count)
}

const agents = async (count: number) =>
  Promise.all(Array.from({ length: count }, () => make.user(app, { role: 'agent' })))
const eachAtLeastOne = (counts: number[], homes: number) => {
  expect(counts).toHaveLength(homes)
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(1)
  expect(Math.max(...counts)).toBeLessThanOrEqual(5)
}
const changed = (id: string, title: string) => app.db.update(properties).set({ title }).where(eq(properties.id, id))

test('each of twenty copies of a picture keeps its finding when the original is checked again', async () => {
  const [owner, thief] = (await agents(2)) as [Person, Person]
  const original = await listedWith(owner)
  const copies: Copied[] = []
  for (let n = 0; n < 20; n++) {
    const earlier = copies.slice(0, 10).map(({ number }) => number)
    copies.push(await listedWith(thief, [original.number, ...earlier]))
    if (n % 5 === 4) await checkAll()
  }
  const ids = copies.map(({ id }) => id)
  await changed(original.id, 'The original, changed')
  await checkAll()
  eachAtLeastOne(await countsAbout(ids, 'samePicture'), 20)
  expect(await countsAbout([original.id], 'samePicture')).toEqual([5])
})

test('a copy of which the original has another picture now has no finding about it', async () => {
  const [owner, thief] = (await agents(2)) as [Person, Person]
  const original = await listedWith(owner)
  const copies = [await listedWith(thief, [original.number]), await listedWith(thief, [original.number])]
  await checkAll()
  const ids = copies.map(({ id }) => id)
  expect(await countsAbout(ids, 'samePicture')).toEqual([1, 1])
  const name = 'home-another'
  await addFingerprint(app.db, { name, imageId: null }, { words: [], features: Buffer.from('x') })
  await app.db
    .update(properties)
    .set({ image: `/demo/${name}.webp` })
    .where(eq(properties.id, original.id))
  await checkAll()
  expect(await countsAbout([...ids, original.id], 'samePicture')).toEqual([0, 0, 0])
})

test('a dismissed finding leaves room for the next: five that are no problem hide no sixth', async () => {
  const [owner, thief] = (await agents(2)) as [Person, Person]
  const original = await listedWith(owner)
  for (let n = 0; n < 6; n++) await listedWith(thief, [original.number])
  await checkAll()
  expect(await countsAbout([original.id], 'samePicture')).toEqual([5])
  await app.db.update(findings).set({ dismissedAt: new Date() }).where(eq(findings.propertyId, original.id))
  await changed(original.id, 'Looked at')
  await checkAll()
  expect(await countsAbout([original.id], 'samePicture')).toEqual([1])
})

test('copies of one agent and then of another are all found, though a new picture is compared with ten of a person', async () => {
  const [first, second] = (await agents(2)) as [Person, Person]
  const own: Copied[] = []
  for (let n = 0; n < 25; n++)
    own.push(
      await listedWith(
        first,
        own.slice(0, 10).map(({ number }) => number),
      ),
    )
  await checkAll()
  const others: Copied[] = []
  for (let n = 0; n < 2; n++)
    others.push(
      await listedWith(
        second,
        own.slice(0, 10).map(({ number }) => number),
      ),
    )
  await checkAll()
  const ids = [...own, ...others].map(({ id }) => id)
  eachAtLeastOne(await countsAbout(ids, 'samePicture'), 27)
})

const TEXT =
  'A stone house at the end of a lane, with a walled garden, a well that is still in use, an oak staircase and three bedrooms under the roof, which was renewed in the spring of last year by a local firm.'

test('each of twenty homes at one address with one text keeps its findings when the first is checked again', async () => {
  const [owner, thief] = (await agents(2)) as [Person, Person]
  const home = {
    description: TEXT,
    location: '12 Gay Street, Bath BA1 2PH',
    type: 'house',
    bedrooms: 3,
    area: 120,
  } as const
  const original = await make.property(app, { ...home, agent: owner, status: 'pending' })
  const ids: string[] = []
  for (let n = 0; n < 20; n++) ids.push((await make.property(app, { ...home, agent: thief, status: 'pending' })).id)
  await checkAll()
  await changed(original.id, 'The original, changed')
  await checkAll()
  for (const rule of ['sameText', 'listedByAnother', 'listedTwice'] as const)
    eachAtLeastOne(await countsAbout(ids, rule), 20)
  for (const rule of ['sameText', 'listedByAnother'] as const)
    expect(await countsAbout([original.id], rule)).toEqual([5])
})

test('a thousand copies each have their finding, and a check of the original takes few statements and rows', {
  tags: 'all',
  timeout: 120_000,
}, async () => {
  const COPIES = 1_000
  const [owner, thief] = (await agents(2)) as [Person, Person]
  const original = await listedWith(owner)
  const ids = Array.from({ length: COPIES }, () => v7())
  await app.db.execute(sql`
    insert into property (id, title, date, location, price, price_min_cents, price_max_cents, image, description, agent_email, agent_name, agent_image, status)
    select given.id, title, date, location, price, price_min_cents, price_max_cents,
      '/demo/home-many-' || n || '.webp', '', ${thief.email}, agent_name, '', null
    from property cross join unnest(${sql.param(ids)}::uuid[]) with ordinality as given (id, n)
    where property.id = ${original.id}`)
  await app.db.execute(sql`
    insert into picture_fingerprint (name, features) select 'home-many-' || n, '' from generate_series(1, ${COPIES}::int) as n`)
  await app.db.execute(sql`
    insert into picture_match (number, other, is_mirrored) select number, ${original.number}, false
    from picture_fingerprint where name like 'home-many-%'`)
  await app.db.execute(sql`analyze picture_fingerprint, picture_match, property`)
  await checkAll()
  eachAtLeastOne(await countsAbout(ids, 'samePicture'), COPIES)
  await makeDue(app.db, [original.id], 'single')
  expect(await countStatements(checkAll)).toBeLessThan(40)
  const waiting = await app.db.execute<{ count: number }>(sql`select count(*)::int as count from due_check`)
  expect(waiting.rows).toEqual([{ count: 0 }])
  eachAtLeastOne(await countsAbout(ids, 'samePicture'), COPIES)
  expect(await countsAbout([original.id], 'samePicture')).toEqual([5])
})
