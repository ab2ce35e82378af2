import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { isDrawing } from './picture-drawing.ts'

const seen = async (picture: string | Buffer) => {
  const small = await sharp(picture).resize(800).webp().toBuffer() // as an upload stores it
  const { data, info } = await sharp(small)
    .resize(480, 480, { fit: 'inside' })
    .flatten({ background: '#fff' })
    .median(3)
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
const paleSign = svg(
  '<rect width="900" height="600" fill="#8ff346"/><path d="M330 270l120 -110l120 110v130h-240z" fill="none" stroke="#fff" stroke-width="14"/><text x="240" y="470" font-size="60" fill="#fff">No image yet</text><text x="180" y="530" font-size="30" fill="#fff">Estate agents, 9 Mill Lane</text>',
)
const certificate = svg(
  Array.from(
    { length: 14 },
    (_, at) =>
      `<text x="50" y="${60 + 38 * at}" font-size="22">Line ${at} of a certificate, with words and figures ${at * 731}</text>`,
  ).join(''),
)

const colouredPlan = svg(
  ['#e8d9c4', '#cfe3ea', '#d8e8cf', '#efe6f2']
    .map(
      (floor, at) =>
        `<rect x="${80 + 185 * at}" y="80" width="185" height="440" fill="${floor}" stroke="#000" stroke-width="8"/>${Array.from({ length: 20 }, (_, line) => `<path d="M${80 + 185 * at} ${90 + 22 * line}h185" stroke="#0002"/>`).join('')}<circle cx="${140 + 185 * at}" cy="420" r="24" fill="#fff" stroke="#333"/><text x="${110 + 185 * at}" y="300" font-size="24">Room ${at}</text>`,
    )
    .join(''),
)

const map = svg(
  `<rect width="900" height="600" fill="#f2efe9"/><path d="M0 470q300 -70 900 20v200H0z" fill="#aad3df"/><circle cx="640" cy="170" r="95" fill="#c8facc"/>${[60, 150, 250, 350, 430].map((y, at) => `<path d="M-10 ${y}Q450 ${y + 70 * (at % 2)} 910 ${y - 40}" fill="none" stroke="#fff" stroke-width="${7 + 2 * at}"/>`).join('')}${[90, 240, 420, 560, 780].map((x, at) => `<path d="M${x} -10Q${x + 60} 300 ${x - 50} 610" fill="none" stroke="#fff" stroke-width="${6 + at}"/>`).join('')}${['Mill Lane', 'Abbey Road', 'Church Walk', 'Quay Street'].map((name, at) => `<text x="${120 + 170 * at}" y="${110 + 90 * at}" font-size="16" fill="#555">${name}</text>`).join('')}<path d="M450 300c-40 -60 -30 -95 0 -95s40 35 0 95z" fill="#d33"/>`,
)

const boardedPlan = svg(
  ['#e8d9c4', '#cfe3ea', '#d8e8cf', '#efe6f2', '#f3dccb', '#d6dcf0']
    .map((floor, at) => {
      const [x, y] = [90 + 240 * (at % 3), 60 + 230 * Math.floor(at / 3)]
      return `<g transform="translate(${x} ${y})"><rect width="240" height="230" fill="${floor}"/>${Array.from({ length: 10 }, (_, line) => `<path d="M0 ${22 * line}h240" stroke="#0002"/>`).join('')}<rect width="240" height="230" fill="none" stroke="#111" stroke-width="8"/><rect x="14" y="14" width="72" height="70" rx="6" fill="#fff8" stroke="#333"/><circle cx="190" cy="46" r="14" fill="none" stroke="#333" stroke-width="2"/><text x="70" y="120" font-size="18">Bedroom ${at}</text><text x="75" y="142" font-size="14">3.4${at} x 2.8${at} m</text></g>`
    })
    .join(''),
)

/** Noise and a shadow, as a scanner leaves them. */
const scanned = async (picture: Buffer, noiseAt = (at: number) => ((at * 7919) % 13) - 6) => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const grain = Buffer.from(
    data.map((value, at) =>
      Math.max(0, Math.min(255, value * (0.98 - (0.08 * (at % (3 * info.width))) / (3 * info.width)) + noiseAt(at))),
    ),
  )
  return sharp(grain, { raw: { width: info.width, height: info.height, channels: 3 } })
    .jpeg({ quality: 75 })
    .toBuffer()
}

test.each([
  ['an energy chart', energyChart],
  ['a plan', plan],
  ['a board', board],
  ['a certificate', certificate],
  ['white words on a light green', paleSign],
  ['a plan with floors', colouredPlan],
  ['a map', map],
])('%s is a drawing, as it is drawn, as a JPEG and scanned', async (_, picture) => {
  expect(isDrawing(await seen(picture))).toBe(true)
  expect(isDrawing(await seen(await sharp(picture).jpeg({ quality: 60 }).toBuffer()))).toBe(true)
  expect(isDrawing(await seen(await scanned(picture)))).toBe(true)
})

test('a plan with boards on its floors is a drawing, also from a bad scanner', async () => {
  const blurred = await sharp(boardedPlan).blur(0.6).png().toBuffer()
  const picture = await scanned(blurred, (at) => ((at * 7919) % 9) + ((at * 104729) % 9) - 8)
  expect(isDrawing(await seen(await sharp(picture).jpeg({ quality: 60 }).toBuffer()))).toBe(true)
})

test.each(['01-modern-villa-pool', '02-mediterranean-house', '03-brick-townhouses'])(
  '%s is a photograph',
  async (name) => {
    expect(isDrawing(await seen(fileURLToPath(new URL(`../test/${name}.webp`, import.meta.url))))).toBe(false)
  },
)

test.each([
  ['at night', (photo: Sharp) => photo.linear(0.15, 0)],
  ['overexposed', (photo: Sharp) => photo.linear(1.8, 40)],
  ['in fog', (photo: Sharp) => photo.linear(0.3, 165).blur(2)],
  ['in snow, without colours', (photo: Sharp) => photo.linear(0.6, 110).greyscale()],
])('a photograph %s is none', async (_, lit) => {
  for (const name of ['01-modern-villa-pool', '02-mediterranean-house', '03-brick-townhouses']) {
    const photo = sharp(fileURLToPath(new URL(`../test/${name}.webp`, import.meta.url)))
    expect(isDrawing(await seen(await lit(photo).jpeg({ quality: 80 }).toBuffer()))).toBe(false)
  }
})

test.each(['01-modern-villa-pool', '03-brick-townhouses'])('%s in grey under a coloured bar is none', async (name) => {
  const bar = Buffer.from(
    '<svg width="800" height="534"><rect width="800" height="60" fill="#a8123c"/><text x="40" y="45" font-size="36" fill="#fff">JUST LISTED</text></svg>',
  )
  const photo = sharp(fileURLToPath(new URL(`../test/${name}.webp`, import.meta.url))).resize(800, 534, {
    fit: 'cover',
  })
  const grey = photo.modulate({ saturation: 0, brightness: 0.8 }).linear(0.75, 32).toColourspace('srgb')
  const copy = sharp(await grey.png().toBuffer()).composite([{ input: bar }])
  expect(isDrawing(await seen(await copy.jpeg({ quality: 85 }).toBuffer()))).toBe(false)
})
