/** @module-tag all */
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureFile } from '#contract/picture-file'
import { make } from '../../../../test/people/make.ts'
import { statementsOf } from '../../../../test/plans/plans.ts'
import { testApp } from '../../../../test/server/app.ts'
import { letRetriesBeDue, runDueJobs } from '../../../../test/server/run-jobs.ts'
import { images } from '../tables/image.ts'
import { pictureFingerprints } from '../tables/picture-match.ts'
import { enqueueMatch, matchOlderPictures, matchPicture } from './match-pictures.ts'
import { type Matcher, MatchingEnded, matcher } from './matcher.ts'
import { pictureGroups } from './picture-groups.ts'
import { addFingerprint, findCandidates, laterCopies, listingsShowing, wholeListings } from './picture-match.store.ts'
import { samePictures } from './same-pictures.ts'

const entry = new URL('../../../../dist/test/matching-process.js', import.meta.url)
const VILLA = 'public/demo/home-01-modern-villa-pool-800.webp'

let app: Awaited<ReturnType<typeof testApp>>
const matching = matcher({ entry })
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
})
afterAll(async () => {
  matching.stop()
  await app.close()
})

const parts = (given = matching) => ({
  db: app.db,
  images: app.parts.images,
  matcher: given,
  onCompared: async () => {},
})

async function stored(ownerId: string, bytes?: Buffer): Promise<string> {
  const id = v7()
  if (bytes) await app.parts.images.put(id, [{ name: pictureFile(id, { width: 800, format: 'webp' }), bytes }])
  await app.db.insert(images).values({ id, ownerId, placeholder: '', width: 800, height: 533 })
  return id
}

const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .webp({ quality: 30 })
    .toBuffer()
const drawn = (svg: string) => sharp(Buffer.from(svg)).webp().toBuffer()
const chequered = (size: number) =>
  drawn(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><pattern id="p" width="${2 * size}" height="${2 * size}" patternUnits="userSpaceOnUse"><rect width="${size}" height="${size}"/><rect x="${size}" y="${size}" width="${size}" height="${size}"/></pattern><rect width="800" height="800" fill="#fff"/><rect width="800" height="800" fill="url(#p)"/></svg>`,
  )

test('compares pictures that are built against it within bounds, and notes those that can’t be compared', async () => {
  const { id: owner } = await make.user(app, { role: 'agent' })
  const villa = await sharp(VILLA).toBuffer()
  const pictures = [
    villa.subarray(0, villa.length / 2),
    randomBytes(5000),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9999" height="9999"/>'),
    await noise(16_000, 8),
    await noise(800, 2400),
    await noise(64, 64),
    await chequered(4),
    await chequered(20),
    await chequered(20),
    undefined, // its file is gone
  ]
  for (const picture of pictures) await enqueueMatch(app.db, await stored(owner, picture), { isOfFeed: false })
  const began = performance.now()
  await runDueJobs(app.db, { matchPicture: matchPicture(parts()) })
  expect(performance.now() - began).toBeLessThan(60_000)
  expect(await app.db.$count(pictureFingerprints)).toBe(pictures.length)
  const { rows } = await app.db.$client.query('select count(*)::int as waiting from graphile_worker.jobs')
  expect(rows[0].waiting).toBe(0)
})

const noted = async (name: string) => {
  const { rows } = await app.db.$client.query(
    'select octet_length(features) > 1000 as kept from picture_fingerprint where name = $1',
    [name],
  )
  return rows
}
const match = async (given: Matcher) => {
  await letRetriesBeDue(app.db)
  await runDueJobs(app.db, { matchPicture: matchPicture(parts(given)) })
}
const waitingJobs = async () =>
  (await app.db.$client.query('select count(*)::int as jobs from graphile_worker.jobs')).rows[0].jobs

test('tries a picture again that ends or occupies its process, and notes it at the third attempt', async () => {
  const { id: owner } = await make.user(app, { role: 'agent' })
  const name = await stored(owner, await sharp(VILLA).toBuffer())
  await enqueueMatch(app.db, name, { isOfFeed: false })
  const tooSlow = matcher({ entry, timeoutMs: 1 })
  for (let attempt = 1; attempt <= 2; attempt++) {
    await match(tooSlow)
    expect(await noted(name)).toEqual([])
  }
  await match(tooSlow)
  expect([await noted(name), await waitingJobs()]).toEqual([[{ kept: null }], 0])
})

test('compares a picture whose process ended once', async () => {
  const { id: owner } = await make.user(app, { role: 'agent' })
  const name = await stored(owner, await sharp(VILLA).toBuffer())
  await enqueueMatch(app.db, name, { isOfFeed: false })
  await match(matcher({ entry, timeoutMs: 1 }))
  await match(matching)
  expect([await noted(name), await waitingJobs()]).toEqual([[{ kept: true }], 0])
})

test('older pictures go on after one that ends the process, which gets attempts of its own', async () => {
  const { id: owner } = await make.user(app, { role: 'agent' })
  const [broken, next] = [
    await stored(owner, Buffer.from('broken')),
    await stored(owner, await sharp(VILLA).toBuffer()),
  ]
  const ending: Matcher = {
    ...matching,
    describe: async (picture) => {
      if (Buffer.from(picture).equals(Buffer.from('broken'))) throw new MatchingEnded()
      return matching.describe(picture)
    },
  }
  await matchOlderPictures(parts(ending), 60_000)({}, { stopping: new AbortController().signal })
  expect([await noted(broken), await noted(next)]).toEqual([[], [{ kept: true }]])
  for (let attempt = 1; attempt <= 3; attempt++) await match(ending)
  expect([await noted(broken), await waitingJobs()]).toEqual([[{ kept: null }], 0])
})

test('finds the original among a flood of copies by one person, of whom it compares ten', async () => {
  const [original, flooder] = [await make.user(app, { role: 'agent' }), await make.user(app, { role: 'agent' })]
  const words = Array.from({ length: 80 }, (_, at) => 1000 + at)
  const add = async (owner: string) => {
    const imageId = await stored(owner)
    return addFingerprint(app.db, { name: imageId, imageId }, { words, features: Buffer.from('x') })
  }
  const first = await add(original.id)
  for (let n = 0; n < 300; n++) await add(flooder.id)
  const candidates = await findCandidates(app.db, [words, []])
  expect(candidates.map(({ number }) => number)).toContain(first)
  expect(candidates).toHaveLength(11)
})

test('looks pictures and their listings up by indexes alone', async () => {
  const { $client } = app.db
  const agent = await make.user(app, { role: 'agent' })
  const home = await make.property(app, { agent, image: '/demo/home-7.webp' })
  await $client.query(
    `insert into picture_fingerprint (name, features) select 'home-' || n, '' from generate_series(1, 20000) n`,
  )
  await $client.query(`insert into picture_word (word, number) select (number * 31 + n) % 100000, number
    from picture_fingerprint cross join generate_series(1, 10) n on conflict do nothing`)
  await $client.query('analyze picture_fingerprint, picture_word')
  const statements = await statementsOf(async () => {
    await samePictures(app.db, [home.id])
    await pictureGroups(app.db, [home.id])
    await laterCopies(app.db, [100, 101])
    await wholeListings(app.db, [home.id])
    await listingsShowing(app.db, [100, 101])
    await findCandidates(app.db, [Array.from({ length: 1000 }, (_, n) => n), [5000, 5001]])
  })
  expect(statements).toHaveLength(7)
  const connection = await $client.connect()
  await connection.query('set enable_seqscan = off') // there are few listings here, and many elsewhere
  const plans = []
  for (const { text, values } of statements) plans.push((await connection.query(`explain ${text}`, values)).rows)
  await connection.query('reset enable_seqscan')
  connection.release()
  const plan = JSON.stringify(plans)
  expect(plan).not.toContain('Seq Scan')
  const names = ['property_picture_name', 'further_picture_name', 'property_image_elsewhere', 'property_picture_url']
  for (const index of [...names, 'picture_word_word_number_pk']) expect(plan).toContain(index)
})
