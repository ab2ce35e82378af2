import sharp from 'sharp'
import { expect, test } from 'vitest'
import { jpeg, png, withGamma, withHdrColours } from '../../../../../test/pictures/pictures.ts'
import { pictureConverter } from './convert-picture.ts'
import { coloursOf } from './picture-colours.ts'

const convert = pictureConverter()
const refusalOf = (bytes: Buffer) =>
  convert(bytes).then(
    () => undefined,
    (error: Error) => error.message,
  )
const largest = async (bytes: Buffer) => {
  const { renditions } = await convert(bytes)
  return sharp(renditions.find(({ width, format }) => width === 1600 && format === 'webp')?.bytes)
    .raw()
    .toBuffer({ resolveWithObject: true })
}

test.each([
  ['PQ', 9, 16],
  ['HLG', 9, 18],
  ['Rec. 2020', 9, 1],
  ['PQ with other primaries', 1, 16],
])('rejects an AVIF in %s with the reason', async (_name, primaries, transfer) => {
  expect(await refusalOf(await withHdrColours(primaries, transfer))).toContain('HDR')
})

test('accepts an AVIF in the colours of sRGB and of P3', async () => {
  for (const primaries of [1, 12]) expect(await refusalOf(await withHdrColours(primaries, 13))).toBeUndefined()
})

test('shows a PNG as its gAMA chunk means it, unless an sRGB chunk overrides it', async () => {
  const grey = { create: { width: 8, height: 8, channels: 3, background: { r: 128, g: 128, b: 128 } } } as const
  const plain = await sharp(grey).png().toBuffer()
  expect((await largest(withGamma(plain, 1))).data[0]).toBeCloseTo(186, -1)
  expect((await largest(withGamma(plain, 1 / 2.2))).data[0]).toBeCloseTo(128, -1)
  expect(coloursOf(withGamma(plain, 1, 'sRGB')).gamma).toBeUndefined()
  expect(coloursOf(withGamma(plain, 0.01)).gamma).toBeUndefined()
})

test('detects an animated AVIF', async () => {
  const box = Buffer.from('\0\0\0\u0018ftypavis\0\0\0\0avismsf1', 'latin1')
  expect(await refusalOf(Buffer.concat([box, Buffer.alloc(200)]))).toContain('animated')
})

test('accepts a JPEG without its last one or two bytes, and rejects one that lacks more', async () => {
  const photo = await sharp({
    create: {
      width: 300,
      height: 200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()
  expect(await refusalOf(photo.subarray(0, -1))).toBeUndefined()
  expect(await refusalOf(photo.subarray(0, -2))).toBeUndefined()
  expect(await refusalOf(photo.subarray(0, -40))).toContain('damaged')
  expect(await refusalOf(photo.subarray(0, photo.length / 2))).toContain('damaged')
})

test.each([
  [12000, 600, 4127, 207],
  [4800, 1600, 1600, 533],
  [1600, 1200, 1600, 1200],
  [600, 1800, 600, 1800],
  [300, 12000, 120, 4800],
  [20000, 10, 16383, 8],
])('stores a picture of %i × %i as %i × %i', async (width, height, keptWidth, keptHeight) => {
  const { info } = await largest(await png(width, height))
  expect([info.width, info.height]).toEqual([keptWidth, keptHeight])
})

test('returns no colours for other kinds', async () => {
  expect(coloursOf(await jpeg())).toEqual({ isHdr: false, gamma: undefined })
})
