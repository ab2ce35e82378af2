import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureFile, RENDITIONS } from '#contract/picture-file'
import { type S3Fake, s3Fake } from '../../../../../test/fakes/s3/s3-fake.ts'
import { make } from '../../../../../test/people/make.ts'
import { upload } from '../../../../../test/people/upload.ts'
import { jpeg } from '../../../../../test/pictures/pictures.ts'
import { testApp } from '../../../../../test/server/app.ts'
import { s3Storage } from './s3.ts'

let s3: S3Fake
let app: Awaited<ReturnType<typeof testApp>>
let images: Awaited<ReturnType<typeof s3Storage>>
beforeAll(async () => {
  s3 = await s3Fake()
  images = await s3Storage({ ...s3.settings, publicUrl: 'https://cdn.example/homes' }, 'one')
  app = await testApp({}, undefined, { images })
})
afterAll(async () => {
  await app.close()
  await s3.close()
})

/** The address to which a browser is redirected for this picture. */
const sentTo = (path: string) => fetch(new URL(path, app.url), { redirect: 'manual' })
const locationOf = async (path: string) => (await sentTo(path)).headers.get('location')

test('with a public address a browser is sent there, and the address of the picture stays ours', async () => {
  const { token } = await make.user(app)
  const { address } = await upload(app.url, token, new Uint8Array(await jpeg()))
  expect(address).toMatch(/^\/media\//)
  const { status, headers } = await sentTo(address)
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
    302,
    `https://cdn.example/homes/one/${address.replace('/media/', '')}`,
    'public, max-age=86400',
  ])
})

test('the bucket is asked once whether a picture has an AVIF, and a browser sent to its WebP if not', async () => {
  const id = v7()
  await images.put(
    id,
    RENDITIONS.map((rendition) => ({ name: pictureFile(id, rendition), bytes: Buffer.from('x') })),
  )
  const card = pictureFile(id, { width: 400, format: 'avif' })
  const before = s3.requests.length
  for (let reader = 0; reader < 3; reader++)
    expect(await locationOf(`/media/${card}`)).toBe(`https://cdn.example/homes/one/${card}`)
  expect(s3.requests).toHaveLength(before + 1)
  const larger = pictureFile(id, { width: 800, format: 'avif' })
  s3.objects.delete(`one/${larger}`) // as of a picture from before there were any
  expect(await locationOf(`/media/${larger}`)).toBe(`https://cdn.example/homes/one/${larger.replace('.avif', '.webp')}`)
})
