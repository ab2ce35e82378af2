import { readdirSync, readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureFile } from '#contract/picture-file'
import { make, type Person } from '../../../../test/people/make.ts'
import { jpeg } from '../../../../test/pictures/pictures.ts'
import { testApp } from '../../../../test/server/app.ts'
import { runDueJobs } from '../../../../test/server/run-jobs.ts'
import { images } from '../tables/image.ts'
import { pictureFingerprints, pictureWords } from '../tables/picture-match.ts'
import { enqueueMatch, matchOlderPictures, matchPicture } from './match-pictures.ts'
import { matcher } from './matcher.ts'
import { samePictures } from './same-pictures.ts'

const builtMatching = new URL('../../../../dist/test/matching-process.js', import.meta.url)
const VILLA = 'public/demo/home-01-modern-villa-pool.webp'
const CABIN = 'public/demo/home-04-lake-cabin.webp'

let app: Awaited<ReturnType<typeof testApp>>
let agent: Person
let other: Person
const matching = matcher({ entry: builtMatching })
const told: string[][] = []
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  agent = await make.user(app, { role: 'agent' })
  other = await make.user(app, { role: 'agent' })
})
afterAll(async () => {
  matching.stop()
  await app.close()
})

const parts = () => ({
  db: app.db,
  images: app.parts.images,
  matcher: matching,
  onCompared: async (_tx: unknown, { shown }: { shown: string[] }) => void told.push(shown),
})
const picturesOf = async (id: string) => (await samePictures(app.db, [id])).get(id)
const compare = () => runDueJobs(app.db, { matchPicture: matchPicture(parts()) })

/** A listing with a picture as an upload stores it, of which only the rendition that is compared is kept. */
async function listed(person: Person, picture: Sharp): Promise<string> {
  const id = v7()
  const bytes = await picture.resize(800).webp().toBuffer()
  const image = await app.parts.images.put(id, [{ name: pictureFile(id, { width: 800, format: 'webp' }), bytes }])
  await app.db.insert(images).values({ id, ownerId: person.id, placeholder: '', width: 800, height: 533 })
  await enqueueMatch(app.db, id, { isOfFeed: false })
  return (await make.property(app, { agent: person, image })).id
}

test('finds a mirrored and cropped picture of another agent’s listing, from both listings, and no other picture', async () => {
  const cabin = await listed(agent, sharp(CABIN))
  const villa = await listed(agent, sharp(VILLA))
  const copied = await sharp(VILLA)
    .extract({ left: 150, top: 100, width: 1280, height: 853 })
    .flop()
    .jpeg({ quality: 50 })
    .toBuffer()
  const copy = await listed(other, sharp(copied))
  expect(await picturesOf(copy)).toMatchObject({
    isPending: true,
    compared: [],
    notCompared: [1],
  })
  await compare()
  expect(await picturesOf(copy)).toEqual({
    matches: [{ picture: 1, otherPropertyId: villa, otherPicture: 1, isMirrored: true }],
    compared: [1],
    notCompared: [],
    isPending: false,
  })
  expect((await picturesOf(villa))?.matches).toMatchObject([{ otherPropertyId: copy, isMirrored: true }])
  expect((await picturesOf(cabin))?.matches).toEqual([])
  expect(told.at(-1)?.toSorted()).toEqual([villa, copy].toSorted())
})

test('two charts of other ratings are no picture of each other', { tags: 'all' }, async () => {
  const chart = (rating: number) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#fff"/>${['#008054', '#19b459', '#8dce46', '#ffd500', '#fcaa65', '#ef8023', '#e9153b'].map((colour, at) => `<rect x="40" y="${80 + 65 * at}" width="${180 + 60 * at}" height="55" fill="${colour}"/><text x="60" y="${118 + 65 * at}" font-size="30" fill="#fff">${'ABCDEFG'[at]} ${at * 10}</text>`).join('')}<text x="700" y="300" font-size="60">${rating}</text></svg>`,
      ),
    )
  const one = await listed(agent, chart(71))
  const another = await listed(other, chart(58))
  await compare()
  for (const id of [one, another])
    expect(await picturesOf(id)).toEqual({ matches: [], compared: [1], notCompared: [], isPending: false })
})

const plan = (sizes: string[]) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="640" font-family="sans-serif"><rect width="900" height="640" fill="#fff"/><path d="M80 80H820V540H80ZM80 300H820M420 80V300M520 300V540" fill="none" stroke="#000" stroke-width="9"/>${['Kitchen', 'Living room', 'Bedroom 1', 'Bedroom 2'].map((name, at) => `<text x="${130 + 400 * (at % 2)}" y="${180 + 240 * Math.floor(at / 2)}" font-size="26">${name} ${sizes[at]}</text>`).join('')}<text x="300" y="600" font-size="18">Not to scale. For identification only.</text></svg>`,
    ),
  )

test('finds a plan that another agent shows, and not that of a sister flat', async () => {
  const sizes = ['3.40 x 2.80', '5.12 x 3.61', '3.90 x 3.07', '2.77 x 3.35']
  const own = await listed(agent, plan(sizes))
  const sister = await listed(agent, plan(['3.15 x 2.66', '4.87 x 3.49', '3.72 x 2.98', '2.51 x 3.16']))
  const copy = await listed(other, sharp(await plan(sizes).jpeg({ quality: 60 }).toBuffer()))
  await compare()
  expect((await picturesOf(copy))?.matches).toEqual([
    { picture: 1, otherPropertyId: own, otherPicture: 1, isMirrored: false },
  ])
  expect((await picturesOf(sister))?.matches).toEqual([])
})

test('finds a collage in which a picture stands mirrored', { tags: 'all' }, async () => {
  const original = await listed(agent, sharp(CABIN))
  const [left, right] = [
    await sharp(CABIN).resize(700, 520).flop().toBuffer(),
    await sharp(VILLA).resize(700, 520).toBuffer(),
  ]
  const both = sharp({ create: { width: 1400, height: 520, channels: 3, background: '#fff' } }).composite([
    { input: left, left: 0, top: 0 },
    { input: right, left: 700, top: 0 },
  ])
  const copy = await listed(other, sharp(await both.png().toBuffer()))
  await compare()
  expect((await picturesOf(copy))?.matches).toContainEqual({
    picture: 1,
    otherPropertyId: original,
    otherPicture: 1,
    isMirrored: true,
  })
})

test('describes a picture of an older version again, without the matches that it no longer has', async () => {
  const [one, another] = [await listed(agent, sharp(CABIN).tint('#803020')), await listed(other, sharp(VILLA).negate())]
  await compare()
  const stored = async (id: string) => {
    const { rows } = await app.db.$client.query<{ number: number; version: number; words: number }>(
      `select number, version, (select count(*)::int from picture_word where picture_word.number = picture.number) as words
       from picture_fingerprint as picture where name = (select split_part(split_part(image, '/', 3), '-w', 1) from property where id = $1)
          or image_id::text = (select (regexp_match(image, '[0-9a-f]{8}-[0-9a-f-]{27}'))[1] from property where id = $1)`,
      [id],
    )
    return rows[0]
  }
  const [first, second] = [await stored(one), await stored(another)]
  await app.db.$client.query(`delete from picture_word where number = $1`, [first?.number])
  await app.db.$client.query(`insert into picture_match (number, other, is_mirrored) values ($1, $2, false)`, [
    second?.number,
    first?.number,
  ])
  await app.db.$client.query(`update picture_fingerprint set version = 1 where number = $1`, [first?.number])
  await matchOlderPictures(parts(), 60_000)({}, { stopping: new AbortController().signal })
  expect(await stored(one)).toMatchObject({ version: first?.version, words: first?.words })
  expect(told.at(-1)).toEqual(expect.arrayContaining([one, another]))
  expect((await picturesOf(another))?.matches.map(({ otherPropertyId }) => otherPropertyId)).not.toContain(one)
})

test('an upload waits for one older picture at most', async () => {
  const [first, second, upload] = [v7(), v7(), v7()]
  const compared: string[] = []
  const taking: typeof matching = {
    ...matching,
    describe: async (picture) => {
      const name = Buffer.from(picture).toString()
      compared.push(name)
      if (name === 'first') await add(upload, 'upload') // a person uploads one meanwhile
      return undefined
    },
  }
  const add = async (id: string, name: string) => {
    await app.parts.images.put(id, [
      { name: pictureFile(id, { width: 800, format: 'webp' }), bytes: Buffer.from(name) },
    ])
    await app.db.insert(images).values({ id, ownerId: agent.id, placeholder: '', width: 800, height: 533 })
    if (id === upload) await enqueueMatch(app.db, id, { isOfFeed: false })
  }
  await add(first, 'first')
  await add(second, 'second')
  const dependencies = { ...parts(), matcher: taking }
  const handlers = { matchPicture: matchPicture(dependencies), matchOlderPictures: matchOlderPictures(dependencies, 0) }
  await handlers.matchOlderPictures({}, { stopping: new AbortController().signal })
  await runDueJobs(app.db, handlers)
  expect(compared.slice(-3)).toEqual(['first', 'upload', 'second'])
})

test('each photograph of the demo’s homes can be looked up: none is taken for a drawing', {
  tags: ['all'],
  timeout: 120_000,
}, async () => {
  const photographs = readdirSync('public/demo').filter((name) => /^home-.*-800\.webp$/.test(name))
  expect(photographs.length).toBeGreaterThan(20)
  const without: string[] = []
  for (const name of photographs) {
    const described = await matching.describe(readFileSync(`public/demo/${name}`))
    if (!described?.words.length) without.push(name)
  }
  expect(without).toEqual([])
})

test('a picture that shows nothing can’t be compared', async () => {
  const plain = await listed(agent, sharp(await jpeg(900, 600)))
  await compare()
  expect(await picturesOf(plain)).toEqual({
    matches: [],
    compared: [],
    notCompared: [1],
    isPending: false,
  })
})

test('forgets a picture’s fingerprint with the picture', async () => {
  const [picture] = await app.db.select({ id: images.id }).from(images).limit(1)
  await app.db.delete(images).where(eq(images.id, picture?.id ?? ''))
  expect(await app.db.$count(pictureFingerprints, eq(pictureFingerprints.name, picture?.id ?? ''))).toBe(0)
  const orphans = await app.db.execute(
    `select from picture_word where number not in (select number from picture_fingerprint)`,
  )
  expect(orphans.rowCount).toBe(0)
  expect(await app.db.$count(pictureWords)).toBeGreaterThan(0)
})
