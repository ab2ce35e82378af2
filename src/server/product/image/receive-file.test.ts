import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RENDITIONS } from '#contract/picture-file'
import { make, type Person } from '../../../../test/people/make.ts'
import { bearer } from '../../../../test/people/upload.ts'
import { jpeg } from '../../../../test/pictures/pictures.ts'
import { testApp } from '../../../../test/server/app.ts'
import { multipartBody, multipartType, rawConnection } from '../../../../test/server/raw-request.ts'
import { images } from '../tables/image.ts'

let app: Awaited<ReturnType<typeof testApp>>
let person: Person
let picture: Buffer
beforeAll(async () => {
  app = await testApp()
  person = await make.user(app)
  picture = await jpeg()
})
afterAll(async () => {
  expect(await app.db.$count(images)).toBe(1) // of the first test; nothing else left anything behind
  expect(await readdir(app.mediaFolder)).toHaveLength(RENDITIONS.length)
  await app.close()
})

async function post(body: Buffer | undefined, type: string | undefined, token: string | undefined = person.token) {
  const answer = await fetch(new URL('/api/images', app.url), {
    method: 'POST',
    headers: { ...(type && { 'content-type': type }), ...bearer(token) },
    body: body && new Uint8Array(body),
  })
  expect(answer.headers.get('content-type')).toMatch(answer.ok ? /json/ : /problem\+json/)
  return answer.status
}
const head = (length: number | 'chunked', type = multipartType, headers = bearer(person.token)) =>
  [
    'POST /api/images HTTP/1.1',
    'host: keyhaven.test',
    `content-type: ${type}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    length === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${length}`,
    '\r\n',
  ].join('\r\n')
const image = (bytes: Buffer) => ({ field: 'image', name: 'home.jpg', bytes })
const text = (field: string) => ({ field, bytes: Buffer.from('words') })

test('rejects a malformed body with the reason', async () => {
  expect(await post(multipartBody(text('album'), image(picture), text('note')), multipartType)).toBe(200)
  expect(await post(multipartBody({ ...image(picture), field: 'photo' }), multipartType)).toBe(422)
  expect(await post(multipartBody(image(picture), image(picture)), multipartType)).toBe(422)
  expect(await post(multipartBody(text('image')), multipartType)).toBe(422)
  expect(await post(multipartBody(), multipartType)).toBe(422)
  expect(await post(undefined, multipartType)).toBe(422)
  expect(await post(multipartBody({ ...image(picture), field: '__proto__' }), multipartType)).toBe(400)
  expect(await post(multipartBody(image(picture)).subarray(0, -80), multipartType)).toBe(400)
  expect(await post(multipartBody(image(picture)), 'multipart/form-data')).toBe(400)
  expect(await post(Buffer.from('no boundary in here'), multipartType)).toBe(400)
  expect(
    await post(multipartBody(...Array.from({ length: 200 }, () => text('a')), image(picture)), multipartType),
  ).toBe(400)
})

test('rejects a body that is not multipart', async () => {
  for (const type of ['application/json', 'image/jpeg', 'application/x-www-form-urlencoded', 'text/plain', undefined])
    expect(await post(picture, type)).toBe(415)
  expect(await post(undefined, undefined)).toBe(415)
  expect(await post(Buffer.from('{"image":"x"}'), 'application/json')).toBe(415)
})

test('returns 401 to an anonymous caller before the body is read', async () => {
  for (const type of [multipartType, 'application/json', 'image/jpeg']) {
    const connection = rawConnection(app.url)
    await connection.write(head(5_000_000, type, {}))
    expect((await connection.answer()).status).toBe(401)
    connection.close()
  }
  expect(await post(multipartBody(image(picture)), multipartType, 'nonsense')).toBe(401)
})

test('reads a body that is too large to its end, returns 413 and keeps the connection', async () => {
  const connection = rawConnection(app.url)
  const body = multipartBody(image(Buffer.alloc(30_000_000, picture)))
  await connection.write(head(body.length))
  await connection.write(body)
  expect((await connection.answer()).status).toBe(413)

  await connection.write(head('chunked'))
  for (let at = 0; at < body.length; at += 1_000_000) await connection.write(chunk(body.subarray(at, at + 1_000_000)))
  await connection.write('0\r\n\r\n')
  const answer = await connection.answer()
  expect(answer.status).toBe(413)
  expect(JSON.parse(answer.body)).toMatchObject({ status: 413, errors: { image: 'A picture can have at most 8 MB.' } })

  await connection.write('GET /healthz HTTP/1.1\r\nhost: keyhaven.test\r\n\r\n')
  expect((await connection.answer()).status).toBe(200)
  expect(connection.isOpen()).toBe(true)
  connection.close()
})

test('an aborted upload leaves nothing behind, and the next one succeeds', async () => {
  const body = multipartBody(image(Buffer.alloc(2_000_000, picture)))
  for (const share of [0.001, 0.5, 0.99]) {
    const connection = rawConnection(app.url)
    await connection.write(head(body.length))
    await connection.write(body.subarray(0, Math.floor(body.length * share)))
    connection.close()
  }
  expect(await post(undefined, multipartType)).toBe(422)
})

const chunk = (data: Buffer) =>
  Buffer.concat([Buffer.from(`${data.length.toString(16)}\r\n`), data, Buffer.from('\r\n')])
