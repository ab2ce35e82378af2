import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { heicRefused, MAX_IMAGE_BYTES, MAX_IMAGE_SIDE } from '#contract/image'
import { RENDITIONS } from '#contract/picture-file'
import { make, type Person } from '../../../../test/people/make.ts'
import { bearer, upload } from '../../../../test/people/upload.ts'
import { avif, jpeg, jpegOfSize, phonePhoto, png, webp } from '../../../../test/pictures/pictures.ts'
import { testApp } from '../../../../test/server/app.ts'
import { users } from '../../platform/db/tables/user.ts'
import { images } from '../tables/image.ts'

let app: Awaited<ReturnType<typeof testApp>>
let agent: Person
beforeAll(async () => {
  app = await testApp()
  agent = await make.user(app, { role: 'agent' })
})
afterAll(() => app.close())

const send = async (bytes: Buffer, how?: Parameters<typeof upload>[3]) =>
  upload(app.url, agent.token, new Uint8Array(bytes), how)
const stored = async (address: string, width?: number, format = 'webp') => {
  const path = width ? address.replace('.webp', `-${width}.${format}`) : address
  return Buffer.from(await (await fetch(new URL(path, app.url))).arrayBuffer())
}
const kept = () => app.db.$count(images)

test('stores a phone’s photograph of 12 megapixels upright, without its location, and small for a card', async () => {
  const original = await phonePhoto()
  const before = await sharp(original).metadata()
  expect(before).toMatchObject({ width: 4000, height: 3000, orientation: 6 })
  expect(before.exif).toBeDefined()
  const { status, address, body } = await send(original)
  expect(status).toBe(200)
  expect(body).toEqual({ success: true, status: 200, data: { display_url: address } })
  expect(address).toMatch(/^\/media\/[0-9a-f-]{36}\.webp$/)
  for (const [width, format, wide, high] of [
    [undefined, 'webp', 1600, 2133],
    [800, 'webp', 800, 1067],
    [400, 'webp', 400, 533],
    [800, 'avif', 800, 1067],
    [400, 'avif', 400, 533],
  ] as const) {
    const bytes = await stored(address, width, format)
    const after = await sharp(bytes).metadata()
    const kind = format === 'avif' ? { format: 'heif', compression: 'av1' } : { format }
    expect(after).toMatchObject({ ...kind, width: wide, height: high, space: 'srgb', hasProfile: false })
    for (const left of ['exif', 'icc', 'xmp', 'iptc', 'orientation'] as const) expect(after[left]).toBeUndefined()
    expect(bytes.includes('secret owner')).toBe(false)
  }
  expect((await stored(address, 400)).length).toBeLessThanOrEqual(40_000)
})

test('a photograph full of noise is small for a card, too', { tags: 'all' }, async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const original = sharp({ create: { width: 600, height: 1800, channels: 3, background: '#888', noise } })
  const { address } = await send(await original.jpeg({ quality: 80 }).toBuffer())
  for (const format of ['webp', 'avif']) expect((await stored(address, 400, format)).length).toBeLessThanOrEqual(40_000)
})

test('wide colours become sRGB instead of losing their profile', async () => {
  const green = { width: 32, height: 32, channels: 3, background: { r: 0, g: 200, b: 0 } } as const
  const original = await sharp({ create: green }).withIccProfile('p3').png().toBuffer()
  const { address } = await send(original)
  const shown = await sharp(await stored(address))
    .raw()
    .toBuffer()
  const meant = await sharp(original).toColourspace('srgb').raw().toBuffer()
  for (const at of [0, 1, 2]) expect(Math.abs((shown[at] ?? 0) - (meant[at] ?? 99))).toBeLessThan(12)
})

test('accepts every kind under any name, and doesn’t enlarge a small one', async () => {
  for (const original of [await jpeg(), await png(), await webp(), await avif()]) {
    const { status, address } = await send(original, { name: '../../etc/passwd.exe', type: 'text/html' })
    expect(status).toBe(200)
    for (const width of [undefined, 800, 400])
      expect(await sharp(await stored(address, width)).metadata()).toMatchObject({ width: 64, height: 48 })
  }
})

test('rejects a phone’s HEIC by its bytes, whatever its name and type, and says what to do', async () => {
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(2000, 1)])
  const before = await kept()
  for (const how of [undefined, { name: 'IMG_0001.HEIC', type: 'image/heic' }]) {
    const answer = await send(heic, how)
    expect([answer.status, answer.body.errors]).toEqual([415, { image: heicRefused() }])
  }
  expect(await kept()).toBe(before)
})

test('an animated picture becomes its first frame, and transparency stays', async () => {
  const frames = ['red', 'blue'].map((background) => ({
    create: { width: 40, height: 30, channels: 4 as const, background },
  }))
  const moving = await sharp(await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer())), {
    join: { animated: true },
  })
    .webp({ loop: 0, delay: [50, 50] })
    .toBuffer()
  expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2)
  const { status, address } = await send(moving)
  expect(status).toBe(200)
  expect((await sharp(await stored(address), { animated: true }).metadata()).pages ?? 1).toBe(1)

  const clear = { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const
  const see = await send(await sharp({ create: clear }).png().toBuffer())
  expect((await sharp(await stored(see.address)).stats()).isOpaque).toBe(false)
})

test('accepts a side of 20,000 pixels and rejects one more', async () => {
  for (const [width, height] of [
    [10, MAX_IMAGE_SIDE],
    [MAX_IMAGE_SIDE, 10],
  ] as const)
    expect((await send(await png(width, height))).status).toBe(200)
  for (const [width, height] of [
    [1, MAX_IMAGE_SIDE + 1],
    [MAX_IMAGE_SIDE + 1, 1],
  ] as const) {
    const { status, body } = await send(await png(width, height))
    expect({ status, errors: body.errors }).toEqual({
      status: 413,
      errors: { image: 'A picture can be at most 20,000 pixels wide and high' },
    })
  }
})

test('accepts 8 MB and rejects one byte more', async () => {
  const rows = await kept()
  expect((await send(await jpegOfSize(MAX_IMAGE_BYTES - 1))).status).toBe(200)
  expect((await send(await jpegOfSize(MAX_IMAGE_BYTES))).status).toBe(200)
  for (const more of [1, 100_000]) {
    const { status, body } = await send(await jpegOfSize(MAX_IMAGE_BYTES + more))
    expect({ status, errors: body.errors }).toEqual({
      status: 413,
      errors: { image: 'A picture can have at most 8 MB.' },
    })
  }
  expect(await kept()).toBe(rows + 2)
})

test('accepts 40 megapixels and rejects one row more', { tags: 'all' }, async () => {
  expect((await send(await jpeg(8000, 4999))).status).toBe(200)
  expect((await send(await jpeg(8000, 5000))).status).toBe(200)
  expect((await send(await jpeg(8000, 5001))).status).toBe(413)
})

test('the placeholder of a picture is a tiny one, and is part of its listing', async () => {
  const { address } = await send(await phonePhoto())
  const home = {
    title: 'Photographed',
    location: 'Boston',
    price: '250000',
    agentImage: 'https://pictures.example/agent.png',
    propertyImage: address,
    description: 'A home.',
  }
  const json = { 'content-type': 'application/json', ...bearer(agent.token) }
  const create = (propertyImage: string) =>
    fetch(new URL('/api/allProperty', app.url), {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ ...home, propertyImage }),
    })
  const { insertedId } = (await (await create(address)).json()) as { insertedId: string }
  const one = await fetch(new URL(`/api/allProperty/${insertedId}`, app.url), { headers: bearer(agent.token) })
  const { placeholder = '' } = (await one.json()) as { placeholder?: string }
  expect(placeholder).toMatch(/^data:image\/webp;base64,/)
  expect(placeholder.length).toBeLessThan(1000)
  const tiny = await sharp(Buffer.from(placeholder.split(',')[1] ?? '', 'base64')).metadata()
  expect(Math.max(tiny.width, tiny.height)).toBeLessThanOrEqual(48)
  expect(tiny.width).toBeLessThanOrEqual(16)

  const gone = await create('/media/00000000-0000-7000-8000-000000000000.webp')
  expect(gone.status).toBe(422)
})

test('stores concurrent uploads of one user, each with its three files and its row', { tags: 'all' }, async () => {
  const many = await make.user(app)
  const picture = new Uint8Array(await jpeg())
  const answers = await Promise.all(Array.from({ length: 50 }, () => upload(app.url, many.token, picture)))
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
  expect(await app.db.$count(images, eq(images.ownerId, many.id))).toBe(50)
  const names = await readdir(app.mediaFolder)
  expect(names.length).toBe(RENDITIONS.length * (await kept()))
  await readFile(join(app.mediaFolder, answers[0]?.address.replace('/media/', '') ?? ''))

  const others = await Promise.all(Array.from({ length: 11 }, () => upload(app.url, many.token, picture)))
  const refused = others.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(1)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('returns 401 to an anonymous and a deleted caller; every role may upload', async () => {
  const picture = new Uint8Array(await jpeg())
  const rows = await kept()
  const deleted = await make.user(app)
  await app.db.delete(users).where(eq(users.id, deleted.id))
  for (const token of [undefined, 'nonsense', deleted.token])
    expect((await upload(app.url, token, picture)).status).toBe(401)
  expect(await kept()).toBe(rows)
  for (const role of [undefined, 'agent', 'admin', 'fraud'] as const)
    expect((await upload(app.url, (await make.user(app, { role })).token, picture)).status).toBe(200)
})
