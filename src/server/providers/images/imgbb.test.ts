import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureFile, RENDITIONS } from '#contract/picture-file'
import { type ImgbbFake, imgbbFake } from '../../../../test/fakes/imgbb-fake.ts'
import { make } from '../../../../test/people/make.ts'
import { upload } from '../../../../test/people/upload.ts'
import { jpeg } from '../../../../test/pictures/pictures.ts'
import { testApp } from '../../../../test/server/app.ts'
import { images as imageRows } from '../../product/tables/image.ts'
import { PicturesUnavailable } from './images.ts'
import { imgbb } from './imgbb.ts'

let host: ImgbbFake
beforeAll(async () => {
  host = await imgbbFake()
})
afterAll(() => host.close())

const picture = (id: string) =>
  RENDITIONS.map((rendition) => ({
    name: pictureFile(id, rendition),
    bytes: Buffer.from(`${rendition.format} of ${rendition.width}`),
  }))
const failure = async (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

test('the largest width is sent, once, and its display_url is the address', async () => {
  const id = v7()
  const before = host.pictures.size
  const address = await imgbb(host.account).put(id, picture(id))
  expect(host.pictures.size).toBe(before + 1)
  expect(host.pictures.get(address)?.toString()).toBe('webp of 1600')
})

test('its delete_url and our key are never returned, stored or shown in an error', async () => {
  const app = await testApp({}, undefined, { images: imgbb(host.account) })
  const { token } = await make.user(app)
  const { body } = await upload(app.url, token, new Uint8Array(await jpeg()))
  expect(Object.keys(body)).toEqual(['success', 'data', 'status'])
  expect(Object.keys(body.data ?? {})).toEqual(['display_url'])
  expect(await app.db.$count(imageRows)).toBe(0)
  await app.close()
  for (const wrong of [{ key: 'wrong0key' }, { origin: 'http://127.0.0.1:1' }]) {
    const id = v7()
    const error = await failure(imgbb({ ...host.account, ...wrong }).put(id, picture(id)))
    expect(error).toBeInstanceOf(PicturesUnavailable)
    expect(JSON.stringify([String(error), (error as Error).cause ?? ''])).not.toMatch(/imgbb0key|wrong0key/)
  }
})

test.each([
  ['javascript:alert(1)'],
  ['http://i.ibb.co/x/y.webp'],
  ['https://i.ibb.co/x"onerror="y'],
  [`https://i.ibb.co/${'a'.repeat(600)}`],
  [undefined],
])('an address such as %s is no answer', async (display_url) => {
  const answer = async () => Response.json({ success: true, status: 200, data: { display_url } })
  const id = v7()
  const error = await failure(imgbb({ ...host.account, ask: answer }).put(id, picture(id)))
  expect(String(error)).toContain('imgbb’s answer can’t be read')
})

test('success: false is none', async () => {
  const answer = async () => Response.json({ success: false, data: { display_url: 'https://i.ibb.co/x/y.webp' } })
  const id = v7()
  expect(await failure(imgbb({ ...host.account, ask: answer }).put(id, picture(id)))).toBeInstanceOf(
    PicturesUnavailable,
  )
})

test('the check finds a wrong key', async () => {
  await imgbb(host.account).check()
  await expect(imgbb({ ...host.account, key: 'wrong0key' }).check()).rejects.toThrow('Invalid API v1 key.')
})
