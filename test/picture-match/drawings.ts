import sharp from 'sharp'
import { between, type Draw, drawnInk, pick } from './pixels.ts'

/** A drawing of a home, and the drawing of another home by the same template: of what differs alone. */
export type Drawing = { kind: DrawingKind; own: string; sister: string }
export type DrawingKind = keyof typeof templates

const [WIDTH, HEIGHT] = [900, 660]
const svg = (shapes: string, paper = '#fff'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="sans-serif"><rect width="${WIDTH}" height="${HEIGHT}" fill="${paper}"/>${shapes}</svg>`
const text = (x: number, y: number, size: number, words: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-size="${size}" ${more}>${words}</text>`

const streets = ['Mill Lane', 'Abbey Road', 'High Street', 'Station Road', 'Church Walk', 'Park Avenue', 'Quay Street']
const towns = ['London', 'Leeds', 'Bristol', 'York', 'Hull']
const agencies = ['Keystone Estates', 'Harbour Homes', 'Mill and Sons', 'Premier Lettings']
const addressOf = (draw: Draw) =>
  `${draw() < 0.4 ? `Flat ${1 + Math.floor(draw() * 30)}, ` : ''}${1 + Math.floor(draw() * 190)} ${pick(draw, streets)}, ${pick(draw, towns)}`
const metres = (draw: Draw) => `${between(draw, 1.8, 6).toFixed(2)} x ${between(draw, 1.8, 6).toFixed(2)} m`

const bands = ['#00834f', '#1eb254', '#8cc63f', '#fcee22', '#fbb042', '#f26722', '#ed1b24']
const ranges = ['92-100', '81-91', '69-80', '55-68', '39-54', '21-38', '1-20']
const bandOf = (rating: number) => [92, 81, 69, 55, 39, 21, 1].findIndex((least) => rating >= least)

/** The template's parts come from `look`, what differs between homes from `draw`. */
function certificate(look: Draw, draw: Draw): string {
  const [x, wide, title] = [
    between(look, 20, 60),
    between(look, 150, 260),
    pick(look, ['Energy rating', 'Energy efficiency rating']),
  ]
  const rating = Math.floor(between(draw, 12, 88))
  const potential = Math.min(99, rating + Math.floor(between(draw, 2, 30)))
  const arrow = (value: number, left: number) => {
    const y = 118 + 62 * bandOf(value)
    return `<path d="M${left} ${y + 24}l24 -24h86v48h-86z" fill="${bands[bandOf(value)]}"/>${text(left + 44, y + 35, 30, `${value}`, 'fill="#fff" font-weight="bold"')}`
  }
  return svg(
    text(x, 44, 30, title, 'font-weight="bold"') +
      text(x, 80, 20, addressOf(draw)) +
      bands
        .map(
          (colour, at) =>
            `<rect x="${x}" y="${118 + 62 * at}" width="${wide + 42 * at}" height="48" fill="${colour}"/>${text(x + 14, 150 + 62 * at, 21, `(${ranges[at]})`, 'fill="#fff"')}${text(x + wide + 42 * at - 34, 153 + 62 * at, 32, 'ABCDEFG'[at] ?? '', 'fill="#fff" font-weight="bold"')}`,
        )
        .join('') +
      `<path d="M560 100V600M720 100V600" stroke="#777" stroke-width="2"/>${text(590, 96, 20, 'Current')}${text(745, 96, 20, 'Potential')}${arrow(rating, 585)}${arrow(potential, 740)}` +
      text(
        x,
        640,
        14,
        `Certificate ${Math.floor(between(draw, 1000, 9999))}-${Math.floor(between(draw, 1000, 9999))}-${Math.floor(between(draw, 1000, 9999))}`,
      ),
  )
}

type Look = { colours: string[]; wall: number; isFurnished: boolean; isWood: boolean; agency: string }

function plan(look: Draw, draw: Draw): string {
  const isColoured = look() < 0.4
  const of: Look = {
    colours: Array.from({ length: 6 }, () =>
      isColoured ? `hsl(${Math.round(look() * 360)},45%,${Math.round(between(look, 75, 92))}%)` : '#fff',
    ),
    wall: between(look, 5, 11),
    isFurnished: look() < 0.6,
    isWood: isColoured && look() < 0.5,
    agency: pick(look, agencies),
  }
  const [left, right, top, bottom] = [90, 810, 80, 540]
  const middle = between(look, 0.42, 0.58)
  const isMoved = draw() < 0.6 // a wall of the sister flat; otherwise only numbers differ
  const columns = [look, look].map((own) =>
    [between(own, 0.25, 0.45), between(own, 0.6, 0.75)].map(
      (place) => place + (isMoved ? between(draw, -0.05, 0.05) : 0),
    ),
  )
  const y = top + (bottom - top) * middle
  const rooms = columns.flatMap((places, row) =>
    [0, ...places, 1].slice(0, 3).map((start, at) => {
      const end = [...places, 1][at] ?? 1
      const x = left + (right - left) * start
      return { x, y: row ? y : top, width: (right - left) * (end - start), height: row ? bottom - y : y - top }
    }),
  )
  const names = ['Living room', 'Kitchen', 'Bathroom', 'Bedroom 1', 'Bedroom 2', 'Hall']
  const drawn = rooms.map((room, at) => {
    const floor = of.isWood
      ? Array.from(
          { length: Math.floor(room.height / 12) },
          (_, line) => `<path d="M${room.x} ${room.y + line * 12}h${room.width}" stroke="#0002"/>`,
        ).join('')
      : ''
    const thing = of.isFurnished
      ? `<rect x="${room.x + 14}" y="${room.y + 14}" width="${room.width * 0.3}" height="${room.height * 0.3}" rx="6" fill="#fff8" stroke="#333"/><circle cx="${room.x + room.width * 0.8}" cy="${room.y + room.height * 0.2}" r="14" fill="none" stroke="#333" stroke-width="2"/>`
      : ''
    const door = `<path d="M${room.x + room.width * 0.4} ${room.y + room.height}v-34a34 34 0 0 1 34 34" fill="#fff" stroke="#222" stroke-width="2"/>`
    return `<rect x="${room.x}" y="${room.y}" width="${room.width}" height="${room.height}" fill="${of.colours[at]}"/>${floor}<rect x="${room.x}" y="${room.y}" width="${room.width}" height="${room.height}" fill="none" stroke="#111" stroke-width="${of.wall}"/>${door}${thing}${text(room.x + room.width / 2, room.y + room.height / 2, 18, names[at] ?? '', 'text-anchor="middle"')}${text(room.x + room.width / 2, room.y + room.height / 2 + 22, 14, metres(draw), 'text-anchor="middle"')}`
  })
  return svg(
    text(450, 50, 28, `Flat ${1 + Math.floor(draw() * 40)}`, 'text-anchor="middle" font-weight="bold"') +
      drawn.join('') +
      text(
        450,
        590,
        17,
        `Approx. gross internal area ${between(draw, 38, 140).toFixed(1)} m²`,
        'text-anchor="middle"',
      ) +
      text(450, 630, 13, `Not to scale. For identification only. ${of.agency}`, 'text-anchor="middle"'),
  )
}

/** Streets and blocks, with a pin at the home. */
function map(look: Draw, draw: Draw): string {
  const lines = (count: number, make: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => make(at)).join('')
  const bent = () =>
    `M${between(draw, -50, 100)} ${between(draw, 0, HEIGHT)}Q${between(draw, 200, 700)} ${between(draw, 0, HEIGHT)} ${WIDTH + 50} ${between(draw, 0, HEIGHT)}`
  const tall = () =>
    `M${between(draw, 0, WIDTH)} -20Q${between(draw, 0, WIDTH)} ${HEIGHT / 2} ${between(draw, 0, WIDTH)} ${HEIGHT + 20}`
  return svg(
    `<path d="M0 ${between(draw, 300, 600)}q300 ${between(draw, -100, 100)} 900 0v400H0z" fill="#aad3df"/><circle cx="${between(draw, 100, 800)}" cy="${between(draw, 100, 500)}" r="${between(draw, 50, 130)}" fill="#c8facc"/>` +
      lines(9, () => `<path d="${bent()}" fill="none" stroke="#fff" stroke-width="${between(draw, 6, 16)}"/>`) +
      lines(9, () => `<path d="${tall()}" fill="none" stroke="#fff" stroke-width="${between(draw, 6, 14)}"/>`) +
      `<path d="${bent()}" fill="none" stroke="#f9b29c" stroke-width="18"/>` +
      lines(8, () => text(between(draw, 40, 700), between(draw, 40, 620), 16, pick(draw, streets), 'fill="#555"')) +
      `<path d="M450 330c-40 -60 -30 -95 0 -95s40 35 0 95z" fill="#d33"/>`,
    pick(look, ['#f2efe9', '#e8e6e1', '#f5f5f5']),
  )
}

function board(look: Draw, draw: Draw): string {
  const [colour, agency] = [drawnInk(look), pick(look, agencies)]
  return svg(
    `<rect x="70" y="90" width="760" height="420" rx="${between(look, 0, 30)}" fill="${colour}"/>${text(450, 260, 88, pick(draw, ['FOR SALE', 'TO LET', 'SOLD', 'UNDER OFFER', 'LET AGREED']), 'text-anchor="middle" fill="#fff" font-weight="bold"')}${text(450, 350, 40, agency, 'text-anchor="middle" fill="#fff"')}${text(450, 440, 46, `0${Math.floor(between(draw, 1000, 1999))} ${Math.floor(between(draw, 100000, 999999))}`, 'text-anchor="middle" fill="#ff0"')}<rect x="430" y="510" width="40" height="150" fill="#8a6b4a"/>`,
    pick(look, ['#fff', '#dfe9f2']),
  )
}

function comingSoon(look: Draw, draw: Draw): string {
  const [colour, agency] = [drawnInk(look), pick(look, agencies)]
  return svg(
    `<rect width="900" height="660" fill="${colour}"/><path d="M330 300l120 -110l120 110v130h-240z" fill="none" stroke="#fff" stroke-width="14"/>${text(450, 520, 60, pick(draw, ['Photos coming soon', 'Image awaited', 'No image yet', 'Pictures to follow']), 'text-anchor="middle" fill="#fff"')}${text(450, 590, 30, `${agency} · ${addressOf(draw)}`, 'text-anchor="middle" fill="#fff"')}`,
  )
}

function chart(look: Draw, draw: Draw): string {
  const colour = drawnInk(look)
  const bars = Array.from({ length: 9 }, (_, at) => {
    const high = between(draw, 40, 420)
    return `<rect x="${110 + at * 80}" y="${560 - high}" width="52" height="${high}" fill="${colour}"/>${text(112 + at * 80, 590, 16, `${2017 + at}`)}${text(108 + at * 80, 550 - high, 15, `£${Math.round(high)}k`)}`
  })
  return svg(
    `${text(90, 60, 28, `Sold prices in ${pick(draw, towns)}`)}<path d="M90 100V560H840M90 445H840M90 330H840M90 215H840" fill="none" stroke="#999"/>${bars.join('')}`,
  )
}

function logo(look: Draw, draw: Draw): string {
  const colour = drawnInk(draw)
  const x = between(draw, 300, 600)
  return svg(
    `<path d="M${x - 150} 330l150 -${between(draw, 100, 200)}l150 ${between(draw, 100, 200)}z" fill="${colour}"/><rect x="${x - 110}" y="330" width="220" height="${between(draw, 60, 130)}" fill="${drawnInk(draw)}"/>${text(450, 560, between(draw, 50, 80), pick(draw, agencies), `text-anchor="middle" fill="${colour}"`)}`,
    pick(look, ['#fff', '#fafafa', '#111']),
  )
}

const templates = { certificate, plan, map, board, comingSoon, chart, logo }
export const drawingKinds = Object.keys(templates) as DrawingKind[]

/** Returns two homes' drawings by one template. Both get the same look; `again` returns it from its start. */
export function drawnSisters(kind: DrawingKind, again: () => Draw, draw: Draw): Drawing {
  return { kind, own: templates[kind](again(), draw), sister: templates[kind](again(), draw) }
}

/** The forms of a drawing: as drawn, as a JPEG, or as a scan with noise, a shadow and a slight turn. */
export async function asPublished(drawing: string, draw: Draw): Promise<Buffer> {
  const width = Math.round(between(draw, 650, 1200))
  const picture = sharp(Buffer.from(drawing)).resize(width).removeAlpha()
  const how = draw()
  if (how < 0.25) return picture.png().toBuffer()
  const quality = Math.round(between(draw, 50, 92))
  if (how < 0.7) return picture.jpeg({ quality }).toBuffer()
  return scanned(await picture.png().toBuffer(), draw, quality)
}

export async function scanned(picture: Buffer, draw: Draw, quality: number): Promise<Buffer> {
  const turned = await sharp(picture)
    .rotate(between(draw, -1, 1), { background: '#fff' })
    .blur(between(draw, 0.4, 0.9))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { data, info } = turned
  const [noise, shadow] = [between(draw, 1.5, 5), between(draw, 0, 0.12)]
  for (let at = 0; at < data.length; at++) {
    const x = (Math.floor(at / 3) % info.width) / info.width
    const grain = (draw() + draw() + draw() - 1.5) * 2 * noise
    data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) * (0.97 - shadow * x) + grain))
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer()
}
