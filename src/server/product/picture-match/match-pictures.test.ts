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
import { enqueueMatch, matchPicture } from './match-pictures.ts'
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

test('two drawings are compared with nothing, and are no picture of each other', async () => {
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
