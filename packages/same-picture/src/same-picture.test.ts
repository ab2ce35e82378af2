import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { loadPictureMatcher, type PictureMatcher } from './same-picture.ts'

const photoNamed = (name: string) => readFile(new URL(`../test/${name}.webp`, import.meta.url))
let matcher: PictureMatcher
let villa: Buffer
beforeAll(async () => {
  matcher = await loadPictureMatcher()
  villa = await photoNamed('01-modern-villa-pool')
})

async function described(bytes: Uint8Array) {
  const found = await matcher.describe(bytes)
  if (!found) throw new Error('the picture shows too little')
  return found
}

/** Returns whether a lookup proposes the other picture by a shared word, and whether it then is the same. */
async function isFound(copy: Uint8Array, original: Uint8Array) {
  const [one, other] = [await described(copy), await described(original)]
  for (const { probes, features } of one.lookups)
    if (probes.some((word) => other.words.includes(word)) && (await matcher.isSame(features, other.features)))
      return true
  return false
}

test.each<[string, (picture: Sharp) => Sharp]>([
  ['compressed to a small JPEG', (picture) => picture.resize(400).jpeg({ quality: 50 })],
  ['cropped', (picture) => picture.extract({ left: 60, top: 40, width: 680, height: 440 })],
  ['mirrored', (picture) => picture.flop()],
  ['brightened', (picture) => picture.modulate({ brightness: 1.2, saturation: 0.7 })],
])('finds a copy that was %s', async (_, alter) => {
  expect(await isFound(await alter(sharp(villa)).toBuffer(), villa)).toBe(true)
})

test('finds a bright copy taken off a screen', async () => {
  expect(await isFound(await photoNamed('kitchen-off-screen'), await photoNamed('kitchen'))).toBe(true)
})

test('another photograph is no copy', async () => {
  const [one, other] = [await described(villa), await described(await photoNamed('02-mediterranean-house'))]
  expect(await matcher.isSame(one.features, other.features)).toBe(false)
})

test('pictures of a flat and its sister flat are no copies', async () => {
  await areNoCopies('flat', 'sister-flat')
  await areNoCopies('furnished-flat', 'furnished-sister-flat')
})

test.each([
  ['one facade from places some metres apart', 'facade', 'facade-from-elsewhere'],
  ['one room from two places', 'room', 'room-from-elsewhere'],
  ['one facade that was cut at its own walls', 'cut-facade', 'cut-facade-from-elsewhere'],
  ['one room that was cut at its own skirting board', 'cut-room', 'cut-room-from-elsewhere'],
  ['one wall, which is flat', 'cut-wall', 'cut-wall-from-elsewhere'],
  ['one room with pictures on its wall, which are flat', 'pictures-on-wall', 'pictures-on-wall-later'],
])('pictures of %s are no copies', { tags: 'all' }, (_, first, second) => areNoCopies(first, second))

async function areNoCopies(first: string, second: string) {
  const [one, other] = [await described(await photoNamed(first)), await described(await photoNamed(second))]
  for (const { features } of one.lookups) expect(await matcher.isSame(features, other.features)).toBe(false)
  for (const { features } of other.lookups) expect(await matcher.isSame(features, one.features)).toBe(false)
}

test('a picture of one colour and a ribbon can’t be described, and what is no picture is refused', async () => {
  const plain = sharp({ create: { width: 400, height: 300, channels: 3, background: '#abc' } })
  expect(await matcher.describe(await plain.clone().webp().toBuffer())).toBeUndefined()
  expect(await matcher.describe(await sharp(villa).resize(800, 20, { fit: 'fill' }).toBuffer())).toBeUndefined()
  await expect(matcher.describe(Buffer.from('no picture'))).rejects.toThrow()
})

const drawnOver = (shapes: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="534" font-family="sans-serif">${shapes}</svg>`,
  )
const band = drawnOver(
  '<g transform="rotate(-25 400 267)"><rect x="-200" y="210" width="1200" height="115" fill="#a02050"/><text x="400" y="305" font-size="105" font-weight="bold" text-anchor="middle" fill="#fff">SOLD</text></g>',
)
const watermark = drawnOver(
  `<g fill="#fff" fill-opacity="0.4" font-size="26" transform="rotate(-20)">${Array.from({ length: 60 }, (_, at) => `<text x="${(at % 5) * 210 - 200}" y="${Math.floor(at / 5) * 75}">Harbour Homes</text>`).join('')}</g>`,
)
const under = (over: Buffer) => async (photo: Sharp) =>
  sharp(await photo.resize(800, 534, { fit: 'cover' }).toBuffer()).composite([{ input: over }])
const framed = async (photo: Sharp) => {
  const inner = await photo.resize(1080).toBuffer()
  const phone =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="2200"><rect width="1080" height="2200" fill="#111"/><text x="50" y="60" font-size="40" fill="#fff">12:41</text><text x="50" y="1500" font-size="40" fill="#fff">Three bedrooms with a garden</text></svg>'
  return sharp(Buffer.from(phone)).composite([{ input: inner, left: 0, top: 620 }])
}
const small = async (photo: Sharp) => {
  const inner = await photo.resize(1080).toBuffer()
  const phone =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="2400"><rect width="1080" height="2400" fill="#fff"/><text x="50" y="60" font-size="40">12:41</text></svg>'
  return sharp(Buffer.from(phone)).composite([{ input: inner, left: 0, top: 240 }])
}
const beside = async (photo: Sharp) => {
  const [left, right] = [
    await photo.resize(500, 400, { fit: 'cover' }).toBuffer(),
    await sharp(await photoNamed('03-brick-townhouses'))
      .resize(500, 400)
      .toBuffer(),
  ]
  return sharp({ create: { width: 1000, height: 400, channels: 3, background: '#fff' } }).composite([
    { input: left, left: 0, top: 0 },
    { input: right, left: 500, top: 0 },
  ])
}
/** Four pictures between bars, of which the one that is looked for is the smallest. */
const lastOfFour = async (photo: Sharp) => {
  const cut = (picture: Sharp, width: number, height: number) =>
    picture.resize(width, height, { fit: 'cover' }).toBuffer()
  const [townhouses, house, room] = [
    sharp(await photoNamed('03-brick-townhouses')),
    sharp(await photoNamed('02-mediterranean-house')),
    sharp(await photoNamed('room')),
  ]
  return sharp({ create: { width: 1060, height: 860, channels: 3, background: '#fff' } }).composite([
    { input: await cut(townhouses, 540, 420), left: 20, top: 20 },
    { input: await cut(house, 440, 420), left: 600, top: 20 },
    { input: await cut(room, 540, 380), left: 20, top: 460 },
    { input: await cut(photo, 440, 300), left: 600, top: 460 },
  ])
}
const pieces = [
  { left: 60, top: 280, width: 300, height: 220 },
  { left: 430, top: 250, width: 300, height: 220 },
]
const behind = (boxes: typeof pieces) => async (photo: Sharp) => {
  const other = await photoNamed('03-brick-townhouses')
  const placed = boxes.map(async ({ left, top, width, height }) => {
    const input = await sharp(other).resize(width, height).toBuffer()
    return { input, left, top }
  })
  return sharp(await photo.resize(800, 534, { fit: 'cover' }).toBuffer()).composite(await Promise.all(placed))
}

test('looks for each of the four pictures of a collage', async () => {
  const { lookups } = await described(await (await lastOfFour(sharp(villa))).png().toBuffer())
  const { features } = await described(villa)
  expect(lookups).toHaveLength(10) // the whole and each part, as they are and mirrored
  const smallest = lookups.at(-2)
  expect(smallest && (await matcher.isSame(smallest.features, features))).toBe(true)
})

test.each([
  ['a band', under(band)],
  ['a repeated watermark', under(watermark)],
  ['pasted furniture', behind(pieces)],
  ['pasted furniture over nearly half of it', behind([...pieces, { left: 300, top: 100, width: 220, height: 170 }])],
  ['a phone’s frame', framed],
  ['a phone’s frame that is mostly empty', small],
  ['another picture beside it', beside],
])('finds a copy under %s', async (_, cover) => {
  const copy = await sharp(await (await cover(sharp(villa))).png().toBuffer())
    .jpeg({ quality: 80 })
    .toBuffer()
  expect(await isFound(copy, villa)).toBe(true)
})

test.each([
  ['band', under(band)],
  ['repeated watermark', under(watermark)],
  ['phone’s frame', framed],
  ['pasted furniture', behind(pieces)],
])('two photographs with the same %s are no copies', { tags: 'all' }, async (_, cover) => {
  const covered = async (bytes: Buffer) =>
    sharp(await (await cover(sharp(bytes))).png().toBuffer())
      .webp()
      .toBuffer()
  const one = await described(await covered(villa))
  const other = await described(await covered(await photoNamed('02-mediterranean-house')))
  for (const { features } of one.lookups) expect(await matcher.isSame(features, other.features)).toBe(false)
})

const plan = (rooms: { wall: number; sizes: string[] }) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="640" font-family="sans-serif"><rect width="900" height="640" fill="#fff"/><path d="M80 80H820V540H80ZM80 300H820M${rooms.wall} 80V300M520 300V540" fill="none" stroke="#000" stroke-width="9"/><path d="M200 300v-40a40 40 0 0 1 40 40M600 540v-40a40 40 0 0 1 40 40" fill="none" stroke="#222" stroke-width="2"/>${['Kitchen', 'Living room', 'Bedroom 1', 'Bedroom 2'].map((name, at) => `<text x="${130 + 400 * (at % 2)}" y="${180 + 240 * Math.floor(at / 2)}" font-size="22">${name}</text><text x="${130 + 400 * (at % 2)}" y="${205 + 240 * Math.floor(at / 2)}" font-size="16">${rooms.sizes[at]}</text>`).join('')}<text x="300" y="600" font-size="16">Not to scale. For identification only.</text></svg>`,
  )
const first = { wall: 420, sizes: ['3.40 x 2.80 m', '5.12 x 3.61 m', '3.90 x 3.07 m', '2.77 x 3.35 m'] }

test('finds a plan that was published again, in another size and as a JPEG', async () => {
  const copy = await sharp(plan(first)).resize(700).jpeg({ quality: 60 }).toBuffer()
  expect(await isFound(copy, await sharp(plan(first)).webp().toBuffer())).toBe(true)
})

/** Turned, as a sheet on a scanner lies. */
const scanned = (drawing: Buffer, degrees: number) =>
  sharp(drawing).rotate(degrees, { background: '#fff' }).blur(0.6).removeAlpha().jpeg({ quality: 70 }).toBuffer()

test('finds a plan that was scanned twice, turned to one side and the other, and no sister flat’s', async () => {
  const sister = plan({ ...first, sizes: ['3.10 x 2.65 m', '4.87 x 3.44 m', '3.71 x 2.96 m', '2.58 x 3.19 m'] })
  const [one, again, other] = [
    await described(await scanned(plan(first), 0.9)),
    await described(await scanned(plan(first), -0.9)),
    await described(await scanned(sister, -0.9)),
  ]
  expect(await matcher.isSame(one.features, again.features)).toBe(true)
  expect(await matcher.isSame(one.features, other.features)).toBe(false)
})

const chart = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="660" font-family="sans-serif"><rect width="900" height="660" fill="#fff"/><text x="90" y="60" font-size="28">Sold prices in Leeds</text><path d="M90 100V560H840M90 445H840M90 330H840M90 215H840" fill="none" stroke="#999"/>${[210, 260, 180, 330, 300, 390, 280, 360, 410].map((high, at) => `<rect x="${110 + at * 80}" y="${560 - high}" width="52" height="${high}" fill="#37608f"/><text x="${112 + at * 80}" y="590" font-size="16">${2017 + at}</text><text x="${108 + at * 80}" y="${550 - high}" font-size="15">£${high}k</text>`).join('')}</svg>`,
)
const sheet = (ground: string, address: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="660" font-family="sans-serif" fill="#fff" text-anchor="middle"><rect width="900" height="660" fill="${ground}"/><path d="M330 300l120 -110l120 110v130h-240z" fill="none" stroke="#fff" stroke-width="14"/><text x="450" y="520" font-size="60">Photos coming soon</text><text x="450" y="590" font-size="30">Harbour Homes · ${address}</text></svg>`,
  )
const darkSheet = sheet('#2c4f3a', '14 Mill Lane, York')

test('a sheet in white on a light green is found when it was published again, and one of another address is no copy', async () => {
  const published = async (address: string, quality: number) =>
    described(await sharp(sheet('#8ff346', address)).removeAlpha().jpeg({ quality }).toBuffer())
  const one = await published('14 Mill Lane, York', 80)
  const [again, other] = [await published('14 Mill Lane, York', 60), await published('39 Station Road, Leeds', 80)]
  expect(await matcher.isSame(one.features, again.features)).toBe(true)
  expect(await matcher.isSame(one.features, other.features)).toBe(false)
})

test.each([
  ['a chart, whose bars are alike', chart],
  ['a dark sheet, beside which the lid is white', darkSheet],
])('finds %s when it was scanned aslant to one side and the other', { tags: 'all' }, async (_, drawing) => {
  const [one, other] = [await described(await scanned(drawing, 1.2)), await described(await scanned(drawing, -1.2))]
  expect(await matcher.isSame(one.features, other.features)).toBe(true)
})

test.each([
  ['with other sizes', { ...first, sizes: ['3.10 x 2.65 m', '4.87 x 3.44 m', '3.71 x 2.96 m', '2.58 x 3.19 m'] }],
  ['with a wall elsewhere', { ...first, wall: 450 }],
])('a sister flat’s plan %s is no copy', async (_, sister) => {
  const [one, other] = [
    await described(await sharp(plan(first)).webp().toBuffer()),
    await described(await sharp(plan(sister)).webp().toBuffer()),
  ]
  expect(await matcher.isSame(one.features, other.features)).toBe(false)
})

test('a drawing shares no word with a photograph', async () => {
  const [photo, drawing] = [await described(villa), await described(await sharp(plan(first)).webp().toBuffer())]
  expect(drawing.words.length).toBeGreaterThan(0)
  expect(Math.min(...drawing.words)).toBeGreaterThan(Math.max(...photo.words))
  expect(await matcher.isSame(drawing.features, photo.features)).toBe(false)
})
