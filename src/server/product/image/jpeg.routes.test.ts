import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { make } from '../../../../test/people/make.ts'
import { upload } from '../../../../test/people/upload.ts'
import { jpeg } from '../../../../test/pictures/pictures.ts'
import { testApp } from '../../../../test/server/app.ts'
import { jpegCopies } from './jpeg-copies.ts'

let app: Awaited<ReturnType<typeof testApp>>
let path: string
beforeAll(async () => {
  app = await testApp()
  const { token } = await make.user(app)
  const { address } = await upload(app.url, token, new Uint8Array(await jpeg(800, 600)))
  path = new URL(address, app.url).pathname.replace('.webp', '.jpg')
})
afterAll(() => app.close())

const get = (name: string, headers: Record<string, string> = {}) => fetch(new URL(name, app.url), { headers })

test('serves an uploaded picture as JPEG of the same size, as immutable', async () => {
  const answer = await get(path)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'",
  })
  const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 800, height: 600 })
})

test('returns 304 to a portal that has the picture', async () => {
  const etag = (await get(path)).headers.get('etag') ?? ''
  expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
})

test('serves a picture of the demo as JPEG', async () => {
  const answer = await get('/demo/avatar-1.jpg')
  expect(answer.status).toBe(200)
  expect((await sharp(await answer.arrayBuffer()).metadata()).format).toBe('jpeg')
})

test.each(['/media/00000000-0000-7000-8000-000000000000.jpg', '/demo/nothing.jpg', '/demo/..%2Fsecret.jpg'])(
  'returns 404 for %s',
  async (unknown) => {
    expect((await get(unknown)).status).toBe(404)
  },
)

test('returns 404 for a picture that was removed, though its JPEG is in memory', async () => {
  await rm(join(app.mediaFolder, basename(path).replace('.jpg', '.webp')))
  expect((await get(path)).status).toBe(404)
})

test('converts a picture once for requests at the same time, and again when it has been driven out', async () => {
  let conversions = 0
  const copies = jpegCopies(async (webp) => {
    conversions += 1
    return webp
  }, 150)
  const read = async () => new Uint8Array(100)
  await Promise.all([copies('a', 'portal', read), copies('a', 'portal', read), copies('a', 'other', read)])
  expect(conversions).toBe(1)
  await copies('a', 'portal', read)
  expect(conversions).toBe(1)
  await copies('b', 'portal', read)
  await copies('c', 'portal', read)
  await copies('a', 'portal', read)
  expect(conversions).toBeGreaterThan(3)
})
