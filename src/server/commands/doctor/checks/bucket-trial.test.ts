import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type S3Fake, s3Fake } from '../../../../../test/fakes/s3/s3-fake.ts'
import { tryBucket } from './bucket-trial.ts'

let s3: S3Fake
beforeAll(async () => {
  s3 = await s3Fake()
})
afterEach(() => s3.fail(undefined))
afterAll(() => s3.close())

/** Shows everybody what is in the bucket, or answers `status`. */
async function openToAll(status?: number): Promise<string> {
  const server = createServer((request, response) => {
    const kept = s3.objects.get(request.url?.slice('/homes/'.length) ?? '')
    response.writeHead(status ?? (kept ? 200 : 404)).end(kept?.bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/homes` // it listens on a port
}

test('a bucket is listed, written, read and cleared again, under a folder of its own', async () => {
  const before = s3.requests.length
  await tryBucket(s3.settings)
  const calls = s3.requests.slice(before).map((each) => each.replace(/[0-9a-f-]{36}/, 'ID'))
  expect(calls).toEqual(expect.arrayContaining(['GET ', 'PUT doctor/ID.webp', 'HEAD doctor/ID.webp']))
  expect(calls).toEqual(expect.arrayContaining(['GET doctor/ID.webp', 'DELETE doctor/ID.webp']))
  expect(s3.objects.size).toBe(0)
})

test.each([
  ['list', /^GET $/, 'listing'],
  ['put', /^PUT /, 'putting'],
  ['get', /^(GET|HEAD) doctor/, 'reading'],
  ['delete', /^DELETE /, 'removing'],
])('a key that may not %s is reported', async (_, only, what) => {
  s3.fail({ is: 403 }, only)
  await expect(tryBucket(s3.settings)).rejects.toThrow(new RegExp(`^${what}: the picture storage answered 403`))
  s3.objects.clear()
})

test('everything that a key lacks is reported together, each reason once', async () => {
  const wrong = tryBucket({ ...s3.settings, accessKeyId: 'other' })
  await expect(wrong).rejects.toThrow(/^listing, putting, removing: the picture storage answered 403[^;]*$/)
})

test('the public address is read from, and one that does not serve the marker is reported', async () => {
  await tryBucket({ ...s3.settings, publicUrl: await openToAll() })
  const closed = tryBucket({ ...s3.settings, publicUrl: await openToAll(403) })
  await expect(closed).rejects.toThrow(/^reading at S3_PUBLIC_URL: 127\.0\.0\.1:\d+ answered 403$/)
  expect(s3.objects.size).toBe(0)
})
