/** @module-tag all */
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { pictureIdOf } from '#contract/picture-file'
import { everyFailure } from '../../../../test/fakes/failures.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { bearer, upload } from '../../../../test/people/upload.ts'
import { jpeg, phonePhoto } from '../../../../test/pictures/pictures.ts'
import { testApp } from '../../../../test/server/app.ts'
import { hostedImages, type ImageHost, imageHosts } from '../../../../test/suites/image-stores.ts'
import { images as imageRows } from '../tables/image.ts'
import { clearUnusedImages } from './clear-images.ts'

const tomorrow = () => new Date(Date.now() + 25 * 3_600_000)

describe.each(imageHosts)('pictures at %s', (_, open) => {
  let host: ImageHost
  let app: Awaited<ReturnType<typeof testApp>>
  let agent: Person
  beforeAll(async () => {
    host = await open()
    app = await testApp({}, undefined, { images: host.images })
    agent = await make.user(app, { role: 'agent' })
  })
  afterAll(async () => {
    await app.close()
    await host.close()
  })
  const send = (bytes: Uint8Array<ArrayBuffer>, type?: string) => upload(app.url, agent.token, bytes, { type })

  test('an upload returns only its address, and stores our own WebP without its location', async () => {
    const { status, body, address } = await send(new Uint8Array(await phonePhoto()))
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: true, status: 200, data: { display_url: address } },
    })
    expect(address).toMatch(host.addresses)
    const kept = (await host.kept(address)) ?? Buffer.alloc(0)
    const after = await sharp(kept).metadata()
    expect(after).toMatchObject({ format: 'webp', width: 1600, height: 2133 })
    expect([after.exif, after.xmp]).toEqual([undefined, undefined])
    expect(kept.includes('secret owner')).toBe(false)
  })

  test('rejects a file that is no picture without calling the host', async () => {
    const before = await host.files()
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    expect((await send(svg, 'image/png')).status).toBe(415)
    expect((await send(new Uint8Array(Buffer.concat([await jpeg(), Buffer.alloc(9_000_000)])))).status).toBe(413)
    expect((await upload(app.url, undefined, new Uint8Array(await jpeg()))).status).toBe(401)
    expect(await host.files()).toBe(before)
  })

  test('a home can be listed with it', async () => {
    const { address } = await send(new Uint8Array(await jpeg()))
    const answer = await fetch(new URL('/api/allProperty', app.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearer(agent.token) },
      body: JSON.stringify({
        title: 'Photographed',
        location: 'Boston',
        price: '250000',
        agentImage: 'https://pictures.example/agent.png',
        propertyImage: address,
        description: 'A home.',
      }),
    })
    expect(answer.status).toBe(201)
    await clearUnusedImages({ db: app.db, images: host.images }, tomorrow())
    expect(await host.kept(address)).toBeDefined()
  })

  test('the readiness check succeeds and leaves nothing behind', async () => {
    const before = await host.files()
    await host.images.check()
    expect(await host.files()).toBe(before)
  })

  test('stores concurrent uploads under addresses of their own', async () => {
    const picture = new Uint8Array(await jpeg())
    const sent = await Promise.all(Array.from({ length: 6 }, () => send(picture)))
    expect(new Set(sent.map(({ address }) => address)).size).toBe(6)
    for (const { address } of sent) expect(await host.kept(address)).toBeDefined()
  })
})

describe.each(hostedImages)('when %s is in trouble', (_, open) => {
  let host: ImageHost
  let app: Awaited<ReturnType<typeof testApp>>
  let agent: Person
  beforeAll(async () => {
    host = await open()
    app = await testApp({}, undefined, { images: host.images })
    agent = await make.user(app, { role: 'agent' })
  })
  afterEach(() => host.fail(undefined))
  afterAll(async () => {
    await app.close()
    await host.close()
  })

  test.each(everyFailure)('and %s, returns 503 and leaves neither file nor row', async (_words, is) => {
    const picture = new Uint8Array(await jpeg())
    const rows = await app.db.$count(imageRows)
    const files = await host.files()
    host.fail({ is })
    const { status, body } = await upload(app.url, agent.token, picture)
    const message = 'The image host can’t be reached right now. Please try again in a moment.'
    expect({ status, body }).toMatchObject({ status: 503, body: { detail: message, errors: { image: message } } })
    expect(JSON.stringify(body)).not.toMatch(/imgbb0key|hush|127\.0\.0\.1/)
    await expect(host.images.check()).rejects.toThrow(/imgbb|picture storage/)
    host.fail(undefined)
    expect(await app.db.$count(imageRows)).toBe(rows)
    expect(await host.files()).toBe(files)
    const again = await upload(app.url, agent.token, picture)
    expect(again.status).toBe(200)
    expect(await host.kept(again.address)).toBeDefined()
    expect(pictureIdOf(again.address) !== undefined).toBe((await app.db.$count(imageRows)) > rows)
  })
})
