/** @module-tag all */
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { upload } from '../../../../test/people/upload.ts'
import { jpeg } from '../../../../test/pictures/pictures.ts'
import { testApp } from '../../../../test/server/app.ts'
import { multipartType, rawConnection } from '../../../../test/server/raw-request.ts'
import { rateCounts } from '../../platform/db/tables/rate-count.ts'
import { uploadQueues } from './upload-queues.ts'

let app: TestApp
let picture: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  app = await testApp()
  picture = new Uint8Array(await jpeg())
})
afterAll(() => app.close())

const soon = { timeout: 10_000 }

/** Begins an upload whose body does not come. */
async function slowUpload({ token }: Person, { url } = app, address = '192.0.2.1') {
  const connection = rawConnection(url)
  onTestFinished(() => void connection.close())
  const head = [
    'POST /api/images HTTP/1.1',
    'host: keyhaven.test',
    `authorization: Bearer ${token}`,
    `x-forwarded-for: ${address}`,
    `content-type: ${multipartType}`,
    'content-length: 5000000',
    '\r\n',
  ]
  await connection.write(head.join('\r\n'))
  return connection
}

test('sixty-four slow uploads of two users leave slots for others', async () => {
  const slow = await Promise.all([make.user(app), make.user(app)])
  await Promise.all(Array.from({ length: 64 }, (_, at) => slowUpload(slow[at % 2] ?? slow[0])))
  for (let at = 0; at < 3; at++) {
    const { status } = await upload(app.url, (await make.user(app)).token, picture)
    expect(status).toBe(200)
  }
})

test('forty stalled accounts at one address don’t delay a user at another address', async () => {
  const proxied = await testApp({ TRUST_PROXY: 'true' })
  onTestFinished(() => proxied.close())
  const silent = await Promise.all(Array.from({ length: 40 }, () => make.user(proxied)))
  await Promise.all([...silent, ...silent].map((person) => slowUpload(person, proxied)))
  await expect.poll(() => triesOf(proxied), soon).toBe(80)
  const { token } = await make.user(proxied)
  for (let at = 0; at < 3; at++) {
    const { status } = await upload(proxied.url, token, picture, { address: '198.51.100.2' })
    expect(status).toBe(200)
  }
}, 20_000)

test('rejects more uploads of a user with slow ones, with a time to retry', async () => {
  const impatient = await testApp({}, undefined, {
    uploadQueues: uploadQueues({ maxBodiesPerPerson: 1, maxWaitMs: 300 }),
  })
  onTestFinished(() => impatient.close())
  const person = await make.user(impatient)
  const slow = await slowUpload(person, impatient)
  await expect.poll(() => triesOf(impatient), soon).toBe(1)
  const { status, headers, body } = await upload(impatient.url, person.token, picture)
  expect(status).toBe(503)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(body.detail).toMatch(/^Too many pictures are being sent/)

  slow.close()
  await expect.poll(async () => (await upload(impatient.url, person.token, picture)).status, soon).toBe(200)
})

test('uploads whose sender disconnected while waiting hold no slot', async () => {
  const narrow = await testApp({}, undefined, { uploadQueues: uploadQueues({ maxBodiesPerPerson: 1 }) })
  onTestFinished(() => narrow.close())
  const person = await make.user(narrow)
  const [first, ...waiting] = [
    await slowUpload(person, narrow),
    await slowUpload(person, narrow),
    await slowUpload(person, narrow),
  ]
  await expect.poll(() => triesOf(narrow), soon).toBe(3)
  for (const each of waiting) each.close()
  await expect.poll(() => connections(narrow), soon).toBe(1)
  first?.close()
  expect((await upload(narrow.url, person.token, picture)).status).toBe(200)
})

const connections = ({ app: { server } }: TestApp) => promisify(server.getConnections.bind(server))()
/** Returns the number of uploads that are counted, and so are reading or waiting. */
const triesOf = async ({ db }: TestApp) =>
  (await db.select({ count: rateCounts.count }).from(rateCounts)).reduce((sum, { count }) => sum + count, 0)

test('limits the slots of an address regardless of its accounts, and of all addresses together', async () => {
  const { bodies } = uploadQueues({ maxBodies: 3, maxBodiesPerAddress: 2, maxBodiesPerPerson: 1 })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const send = (person: string, address: string) =>
    bodies({ person, address }, () => {
      begun.push(person)
      return new Promise<void>((resolve) => void ends.push(resolve))
    })
  const office = ['ann', 'ann', 'bob', 'cid'].map((person) => send(person, '192.0.2.1'))
  const elsewhere = ['dee', 'eve'].map((person, at) => send(person, `198.51.100.${at}`))
  expect(begun).toEqual(['ann', 'bob', 'dee'])
  for (const more of ['cid', 'eve', 'ann']) {
    ends.shift()?.()
    await expect.poll(() => begun.at(-1)).toBe(more)
  }
  for (const end of ends) end()
  await Promise.all([...office, ...elsewhere])
  expect(begun).toEqual(['ann', 'bob', 'dee', 'cid', 'eve', 'ann'])
})

test('pictures take turns by the client address from the trusted proxy', async () => {
  const queues = uploadQueues()
  const turns: unknown[] = []
  const proxied = await testApp({ TRUST_PROXY: 'true' }, undefined, {
    uploadQueues: {
      bodies: (sender, work) => {
        turns.push(sender)
        return queues.bodies(sender, work)
      },
      conversions: (address, work) => {
        turns.push(address)
        return queues.conversions(address, work)
      },
    },
  })
  onTestFinished(() => proxied.close())
  const { id, token } = await make.user(proxied)
  expect((await upload(proxied.url, token, picture, { address: '198.51.100.2' })).status).toBe(200)
  expect(turns).toEqual([{ person: id, address: '198.51.100.2' }, '198.51.100.2'])
})

test('an address that sends many pictures delays another’s by one round', async () => {
  const { conversions } = uploadQueues()
  const ended: string[] = []
  const work = (name: string) =>
    conversions(name, async () => {
      await new Promise(setImmediate)
      ended.push(name)
    })
  await Promise.all([...Array.from({ length: 20 }, () => work('many')), work('one')])
  expect(ended.indexOf('one')).toBeLessThan(10)
})
