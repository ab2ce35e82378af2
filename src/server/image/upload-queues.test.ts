import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import type { TestApp } from '../../../test/callers.ts'
import { make, type Person } from '../../../test/make.ts'
import { jpeg } from '../../../test/pictures.ts'
import { multipartType, rawConnection } from '../../../test/raw-request.ts'
import { upload } from '../../../test/upload.ts'
import { uploadQueues } from './upload-queues.ts'

let app: TestApp
let picture: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  app = await testApp()
  picture = new Uint8Array(await jpeg())
})
afterAll(() => app.close())

/** Begins an upload whose body does not come. */
async function slowUpload({ token }: Person, { url } = app) {
  const connection = rawConnection(url)
  onTestFinished(() => void connection.close())
  const head = [
    'POST /api/images HTTP/1.1',
    'host: keyhaven.test',
    `authorization: Bearer ${token}`,
    `content-type: ${multipartType}`,
    'content-length: 5000000',
    '\r\n',
  ]
  await connection.write(head.join('\r\n'))
  return connection
}

test('sixty-four slow uploads of two people leave room for everybody else’s', async () => {
  const slow = await Promise.all([make.user(app), make.user(app)])
  await Promise.all(Array.from({ length: 64 }, (_, at) => slowUpload(slow[at % 2] ?? slow[0])))
  for (let at = 0; at < 3; at++) {
    const { status } = await upload(app.url, (await make.user(app)).token, picture)
    expect(status).toBe(200)
  }
})

test('a person whose pictures arrive slowly is told to wait for them, and when to try again', async () => {
  const impatient = await testApp({}, undefined, { uploadQueues: uploadQueues({ placesPerPerson: 1, maxWaitMs: 300 }) })
  onTestFinished(() => impatient.close())
  const person = await make.user(impatient)
  const slow = await slowUpload(person, impatient)
  await expect.poll(async () => (await upload(impatient.url, person.token, picture)).status).toBe(503)
  const { headers, body } = await upload(impatient.url, person.token, picture)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(body.detail).toMatch(/^Too many pictures are being sent/)

  slow.close()
  await expect.poll(async () => (await upload(impatient.url, person.token, picture)).status).toBe(200)
})

test('a person who sends many pictures delays another’s by one round', async () => {
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
