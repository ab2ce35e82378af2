/** @module-tag all */
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { v7 } from 'uuid'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { LARGEST_RENDITION, pictureFile, picturePath, RENDITIONS, type Rendition } from '#contract/picture-file'
import { type S3Fake, s3Fake } from '../../../../../test/fakes/s3/s3-fake.ts'
import { make } from '../../../../../test/people/make.ts'
import { upload } from '../../../../../test/people/upload.ts'
import { jpeg } from '../../../../../test/pictures/pictures.ts'
import { testApp } from '../../../../../test/server/app.ts'
import { clearUnusedImages } from '../../../product/image/clear-images.ts'
import { images as imageRows } from '../../../product/tables/image.ts'
import { withLocalFallback } from '../create-images.ts'
import { type ImageStore, PicturesUnavailable } from '../images.ts'
import { localFolder } from '../local-folder.ts'
import { s3Storage } from './s3.ts'

const timeouts = { milliseconds: 1_000, tries: 1 }
let s3: S3Fake
let store: ImageStore
beforeAll(async () => {
  s3 = await s3Fake()
  store = await s3Storage(s3.settings, 'one', timeouts)
})
afterEach(() => s3.fail(undefined))
afterAll(() => s3.close())

const contentOf = ({ width, format }: Rendition) => `${format} of ${width}`
const filesOf = (id: string) =>
  RENDITIONS.map((rendition) => ({ name: pictureFile(id, rendition), bytes: Buffer.from(contentOf(rendition)) }))
const put = async (into = store, id: string = v7()) => {
  await into.put(id, filesOf(id))
  return id
}
const idsOf = async (images: ImageStore) => {
  const ids = new Set<string>()
  for await (const id of images.ids()) ids.add(id)
  return [...ids]
}
const read = async (name: string, range?: { start: number; end: number }) => {
  const opened = await store.open(name)
  if (!opened || 'address' in opened) throw new Error('it is not here')
  return (await buffer(opened.read(range))).toString()
}

test('stores each rendition of a picture with its type and an immutable cache header, under our own address', async () => {
  const id = v7()
  expect(await store.put(id, filesOf(id))).toBe(picturePath(id))
  for (const rendition of RENDITIONS)
    expect(s3.objects.get(`one/${pictureFile(id, rendition)}`)).toEqual({
      bytes: Buffer.from(contentOf(rendition)),
      type: `image/${rendition.format}`,
      caching: 'public, max-age=31536000, immutable',
    })
})

test('it comes back whole or in part; a missing file, or one that is no picture, does not', async () => {
  const id = await put()
  expect(await read(`${id}-400.webp`)).toBe('webp of 400')
  expect(await read(`${id}.webp`, { start: 8, end: 11 })).toBe('1600')
  expect(await store.open(`${v7()}.webp`)).toBeUndefined()
  const before = s3.requests.length
  for (const name of ['../secret', 'x.webp', `${id}.webp/..`]) expect(await store.open(name)).toBeUndefined()
  expect(s3.requests).toHaveLength(before)
})

test('fetches nothing for an unread picture, and reports an interrupted one', async () => {
  const id = await put()
  const opened = await store.open(`${id}.webp`)
  expect(s3.requests.at(-1)).toBe(`HEAD one/${id}.webp`)
  s3.fail({ is: 'page' })
  if (!opened || 'address' in opened) throw new Error('it is not here')
  await expect(buffer(opened.read())).rejects.toThrow(PicturesUnavailable)
})

test('a picture that stalls half way breaks off, and the browser that waits for it is not kept', async () => {
  const id = await put()
  const app = await testApp({}, undefined, { images: store })
  onTestFinished(app.close)
  s3.fail({ is: 'stalled' }, /^GET/)
  const opened = await store.open(`${id}.webp`)
  if (!opened || 'address' in opened) throw new Error('it is not here')
  await expect(buffer(opened.read())).rejects.toThrow('stopped in the middle of a picture')
  const answer = await fetch(`${app.url}${picturePath(id)}`)
  await expect(answer.arrayBuffer()).rejects.toThrow(TypeError)
})

test('removes all widths when one can’t be stored', async () => {
  const id = v7()
  s3.fail({ is: 500 }, /^PUT .*-800/)
  await expect(put(store, id)).rejects.toThrow('the picture storage answered 500')
  await store.remove(id)
  expect([...s3.objects.keys()].filter((key) => key.includes(id))).toEqual([])
  await store.remove(id)
})

test('each database sees its own pictures only, however many there are', async () => {
  const other = await s3Storage(s3.settings, 'other', timeouts)
  const mine = await Promise.all(Array.from({ length: 5 }, () => put()))
  const theirs = await Promise.all(Array.from({ length: 5 }, () => put(other)))
  s3.objects.set(`one/notes.txt`, { bytes: Buffer.from('x'), type: 'text/plain', caching: '' })
  expect((await idsOf(other)).sort()).toEqual(theirs.sort())
  expect(await idsOf(store)).toEqual(expect.arrayContaining(mine))
  await other.remove(mine[0] ?? '')
  expect(await read(`${mine[0]}.webp`)).toBe('webp of 1600')
})

test.each([
  ['a wrong key', { accessKeyId: 'AKIAOTHER' }, '403, InvalidAccessKeyId'],
  ['a wrong secret', { secretAccessKey: 'hush!' }, '403, SignatureDoesNotMatch'],
  ['a wrong region', { region: 'eu-west-2' }, '400, AuthorizationHeaderMalformed'],
  ['a bucket that is not there', { bucket: 'nowhere' }, '404'],
])('%s is said by the check', async (_, wrong, message) => {
  const other = await s3Storage({ ...s3.settings, ...wrong }, 'one', timeouts)
  await expect(other.check()).rejects.toThrow(message)
})

test('two processes serve each other’s uploads; ranges, revalidations and missing pictures work', async () => {
  const [first, second] = await Promise.all(
    [1, 2].map(async () => testApp({}, undefined, { images: await s3Storage(s3.settings, 'two', timeouts) })),
  )
  if (!first || !second) throw new Error('two apps')
  const { token } = await make.user(first)
  const { address } = await upload(first.url, token, new Uint8Array(await jpeg(800, 600)))
  const whole = await fetch(new URL(address, second.url))
  expect(whole.status).toBe(200)
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'",
  })
  const bytes = Buffer.from(await whole.arrayBuffer())
  const part = await fetch(new URL(address, second.url), { headers: { range: 'bytes=4-9' } })
  expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, bytes.subarray(4, 10)])
  const etag = whole.headers.get('etag') ?? ''
  expect((await fetch(new URL(address, second.url), { headers: { 'if-none-match': etag } })).status).toBe(304)
  const head = await fetch(new URL(address, second.url), { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe(String(bytes.length))
  expect((await fetch(new URL(`/media/${v7()}.webp`, second.url))).status).toBe(404)

  s3.fail({ is: 'silent' })
  const down = await fetch(new URL(address, second.url))
  expect([down.status, down.headers.get('cache-control')]).toEqual([503, 'no-store'])
  s3.fail(undefined)
  expect(await clearUnusedImages({ db: first.db, images: first.parts.images }, new Date(Date.now() + 9e7))).toBe(1)
  expect((await fetch(new URL(address, second.url))).status).toBe(404)
  await first.close()
  await second.close()
})

test('pictures from before the bucket go on being served from our folder, and cleared', async () => {
  const path = join(tmpdir(), `keyhaven-before-${randomUUID()}`)
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  const folder = localFolder(path)
  const before = await put(folder)
  const both = withLocalFallback(store, folder)
  const since = await put(both)
  for (const id of [before, since]) expect(await both.open(`${id}.webp`)).toMatchObject({ size: 12 })
  expect(await idsOf(both)).toEqual(expect.arrayContaining([before, since]))
  expect(await idsOf(folder)).toEqual([before])
  await both.remove(before)
  expect(await both.open(`${before}.webp`)).toBeUndefined()
})

test('files without a row are cleared page by page of the bucket, without waiting for the last', async () => {
  const app = await testApp({}, undefined, { images: await s3Storage(s3.settings, 'many', timeouts) })
  onTestFinished(app.close)
  const old = Array.from({ length: 502 }, (_, at) => v7({ msecs: Date.now() - 48 * 3_600_000 + at }))
  const [first = '', ...others] = old
  const last = others.pop() ?? ''
  const fields = { ownerId: randomUUID(), placeholder: '', width: 1, height: 1 }
  await app.db.insert(imageRows).values(others.map((id) => ({ id, ...fields })))
  for (const id of old)
    s3.objects.set(`many/${pictureFile(id, LARGEST_RENDITION)}`, {
      bytes: Buffer.from('x'),
      type: 'image/webp',
      caching: '',
    })
  s3.requests.length = 0
  expect(await clearUnusedImages({ db: app.db, images: app.parts.images }, new Date())).toBe(2)
  const kept = [...s3.objects.keys()].filter((key) => key.startsWith('many/'))
  expect(kept).toEqual(others.map((id) => `many/${pictureFile(id, LARGEST_RENDITION)}`))
  const removal = (id: string) => s3.requests.findIndex((request) => request.startsWith(`DELETE many/${id}`))
  const lastPage = s3.requests.lastIndexOf('GET ')
  expect([removal(first) < lastPage, removal(last) > lastPage]).toEqual([true, true])
})
