import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyApi } from '#contract/property'
import { MAX_PICTURES } from '#contract/property-facts'
import { type Callers, callAs, everybody, type TestApp } from '../../../../test/people/access.ts'
import { sampleChange, sampleListing } from '../../../../test/people/listing.ts'
import { upload } from '../../../../test/people/upload.ts'
import { jpeg } from '../../../../test/pictures/pictures.ts'
import { testApp } from '../../../../test/server/app.ts'
import { clearUnusedImages } from '../image/clear-images.ts'
import { uploadedBytes } from '../image/image.store.ts'
import { images } from '../tables/image.ts'
import { propertyPictures } from '../tables/property-picture.ts'

let app: TestApp
let who: Callers
let picture: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  who = await everybody(app)
  picture = new Uint8Array(await jpeg())
})
afterAll(async () => app.close())

const create = (body: object) => callAs(app, who.agent, propertyApi.create, { body: { ...sampleListing, ...body } })
const update = (id: string, body: object) =>
  callAs(app, who.agent, propertyApi.update, { params: { id }, body: { ...sampleChange, ...body } })
const add = async (body: object = {}) => (await create(body)).body.insertedId as string
const read = async (id: string) => (await callAs(app, who.admin, propertyApi.one, { params: { id } })).body
/** The server accepts at most 60 a minute from one user. */
const sent = async ({ token } = who.agent) => {
  const { status, address } = await upload(app.url, token, picture)
  expect(status).toBe(200)
  return address
}
const many = (count: number) => Promise.all(Array.from({ length: count }, () => sent()))
const captioned = (addresses: string[]) => addresses.map((url, at) => ({ url, caption: `View ${at}` }))
const clear = () => {
  const tomorrow = new Date(Date.now() + 25 * 3_600_000)
  return clearUnusedImages({ db: app.db, images: app.parts.images }, tomorrow)
}
const isThere = async (address: string) => (await fetch(new URL(address, app.url))).status === 200
const rowsOf = (id: string) => app.db.$count(propertyPictures, eq(propertyPictures.propertyId, id))

test('returns uploaded pictures with their blurred placeholders, in the agent’s order', async () => {
  const addresses = await many(3)
  const id = await add({ pictures: captioned(addresses) })
  const { pictures } = await read(id)
  expect(pictures.map(({ url }: { url: string }) => url)).toEqual(addresses)
  for (const { placeholder } of pictures) expect(placeholder).toMatch(/^data:image\/webp;base64,/)
})

test('stores all twenty pictures of a home until it is deleted, which frees the quota', async () => {
  const addresses = await many(MAX_PICTURES)
  const before = await uploadedBytes(app.db, who.agent.id)
  const id = await add({ pictures: captioned(addresses) })
  await clear()
  expect(await Promise.all(addresses.map(isThere))).toEqual(Array(MAX_PICTURES).fill(true))
  await callAs(app, who.agent, propertyApi.remove, { params: { id } })
  expect(await clear()).toBe(MAX_PICTURES)
  expect(await Promise.all(addresses.map(isThere))).toEqual(Array(MAX_PICTURES).fill(false))
  expect(await uploadedBytes(app.db, who.agent.id)).toBeLessThan(before)
})

test('clears a picture that an update removes from the listing, and keeps the others', async () => {
  const [one = '', other = ''] = await many(2)
  const id = await add({ pictures: captioned([one, other]) })
  await update(id, { pictures: [{ url: other }] })
  await clear()
  expect([await isThere(one), await isThere(other)]).toEqual([false, true])
})

test('doesn’t clear pictures that a concurrent update adds to a listing', async () => {
  const addresses = await many(3)
  const id = await add()
  // pg_locks shows the locks of every database, also of tests that run in parallel.
  const waiting = async () =>
    (
      await app.db.execute(sql`select from pg_locks where not granted and relation = 'property_picture'::regclass
      and database = (select oid from pg_database where datname = current_database())`)
    ).rowCount
  const updated = await app.db.transaction(async (tx) => {
    await tx.execute(sql`lock table property_picture in exclusive mode`) // the update waits before its last step
    const answer = update(id, { pictures: captioned(addresses) })
    await expect.poll(waiting).toBeGreaterThan(0)
    await clear()
    return { answer }
  })
  expect((await updated.answer).status).toBe(200)
  await clear()
  expect(await Promise.all(addresses.map(isThere))).toEqual([true, true, true])
})

test('rejects a picture that another user uploaded, as the first and as a further one', async () => {
  const theirs = await sent(who.otherAgent)
  const [own = ''] = await many(1)
  const id = await add({ pictures: captioned([own]) })
  for (const [body, field] of [
    [{ propertyImage: theirs }, 'propertyImage'],
    [{ propertyImage: theirs.replace('.webp', '-400.webp') }, 'propertyImage'],
    [{ pictures: captioned([own, theirs]) }, 'pictures.1.url'],
  ] as const)
    for (const { status, body: answer } of [await create(body), await update(id, { ...body, title: 'Stolen' })]) {
      expect(status).toBe(422)
      expect(answer.errors).toEqual({ [field]: 'This picture is no longer available. Please upload it again.' })
    }
  expect(await read(id)).toMatchObject({ title: sampleChange.title, pictureCount: 2 })
})

test('accepts pictures that a listing shows already, of any uploader, in any order', async () => {
  const [first = '', second = '', third = ''] = await many(3)
  const id = await add({ propertyImage: first, pictures: captioned([second, third]) })
  await app.db.update(images).set({ ownerId: who.otherAgent.id }).where(eq(images.ownerId, who.agent.id))
  const { status } = await update(id, { propertyImage: third, pictures: captioned([first, second]) })
  expect(status).toBe(200)
  expect((await read(id)).pictures.map(({ url }: { url: string }) => url)).toEqual([first, second])
})

test('rejects a picture that was cleared before the listing is sent, at its field', async () => {
  const [own = ''] = await many(1)
  const gone = '/media/00000000-0000-7000-8000-000000000000.webp'
  const { status, body } = await create({ title: 'Never listed', pictures: captioned([own, gone]) })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['pictures.1.url']])
  const { body: own_ } = await callAs(app, who.agent, propertyApi.list, {
    query: { email: who.agent.email, q: 'Never listed' },
  })
  expect(own_).toEqual([])
})

const url = 'https://pictures.example/c.png'
const emoji = (count: number) =>
  Array.from({ length: count }, (_, at) => String.fromCodePoint(0x1f300 + ((at * 7919) % 1500))).join('')
test.each([
  ['21 of them', Array.from({ length: 21 }, (_, at) => ({ url: `${url}?${at}` })), 'pictures'],
  ['one of them twice', [{ url }, { url }], 'pictures'],
  ['a script', [{ url: 'javascript:alert(1)' }], 'pictures.0.url'],
  ['a page of its own', [{ url: 'data:text/html,<script>alert(1)</script>' }], 'pictures.0.url'],
  ['a file of the server', [{ url: 'file:///etc/passwd' }], 'pictures.0.url'],
  ['a way out of the media', [{ url: '/media/../../etc/passwd' }], 'pictures.0.url'],
  ['another page of ours', [{ url: '/api/users' }], 'pictures.0.url'],
  ['an address of 2,001 characters', [{ url: `${url}?${'x'.repeat(2001 - url.length - 1)}` }], 'pictures.0.url'],
  ['an address of many bytes', [{ url: `${url}?${emoji(900)}` }], 'pictures.0.url'],
  ['no address', [{ caption: 'A view' }], 'pictures.0.url'],
  ['a caption of 201 characters', [{ url, caption: 'x'.repeat(201) }], 'pictures.0.caption'],
  ['of an unknown kind', [{ url, kind: 'film' }], 'pictures.0.kind'],
  ['a caption with a NUL', [{ url, caption: 'a\0b' }], 'pictures.0.caption'],
  ['an invalid caption', [{ url, caption: { toString: 'x' } }], 'pictures.0.caption'],
  ['a text', url, 'pictures'],
  ['an object', { 0: { url }, length: 1 }, 'pictures'],
  ['a number', 20, 'pictures'],
  ['a list of texts', [url], 'pictures.0'],
  ['a list of nothing', [null], 'pictures.0'],
])(
  'pictures that are %s are refused, in a new listing and in an update, and nothing changes',
  async (_what, pictures, field) => {
    const id = await add({ pictures: [{ url, caption: 'A view' }] })
    for (const { status, body } of [await create({ pictures }), await update(id, { pictures })]) {
      expect(status).toBe(422)
      expect(Object.keys(body.errors)).toEqual([field])
    }
    expect(await read(id)).toMatchObject({ pictureCount: 2, pictures: [{ url, caption: 'A view' }] })
  },
)

test('a caption is stored as written, without the space around it, and may be empty', async () => {
  const caption = '<img src=x onerror=alert(1)> & "quotes"'
  const id = await add({ pictures: [{ url, caption: `  ${caption} ` }, { url: `${url}?2` }] })
  expect((await read(id)).pictures).toEqual([
    { url, caption },
    { url: `${url}?2`, caption: '' },
  ])
})

test('stores the kind of each picture, says that there is a plan, and flags a change of kind alone', async () => {
  const plan = { url, caption: '', kind: 'floorPlan' }
  const id = await add({ pictures: [plan, { url: `${url}?2`, kind: 'map' }, { url: `${url}?3` }] })
  const home = await read(id)
  expect(home.pictures.map(({ kind }: { kind?: string }) => kind)).toEqual(['floorPlan', 'map', undefined])
  expect(home).toMatchObject({ hasFloorPlan: true, pictureCount: 4 })
  await callAs(app, who.admin, propertyApi.decide, { params: { id }, body: { status: 'verified' } })
  await update(id, { pictures: [{ ...plan, kind: 'photo' }, { url: `${url}?2`, kind: 'map' }, { url: `${url}?3` }] })
  const edited = await read(id)
  expect(edited).not.toHaveProperty('hasFloorPlan')
  expect(edited.edited.changed).toHaveProperty('pictures')
})

test('after two concurrent updates the pictures are those of one of them', async () => {
  const sets = await Promise.all(Array.from({ length: 3 }, () => many(2)))
  const id = await add()
  await Promise.all(sets.map((addresses) => update(id, { pictures: captioned(addresses) })))
  const shown = (await read(id)).pictures.map(({ url }: { url: string }) => url)
  expect(sets).toContainEqual(shown)
  expect(await rowsOf(id)).toBe(2)
})
