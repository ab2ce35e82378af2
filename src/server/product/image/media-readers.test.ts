/** @module-tag all */
import { connect } from 'node:net'
import { setInterval } from 'node:timers/promises'
import Fastify from 'fastify'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { LARGEST_RENDITION, pictureFile, picturePath } from '#contract/picture-file'
import { type S3Fake, s3Fake } from '../../../../test/fakes/s3/s3-fake.ts'
import { limitRequests } from '../../platform/http/connection/request-deadline.ts'
import { timeouts } from '../../platform/http/connection/timeouts.ts'
import { s3Storage } from '../../providers/images/s3/s3.ts'
import { mediaRoutes } from './media.routes.ts'

/** Larger than all buffers on the way, so that the storage can't finish sending an unread picture. */
const big = { id: v7(), bytes: Buffer.alloc(20_000_000, 'x') }
const small = { id: v7(), bytes: Buffer.from('small') }
const soon = { timeout: 30_000 }

let s3: S3Fake
beforeAll(async () => {
  s3 = await s3Fake()
  for (const { id, bytes } of [big, small])
    s3.objects.set(`homes/${pictureFile(id, LARGEST_RENDITION)}`, { bytes, type: 'image/webp', caching: '' })
})
afterAll(() => s3.close())

async function serving(standstillMs: number) {
  const app = Fastify({ forceCloseConnections: true })
  limitRequests(app, { ...timeouts, standstillMs })
  mediaRoutes(app, await s3Storage(s3.settings, 'homes', { milliseconds: 2000, tries: 1 }))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  return url
}

/** A client that requests the big picture and reads nothing. */
function reader(url: string) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname).on('error', () => {})
  onTestFinished(() => void socket.destroy())
  socket.write(`GET ${picturePath(big.id)} HTTP/1.1\r\nhost: keyhaven.test\r\nconnection: close\r\n\r\n`)
  return socket
}

test('stalled readers don’t block other readers, and are disconnected', {
  tags: 'all',
  timeout: 60_000,
}, async () => {
  const url = await serving(10_000) // time for all responses to begin on a busy machine
  const readers = Array.from({ length: 60 }, () => reader(url))
  await expect.poll(s3.answering, soon).toBeGreaterThanOrEqual(50)
  const answer = await fetch(`${url}${picturePath(small.id)}`)
  expect([answer.status, await answer.text()]).toEqual([200, 'small'])
  await expect.poll(s3.answering, soon).toBe(0)
  for (const socket of readers) expect(socket.bytesRead).toBeLessThan(big.bytes.length)
})

test('a slow reader gets the whole picture', async () => {
  const standstill = 1000
  const socket = reader(await serving(standstill))
  const since = Date.now()
  let taken = 0
  socket.on('data', ({ length }) => {
    taken += length
    if (taken > 1_500_000) socket.pause()
  })
  for await (const _ of setInterval(300)) {
    if (socket.closed) break
    taken = 0
    socket.resume()
  }
  expect(Date.now() - since).toBeGreaterThan(3 * standstill)
  expect(socket.bytesRead).toBeGreaterThan(big.bytes.length)
}, 60_000)
