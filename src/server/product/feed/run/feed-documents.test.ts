import { reaxmlOf } from 'feed-formats/sample-files'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { feedApi } from '#contract/feed'
import type { FeedRunDetails } from '#contract/feed-run'
import { MAX_DOCUMENT_BYTES } from '#contract/image'
import { propertyApi } from '#contract/property'
import { addFeed, type FeedWorld, feedWorld, homesOf, runOf, runOnce } from '../../../../../test/feeds/feed-world.ts'
import { zipOf } from '../../../../../test/feeds/zip-of.ts'
import { callAs, requestOf } from '../../../../../test/people/access.ts'
import { sampleChange } from '../../../../../test/people/listing.ts'
import { make } from '../../../../../test/people/make.ts'
import { pdf } from '../../../../../test/pictures/pdf.ts'
import { jpeg } from '../../../../../test/pictures/pictures.ts'

let world: FeedWorld
beforeAll(async () => {
  world = await feedWorld()
})
afterAll(() => world.close())
let feed: string
beforeEach(async () => {
  world.agent = await make.user(world.app, { role: 'agent' })
  feed = await addFeed(world)
})

const bytes = async (...change: Parameters<typeof pdf>) => Buffer.from(await pdf(...change))

/** Sends a ZIP whose home names these documents, and runs the feed with its files. */
async function run(documents: string, files: Record<string, Buffer>, price = 650_000) {
  const home = `<residential status="current"><uniqueID>R1</uniqueID><price currency="USD">${price}</price>
    <address><street>Wattle Road</street><suburb>Ballarat</suburb></address><headline>A home</headline>
    <images><img id="m" file="m.jpg"/></images><objects>${documents}</objects></residential>`
  const archive = { 'homes.xml': Buffer.from(reaxmlOf(home)), 'm.jpg': await jpeg(), ...files }
  world.agency.files.set('/homes.csv', { body: await zipOf(archive) })
  const done = await runOnce(world, feed, { withPictures: true })
  return runOf(world, feed, done._id)
}
const named = (file: string, title = '') => `<document id="${file}" file="${file}" title="${title}"/>`
const home = async () => (await homesOf(world)).R1
const documents = async () => (await home())?.documents ?? []
const get = (path = '') => fetch(new URL(path, world.app.url))

test('takes the PDFs beside the homes of a ZIP in, with their titles, behind those at web addresses', async () => {
  const linked = '<document id="1" url="https://files.example/lease.pdf" title="Lease"/>'
  const { counts } = await run(`${linked}${named('Plan.PDF', 'Floor plan')}`, { 'media/plan.pdf': await bytes() })
  expect(counts).toMatchObject({ new: 1, pictures: 2, failedPictures: 0 })
  expect(await documents()).toEqual([
    { url: 'https://files.example/lease.pdf', title: 'Lease' },
    { url: expect.stringMatching(/^\/media\/[0-9a-f-]{36}\.pdf$/), title: 'Floor plan' },
  ])
  expect((await home())?.image).toMatch(/^\/media\//)
  const answer = await get((await documents())[1]?.url)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
})

test('stores a changed PDF again, keeps one that the next ZIP lacks, and removes one that is no longer named', async () => {
  await run(named('plan.pdf'), { 'plan.pdf': await bytes() })
  const [first] = await documents()
  const changed = await bytes((document) => document.addPage())
  expect((await run(named('plan.pdf'), { 'plan.pdf': changed })).counts).toMatchObject({ pictures: 1 })
  const [second] = await documents()
  expect(second?.url).not.toBe(first?.url)
  expect((await run(named('plan.pdf'), {}, 660_000)).problems).toEqual([])
  expect(await documents()).toEqual([second])
  expect((await run('', {}, 670_000)).counts).toMatchObject({ changed: 1 })
  expect(await documents()).toEqual([])
})

test('a document that its agent removed from the home stays away while the file says the same', async () => {
  const plan = { 'plan.pdf': await bytes() }
  await run(named('plan.pdf'), plan)
  const id = (await home())?.id ?? ''
  const { propertyImage } = (await callAs(world.app, world.agent, propertyApi.one, { params: { id } })).body as {
    propertyImage: string
  }
  const body = { ...sampleChange, propertyImage, documents: null }
  expect((await callAs(world.app, world.agent, propertyApi.update, { params: { id }, body })).status).toBe(200)
  await run(named('plan.pdf'), { ...plan, 'm.jpg': await jpeg(90, 60) }, 660_000)
  expect(await documents()).toEqual([])
})

test.each([
  [
    'with a script in it',
    () => bytes((document) => document.addJavaScript('main', 'app.alert(1)')),
    /has a script in it/,
  ],
  ['that is none', async () => Buffer.from('<html></html>'), /PDF/],
  ['of more than 10 MB', async () => Buffer.concat([await bytes(), Buffer.alloc(MAX_DOCUMENT_BYTES)]), /10 MB/],
])('a home comes without a PDF %s, and the run says why', async (_what, file, reason) => {
  const { counts, problems, problemCount } = await run(named('plan.pdf'), { 'plan.pdf': await file() })
  expect(counts).toMatchObject({ new: 1, pictures: 1, failedPictures: 0 })
  expect([problems, problemCount]).toEqual([[{ reference: 'R1', message: expect.stringMatching(reason) }], 1])
  expect(problems[0]?.message).toMatch(/^The document plan\.pdf is left out\. /)
  expect(await documents()).toEqual([])
})

test('the run says in the reader’s language why a document is left out', async () => {
  const { _id } = await run(named('none.pdf') + named('page.pdf'), { 'page.pdf': Buffer.from('<html></html>') })
  const { url, init } = requestOf(world.app, world.agent, feedApi.details, { params: { id: feed, run: _id } })
  const headers = new Headers(init.headers)
  headers.set('accept-language', 'de')
  const answer = await fetch(url, { ...init, headers })
  const { problems } = (await answer.json()) as FeedRunDetails
  expect(problems.map(({ message }) => message)).toEqual([
    'Das Dokument none.pdf entfällt. Es ist nicht unter den Dateien des Feeds oder größer als 10 MB.',
    expect.stringMatching(/^Das Dokument page\.pdf entfällt\. Diese Datei kann nicht als PDF gelesen werden\./),
  ])
})
