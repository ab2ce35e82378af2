import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isDrawing } from './picture-drawing.ts'

const greyOf = async (picture: string | Buffer) => {
  const small = await sharp(picture).resize(800).webp().toBuffer() // as an upload stores it
  const { data, info } = await sharp(small)
    .resize(480, 480, { fit: 'inside' })
    .flatten({ background: '#fff' })
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
const svg = (content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#fff"/>${content}</svg>`,
  )

const bands = ['#008054', '#19b459', '#8dce46', '#ffd500', '#fcaa65', '#ef8023', '#e9153b']
const energyChart = svg(
  `<text x="40" y="50" font-size="32">Energy rating</text>${bands.map((colour, at) => `<rect x="40" y="${80 + 65 * at}" width="${180 + 60 * at}" height="55" fill="${colour}"/><text x="60" y="${118 + 65 * at}" font-size="30" fill="#fff">${'ABCDEFG'[at]}</text>`).join('')}`,
)
const plan = svg(
  '<path d="M80 80H820V520H80ZM80 300H420V520M420 80V240M560 300V520M560 300H820" fill="none" stroke="#000" stroke-width="10"/><text x="160" y="200" font-size="28">Kitchen 3.4 x 2.8 m</text><text x="590" y="420" font-size="28">Bedroom</text>',
)
const board = svg(
  '<rect x="60" y="120" width="780" height="360" fill="#123a6b"/><text x="120" y="330" font-size="90" fill="#fff">FOR SALE</text>',
)
const certificate = svg(
  Array.from(
    { length: 14 },
    (_, at) =>
      `<text x="50" y="${60 + 38 * at}" font-size="22">Line ${at} of a certificate, with words and figures ${at * 731}</text>`,
  ).join(''),
)

test.each([
  ['an energy chart', energyChart],
  ['a plan', plan],
  ['a board', board],
  ['a certificate', certificate],
])('%s is a drawing, as it is drawn and as a JPEG', async (_, picture) => {
  expect(isDrawing(await greyOf(picture))).toBe(true)
  expect(isDrawing(await greyOf(await sharp(picture).jpeg({ quality: 60 }).toBuffer()))).toBe(true)
})

test.each(['01-modern-villa-pool', '02-mediterranean-house', '03-brick-townhouses'])(
  '%s is a photograph',
  async (name) => {
    expect(isDrawing(await greyOf(fileURLToPath(new URL(`../test/${name}.webp`, import.meta.url))))).toBe(false)
  },
)

test('a room at night and one with white walls are photographs', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 6 } as const
  const create = { width: 480, height: 320, channels: 3, background: '#000', noise } as const
  const grain = await sharp({ create }).png().toBuffer()
  for (const brightness of [0.15, 1.8]) {
    const photo = await sharp(grain).modulate({ brightness }).jpeg({ quality: 95 }).toBuffer()
    const { data, width, height } = await greyOf(photo)
    const lit = data.map((value, at) => (at % width < width / 4 ? (at * 37) % 256 : value))
    expect(isDrawing({ data: lit, width, height })).toBe(false)
  }
})
