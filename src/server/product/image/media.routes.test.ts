import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { make } from '../../../../test/people/make.ts'
import { upload } from '../../../../test/people/upload.ts'
import { jpeg } from '../../../../test/pictures/pictures.ts'
import { testApp } from '../../../../test/server/app.ts'
import { rawConnection } from '../../../../test/server/raw-request.ts'
import { byteRange } from './byte-range.ts'

let app: Awaited<ReturnType<typeof testApp>>
let address: string
beforeAll(async () => {
  app = await testApp()
  const { token } = await make.user(app)
  ;({ address } = await upload(app.url, token, new Uint8Array(await jpeg(800, 600))))
})
afterAll(() => app.close())

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(new URL(path, app.url), { method, headers })

test('serves a picture as immutable, and only as a picture', async () => {
  const answer = await get(address)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  })
  const bytes = await answer.arrayBuffer()
  expect(Number(answer.headers.get('content-length'))).toBe(bytes.byteLength)
  const head = await get(address, {}, 'HEAD')
  expect(head.status).toBe(200)
  expect(head.headers.get('content-length')).toBe(String(bytes.byteLength))
})

test('serves a card’s picture as AVIF, or as WebP if it has no AVIF', async () => {
  const { pathname } = new URL(address.replace('.webp', '-400.avif'), app.url)
  const asAvif = await get(pathname)
  expect(asAvif.headers.get('content-type')).toBe('image/avif')
  await rm(join(app.mediaFolder, basename(pathname))) // as of a picture of an earlier version
  const asWebp = await get(pathname)
  expect([asWebp.status, asWebp.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(asWebp.headers.get('etag')).not.toBe(asAvif.headers.get('etag'))
  const small = await get(pathname.replace('.avif', '.webp'))
  expect(await asWebp.arrayBuffer()).toEqual(await small.arrayBuffer())
})

test('returns 304 to a browser that has the picture', async () => {
  const etag = (await get(address)).headers.get('etag') ?? ''
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await get(address, { 'if-none-match': known })
    expect(answer.status).toBe(304)
    expect(await answer.text()).toBe('')
    expect(answer.headers.get('cache-control')).toContain('immutable')
  }
  expect((await get(address, { 'if-none-match': '"other"' })).status).toBe(200)
  const other = (await get(address.replace('.webp', '-400.webp'))).headers.get('etag')
  expect(other).not.toBe(etag)
})

test('serves a part of a picture', async () => {
  const whole = Buffer.from(await (await get(address)).arrayBuffer())
  const some = await get(address, { range: 'bytes=10-19' })
  expect(some.status).toBe(206)
  expect(some.headers.get('content-range')).toBe(`bytes 10-19/${whole.length}`)
  expect(Buffer.from(await some.arrayBuffer())).toEqual(whole.subarray(10, 20))
  const stale = await get(address, { range: 'bytes=10-19', 'if-range': '"other"' })
  expect(stale.status).toBe(200)
})

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=95-', { start: 95, end: 99 }],
  ['bytes=95-1000', { start: 95, end: 99 }],
  ['bytes=-5', { start: 95, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=100-200', 'unsatisfiable'],
  ['bytes=9-5', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['rows=0-1', undefined],
  [undefined, undefined],
])('of 100 bytes, %s means %o', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range)
})

test('returns 404 for any path that is not one of our pictures', async () => {
  const connection = rawConnection(app.url)
  for (const path of [
    '/media/',
    '/media/x.webp',
    '/media/00000000-0000-7000-8000-000000000000.webp',
    `${address}.part`,
    address.replace('.webp', '-1600.webp'),
    '/media/../package.json',
    '/media/..%2f..%2fpackage.json',
    '/media/%2e%2e/%2e%2e/etc/passwd',
    '/media/..%5c..%5cpackage.json',
    `/media/${'../'.repeat(8)}etc/passwd`,
    '/media/%2fetc%2fpasswd',
    `/media/${'a'.repeat(400)}.webp`,
  ]) {
    await connection.write(`GET ${path} HTTP/1.1\r\nhost: keyhaven.test\r\n\r\n`)
    const { status, body } = await connection.answer()
    expect([path, status, JSON.parse(body).title]).toEqual([path, 404, 'Not found'])
  }
  connection.close()
})
