import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_DOCUMENT_BYTES } from '#contract/image'
import { propertyApi } from '#contract/property'
import { type Callers, callAs, everybody, type TestApp } from '../../../../test/people/access.ts'
import { sampleChange, sampleListing } from '../../../../test/people/listing.ts'
import { uploadDocument } from '../../../../test/people/upload.ts'
import { pdf } from '../../../../test/pictures/pdf.ts'
import { testApp } from '../../../../test/server/app.ts'
import { clearUnusedImages } from './clear-images.ts'
import { uploadedBytes } from './image.store.ts'

let app: TestApp
let who: Callers
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  who = await everybody(app)
  await send(await pdf(), who.otherAgent) // starts the process that reads documents
}, 60_000)
afterAll(() => app.close())

const send = async (bytes: Uint8Array<ArrayBuffer>, { token } = who.agent) => uploadDocument(app.url, token, bytes)
const sent = async (person = who.agent) => (await send(await pdf(), person)).body.url ?? ''
const create = (body: object) => callAs(app, who.agent, propertyApi.create, { body: { ...sampleListing, ...body } })
const update = (id: string, body: object) =>
  callAs(app, who.agent, propertyApi.update, { params: { id }, body: { ...sampleChange, ...body } })
const read = async (id: string) => (await callAs(app, who.agent, propertyApi.one, { params: { id } })).body
const get = (path: string) => fetch(new URL(path, app.url))
const clear = () => clearUnusedImages({ db: app.db, images: app.parts.images }, new Date(Date.now() + 25 * 3_600_000))

test('stores a document, and serves it to be shown without scripts', async () => {
  const url = await sent()
  expect(url).toMatch(/^\/media\/[0-9a-f-]{36}\.pdf$/)
  const answer = await get(url)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  expect((await answer.text()).startsWith('%PDF-')).toBe(true)
})

test('refuses a document with a script with a sentence at its field, and stores nothing', async () => {
  const before = await uploadedBytes(app.db, who.agent.id)
  const { status, body } = await send(await pdf((document) => document.addJavaScript('main', 'app.alert(1)')))
  expect(status).toBe(422)
  expect(body.errors?.document).toMatch(/^This PDF has a script in it/)
  expect(await uploadedBytes(app.db, who.agent.id)).toBe(before)
})

test('refuses what is no PDF, and one of more than 10 MB', async () => {
  expect((await send(new Uint8Array(Buffer.from('<html></html>')))).status).toBe(415)
  const large = new Uint8Array(MAX_DOCUMENT_BYTES + 1)
  large.set(await pdf())
  expect((await send(large)).status).toBe(413)
})

test('says that a file is empty, as one is that a phone has not fetched yet', async () => {
  const { status, body } = await send(new Uint8Array())
  expect([status, body.errors?.document]).toEqual([422, 'The file is empty.'])
})

test('keeps a listing’s document until the listing lets go of it, and counts it to the quota', async () => {
  const before = await uploadedBytes(app.db, who.agent.id)
  const url = await sent()
  expect(await uploadedBytes(app.db, who.agent.id)).toBeGreaterThan(before)
  const { insertedId: id } = (await create({ documents: [{ url, title: 'Lease' }] })).body
  await clear()
  expect((await get(url)).status).toBe(200)
  expect((await read(id)).documents).toEqual([{ url, title: 'Lease' }])
  await update(id, { documents: null })
  expect(await read(id)).not.toHaveProperty('documents')
  await clear()
  expect((await get(url)).status).toBe(404)
})

test.each([
  ['another’s document', async () => ({ documents: [{ url: await sent(who.otherAgent) }] }), 'documents.0.url'],
  ['a document elsewhere', async () => ({ documents: [{ url: 'https://a.example/a.pdf' }] }), 'documents.0.url'],
  [
    'a picture as a document',
    async () => ({ documents: [{ url: (await sent()).replace('.pdf', '.webp') }] }),
    'documents.0.url',
  ],
  [
    'a document as a picture',
    async () => ({ propertyImage: (await sent()).replace('.pdf', '.webp') }),
    'propertyImage',
  ],
  [
    'six documents',
    async () => ({ documents: Array.from({ length: 6 }, (_, at) => ({ url: `https://a.example/${at}` })) }),
    'documents',
  ],
  ['a tour at another host', async () => ({ tours: [{ url: 'https://tours.example/1' }] }), 'tours.0.url'],
  [
    'a tour at a host that only ends like one',
    async () => ({ tours: [{ url: 'https://notyoutube.com/1' }] }),
    'tours.0.url',
  ],
  ['a tour without HTTPS', async () => ({ tours: [{ url: 'http://youtube.com/1' }] }), 'tours.0.url'],
  ['a script as a tour', async () => ({ tours: [{ url: 'javascript:alert(1)' }] }), 'tours.0.url'],
  ['a tour twice', async () => ({ tours: [1, 2].map(() => ({ url: 'https://youtu.be/1' })) }), 'tours'],
] as const)('rejects %s at its field', async (_what, body, field) => {
  const { status, body: answer } = await create(await body())
  expect(status).toBe(422)
  expect(Object.keys(answer.errors)).toEqual([field])
})

test('flags a change of tours, and keeps tours that an update does not name', async () => {
  const tours = [{ url: 'https://my.matterport.com/show/?m=1', title: 'Walk through' }]
  const { insertedId: id } = (await create({ tours })).body
  await callAs(app, who.admin, propertyApi.decide, { params: { id }, body: { status: 'verified' } })
  await update(id, { tours: [{ url: 'https://vimeo.com/76979871', title: '' }] })
  const home = await read(id)
  expect(home.tours).toEqual([{ url: 'https://vimeo.com/76979871', title: '' }])
  expect(home.edited.changed.tours).toEqual([
    ['Walk through https://my.matterport.com/show/?m=1'],
    ['https://vimeo.com/76979871'],
  ])
  await update(id, { title: 'Another' })
  expect((await read(id)).tours).toHaveLength(1)
})
