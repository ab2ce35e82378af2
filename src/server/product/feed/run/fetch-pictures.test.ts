import { sql } from 'drizzle-orm'
import { reaxmlOf } from 'feed-formats/sample-files'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Served } from '../../../../../test/feeds/feed-server.ts'
import {
  addFeed,
  csvOf,
  type FeedWorld,
  feedWorld,
  homesOf,
  runOf,
  runOnce,
} from '../../../../../test/feeds/feed-world.ts'
import { zipOf } from '../../../../../test/feeds/zip-of.ts'
import { make } from '../../../../../test/people/make.ts'
import { jpeg, png } from '../../../../../test/pictures/pictures.ts'
import { letRetriesBeDue, runDueJobs } from '../../../../../test/server/run-jobs.ts'
import { checkDueHomes } from '../../evidence/check-homes.ts'
import { makeDue } from '../../evidence/checks/checked-homes.store.ts'
import { matchPicture, type OnCompared } from '../../picture-match/match-pictures.ts'
import { matcher } from '../../picture-match/matcher.ts'

const matching = matcher({ entry: new URL('../../../../../dist/test/matching-process.js', import.meta.url) })
let world: FeedWorld
beforeAll(async () => {
  world = await feedWorld()
})
afterAll(async () => {
  matching.stop()
  await world.close()
})
let feed: string
beforeEach(async () => {
  world.agent = await make.user(world.app, { role: 'agent' })
  feed = await addFeed(world)
  world.agency.asked.length = 0
})

const address = (path: string) => world.agency.origin + path
const serve = (path: string, served: Served) => world.agency.files.set(path, served)
const home = (price: string, ...pictures: string[]) =>
  serve('/homes.csv', {
    body: csvOf(
      pictures.length > 0
        ? pictures.map((path, at) => ({ id: `R${at + 1}`, price, propertyImage: address(path) }))
        : [{ id: 'R1', price }],
    ),
  })
const imageOf = async (reference: string) => (await homesOf(world))[reference]?.image ?? ''
const runAll = async () => {
  const run = await runOnce(world, feed, { withPictures: true })
  return runOf(world, feed, run._id)
}

test('fetches a picture once, and again when it has changed', async () => {
  serve('/1.jpg', { body: await jpeg(), etag: '"a"' })
  home('1000', '/1.jpg')
  expect((await runAll()).counts).toMatchObject({ new: 1, pictures: 1, failedPictures: 0 })
  const first = await imageOf('R1')
  expect(first).toMatch(/^\/media\//)
  await runAll()
  expect(world.agency.asked.filter((path) => path.startsWith('/1.jpg'))).toEqual(['/1.jpg 200'])
  home('2000', '/1.jpg') // something has changed: the picture is asked for once more
  expect((await runAll()).counts).toMatchObject({ changed: 1, pictures: 0 })
  expect(world.agency.asked.filter((path) => path.startsWith('/1.jpg'))).toEqual(['/1.jpg 200', '/1.jpg 304'])
  expect(await imageOf('R1')).toBe(first)
  serve('/1.jpg', { body: await png(20, 20), etag: '"b"' })
  home('3000', '/1.jpg')
  expect((await runAll()).counts).toMatchObject({ changed: 1, pictures: 1 })
  expect(await imageOf('R1')).not.toBe(first)
})

test('asks again for a picture of an unchanged home whose time is new in the file, by its ETag', async () => {
  const list = (modTime: string) =>
    serve('/homes.csv', {
      body: reaxmlOf(`<residential status="current"><uniqueID>M1</uniqueID><price currency="USD">650000</price>
        <address><street>Wattle Road</street><suburb>Ballarat</suburb></address><headline>A home</headline>
        <images><img id="m" modTime="${modTime}" url="${address('/m.jpg')}"/></images></residential>`),
    })
  serve('/m.jpg', { body: await jpeg(), etag: '"a"' })
  list('2026-11-19-10:00:00')
  await runAll()
  const first = await imageOf('M1')
  list('2026-11-27-16:30:00')
  expect((await runAll()).counts).toMatchObject({ unchanged: 1, pictures: 0 })
  expect(world.agency.asked.filter((path) => path.startsWith('/m.jpg'))).toEqual(['/m.jpg 200', '/m.jpg 304'])
  serve('/m.jpg', { body: await png(20, 20), etag: '"b"' })
  list('2026-11-28-16:30:00')
  expect((await runAll()).counts).toMatchObject({ pictures: 1 })
  expect(await imageOf('M1')).not.toBe(first)
})

test('fetches a picture of a ZIP again when it is another one, and keeps one that the next ZIP lacks', async () => {
  const send = async (pictures: Record<string, Buffer>) =>
    serve('/homes.csv', {
      body: await zipOf({ 'homes.csv': Buffer.from(csvOf([{ id: 'R1', propertyImage: 'R1.jpg' }])), ...pictures }),
    })
  await send({ 'R1.jpg': await jpeg() })
  expect((await runAll()).counts).toMatchObject({ new: 1, pictures: 1 })
  const first = await imageOf('R1')
  await send({ 'R1.jpg': await jpeg(90, 60) })
  expect((await runAll()).counts).toMatchObject({ pictures: 1, failedPictures: 0 })
  const second = await imageOf('R1')
  expect(second).not.toBe(first)
  expect((await runAll()).counts).toMatchObject({ unchanged: 1, pictures: 0 })
  await send({})
  expect((await runAll()).counts).toMatchObject({ pictures: 0, failedPictures: 0 })
  expect(await imageOf('R1')).toBe(second)
})

test('a home comes without a picture that can’t be had, which is tried again, counted and named with why', async () => {
  home('1000', '/none.jpg')
  const { counts, problems, problemCount } = await runAll()
  expect(counts).toMatchObject({ new: 1, pictures: 0, failedPictures: 1 })
  expect(problems).toEqual([
    {
      reference: 'R1',
      message: expect.stringMatching(
        /^A picture is left out: https?:.*\/none\.jpg\. The address answered with the status 404 instead of a file\.$/,
      ),
    },
  ])
  expect(problemCount).toBe(1)
  expect(await imageOf('R1')).toMatch(/^\/demo\/placeholder-/)
  serve('/none.jpg', { body: await jpeg() })
  await world.app.db.execute(sql`update feed_home set pictures_due_at = now()`)
  await letRetriesBeDue(world.app.db)
  await world.work()
  expect(await imageOf('R1')).toMatch(/^\/media\//)
})

test.each([
  ['a text', { body: 'no picture' }],
  ['more than 8 MB', { body: Buffer.alloc(8 * 1024 * 1024 + 1) }],
  ['an SVG', { body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }],
  [
    'a redirect to this machine',
    (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  ],
] satisfies [string, Served][])('refuses %s as a picture, by the checks of uploads', async (_what, served) => {
  serve('/bad.jpg', served)
  home('1000', '/bad.jpg')
  expect((await runAll()).counts).toMatchObject({ pictures: 0, failedPictures: 1 })
  expect(await imageOf('R1')).toMatch(/^\/demo\/placeholder-/)
})

test('asks one host for at most two pictures at a time', async () => {
  const body = await jpeg()
  const paths = Array.from({ length: 8 }, (_, at) => `/slow-${at}.jpg`)
  world.agency.open.most = 0
  for (const path of paths) serve(path, (_request, response) => void setTimeout(() => response.end(body), 50))
  home('1000', ...paths)
  expect((await runAll()).counts).toMatchObject({ pictures: 8 })
  expect(world.agency.open.most).toBe(2)
})

const check = () => checkDueHomes({ ...world.parts, evidenceOff: [] })

test('a home of a trusted feed is verified once its checks with its pictures have found nothing', async () => {
  await world.app.db.execute(sql`update feed set is_trusted = true where id = ${feed}`)
  serve('/2.jpg', { body: await jpeg(30, 30), etag: '"a"' })
  home('1000', '/2.jpg')
  await runOnce(world, feed)
  await check()
  expect((await homesOf(world)).R1?.status).toBeNull()
  await world.work()
  await check()
  expect((await homesOf(world)).R1?.status).toBeNull() // its picture is not compared yet
  const onCompared: OnCompared = (tx, { shown }) => makeDue(tx, shown, 'pending')
  await runDueJobs(world.app.db, { matchPicture: matchPicture({ ...world.parts, matcher: matching, onCompared }) })
  await check()
  expect((await homesOf(world)).R1).toMatchObject({ status: 'verified', edit: null })
  serve('/2.jpg', { body: await jpeg(40, 30), etag: '"b"' })
  home('1500', '/2.jpg')
  await runAll()
  expect((await homesOf(world)).R1?.edit?.changed).toHaveProperty('propertyImage')
})

test('a home of a trusted feed with a finding waits for an admin', async () => {
  await world.app.db.execute(sql`update feed set is_trusted = true where id = ${feed}`)
  serve('/homes.csv', {
    body: csvOf([{ id: 'R1', description: 'Call me on 07700 900123 for the keys.' }, { id: 'R2' }]),
  })
  await runOnce(world, feed)
  await check()
  const { R1, R2 } = await homesOf(world)
  expect([R1?.status, R2?.status]).toEqual([null, 'verified'])
})
