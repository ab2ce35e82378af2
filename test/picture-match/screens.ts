import sharp from 'sharp'
import type { Covering } from './collages.ts'
import { between, type Draw, drawnInk, from, type Pixels, pick, pixelsOf } from './pixels.ts'

type Box = { left: number; top: number; width: number; height: number }
type Placed = Box & { input: Buffer }

const svg = (width: number, height: number, shapes: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif">${shapes}</svg>`,
  )

const rounded = ({ width, height }: { width: number; height: number }, radius: number): Buffer =>
  svg(width, height, `<rect width="${width}" height="${height}" rx="${radius}" fill="#fff"/>`)

/** Cuts a picture to a box, with round corners. */
export async function cutTo(picture: Buffer, box: Box, radius: number): Promise<Placed> {
  const resized = await sharp(picture).resize(box.width, box.height, { fit: 'cover' }).ensureAlpha().png().toBuffer()
  const input = await sharp(resized)
    .composite([{ input: rounded(box, radius), blend: 'dest-in' }])
    .png()
    .toBuffer()
  return { ...box, input }
}

const onto = async (ground: Buffer, placed: { input: Buffer; left: number; top: number }[]): Promise<Buffer> =>
  sharp(ground)
    .composite(placed.map(({ input, left, top }) => ({ input, left, top })))
    .png()
    .toBuffer()

const encoded = (picture: Pixels) => from(picture).png().toBuffer()

const captions = [
  '3 bed semi-detached house',
  'Guide price £525,000',
  'Piso reformado en el centro',
  'Frei ab sofort',
  '€ 389.000',
]

const linesOf = (draw: Draw, { left, top, width }: Box, ink: string, count: number): string =>
  Array.from({ length: count }, (_, at) =>
    at === 0 || draw() < 0.4
      ? `<text x="${left}" y="${top + at * 44}" font-size="${at === 0 ? 36 : 28}" fill="${ink}">${pick(draw, captions)}</text>`
      : `<rect x="${left}" y="${top + at * 44 - 18}" width="${width * between(draw, 0.4, 0.95)}" height="14" rx="7" fill="${ink}" fill-opacity="0.2"/>`,
  ).join('')

/** The signs that an app draws over a picture: a counter, an arrow, a heart. */
const controlsOver = (draw: Draw, { left, top, width, height }: Box): string =>
  `<g fill="#000" fill-opacity="0.55"><rect x="${left + width - 130}" y="${top + height - 62}" width="110" height="44" rx="22"/><circle cx="${left + 50}" cy="${top + 50}" r="32"/><circle cx="${left + width - 50}" cy="${top + 50}" r="32"/></g><g fill="#fff" font-size="26"><text x="${left + width - 108}" y="${top + height - 31}">${1 + Math.floor(draw() * 9)} / 24</text><text x="${left + 38}" y="${top + 60}">‹</text><text x="${left + width - 62}" y="${top + 60}">♥</text></g>`

/** A phone as a drawing shows it, with a rim and round corners, before a plain, shaded or blurred ground. */
export const phoneFrame: Covering = async (picture, draw, others) => {
  const [width, height] = [760, 1560]
  const isDark = draw() < 0.5
  const [paper, ink] = isDark ? ['#111417', '#f2f2f2'] : ['#fdfdfd', '#1c1c1e']
  const high = Math.round(Math.min((width * picture.height) / picture.width, 0.6 * height))
  const isGallery = draw() < 0.45
  const box = {
    left: 0,
    top: isGallery ? Math.round((height - high) / 2) : pick(draw, [0, 84, 180]),
    width,
    height: high,
  }
  const shown = await cutTo(await encoded(picture), box, 0)
  const below = { left: 36, top: box.top + high + 70, width: width - 72, height: 400 }
  const chrome = svg(
    width,
    height,
    `<g fill="${box.top < 60 ? '#fff' : ink}"><text x="60" y="50" font-size="30">9:4${Math.floor(draw() * 10)}</text><rect x="${width - 120}" y="28" width="50" height="24" rx="6"/></g><rect x="${width / 2 - 90}" y="18" width="180" height="44" rx="22" fill="#000"/>${controlsOver(draw, box)}${isGallery ? '' : linesOf(draw, below, ink, 7)}<rect x="${width * 0.32}" y="${height - 22}" width="${width * 0.36}" height="9" rx="4" fill="${ink}"/>`,
  )
  const screen = await onto(svg(width, height, `<rect width="${width}" height="${height}" fill="${paper}"/>`), [
    shown,
    { input: chrome, left: 0, top: 0 },
  ])
  const rim = Math.round(between(draw, 10, 30))
  const [wide, tall] = [Math.round(width * between(draw, 1.15, 1.7)), Math.round(height * between(draw, 1.05, 1.15))]
  const [left, top] = [Math.round((wide - width) / 2), Math.round((tall - height) / 2)]
  const kind = draw()
  const ground =
    kind < 0.35
      ? svg(wide, tall, `<rect width="${wide}" height="${tall}" fill="${pick(draw, ['#fff', '#e9eef3', '#20242b'])}"/>`)
      : kind < 0.7
        ? svg(
            wide,
            tall,
            `<linearGradient id="g" x2="${draw()}" y2="1"><stop stop-color="${drawnInk(draw)}"/><stop offset="1" stop-color="${drawnInk(draw)}"/></linearGradient><rect width="${wide}" height="${tall}" fill="url(#g)"/>`,
          )
        : await sharp(pick(draw, others)).resize(wide, tall, { fit: 'cover' }).blur(30).png().toBuffer()
  const body = svg(
    wide,
    tall,
    `<rect x="${left - rim}" y="${top - rim}" width="${width + 2 * rim}" height="${height + 2 * rim}" rx="${80 + rim}" fill="${pick(draw, ['#000', '#3a3a3c', '#c9c9ce'])}"/>`,
  )
  const glass = await cutTo(screen, { left, top, width, height }, 80)
  return pixelsOf(sharp(await onto(ground, [{ input: body, left: 0, top: 0 }, glass])))
}

/** A portal's page in a browser: a bar above, a large picture with small ones beside it, words beneath. */
export const webPage: Covering = async (picture, draw, others) => {
  const [width, height] = [1440, Math.round(between(draw, 820, 1000))]
  const isDark = draw() < 0.25
  const [paper, ink] = isDark ? ['#1b1b1f', '#e8e8e8'] : ['#ffffff', '#222222']
  const margin = Math.round(between(draw, 40, 160))
  const top = Math.round(between(draw, 130, 220))
  const gap = Math.round(between(draw, 4, 16))
  const wide = Math.round(width * between(draw, 0.46, 0.6))
  const high = Math.round((wide * picture.height) / picture.width)
  const radius = draw() < 0.5 ? 0 : Math.round(between(draw, 8, 24))
  const large = { left: margin, top, width: wide, height: high }
  const beside = width - 2 * margin - wide - gap
  const small = [0, 1].map((at) => ({
    left: margin + wide + gap,
    top: top + at * Math.round((high + gap) / 2),
    width: beside,
    height: Math.round((high - gap) / 2),
  }))
  const hasSmall = draw() < 0.5
  const pictures = [
    await cutTo(await encoded(picture), large, radius),
    ...(hasSmall ? await Promise.all(small.map((box) => cutTo(pick(draw, others), box, radius))) : []),
  ]
  const below = { left: margin, top: top + high + 60, width: wide, height: 200 }
  const aside = { left: margin + wide + 40, top: top + 60, width: Math.max(100, beside - 60), height: 300 }
  const chrome = svg(
    width,
    height,
    `<rect width="${width}" height="84" fill="${isDark ? '#2a2a30' : '#dee1e6'}"/><circle cx="30" cy="26" r="9" fill="#f66"/><circle cx="58" cy="26" r="9" fill="#fc5"/><circle cx="86" cy="26" r="9" fill="#5c6"/><rect x="150" y="46" width="${width - 300}" height="30" rx="15" fill="${paper}"/><text x="180" y="67" font-size="18" fill="${ink}">portal.example/homes/${Math.floor(draw() * 1e6)}</text><text x="${margin}" y="${top - 30}" font-size="34" fill="${ink}">${pick(draw, captions)}</text>${linesOf(draw, below, ink, 4)}${hasSmall ? '' : linesOf(draw, aside, ink, 9)}${controlsOver(draw, large)}`,
  )
  const ground = svg(width, height, `<rect width="${width}" height="${height}" fill="${paper}"/>`)
  const page = await onto(ground, pictures.slice(0))
  return pixelsOf(sharp(await onto(page, [{ input: chrome, left: 0, top: 0 }])))
}

/** Two to four pictures with round corners and gaps, under a title, before a plain or shaded ground. */
export const framedCollage: Covering = async (picture, draw, others) => {
  const [width, height] = pick(draw, [
    [1080, 1080],
    [1080, 1350],
    [1200, 800],
  ] as const)
  const head = draw() < 0.5 ? Math.round(height * between(draw, 0.08, 0.16)) : 0
  const gap = Math.round(between(draw, 6, 28))
  const split = between(draw, 0.42, 0.62)
  const count = pick(draw, [2, 3, 3, 4] as const)
  const inner = { left: gap, top: gap + head, width: width - 2 * gap, height: height - 2 * gap - head }
  const isTall = draw() < 0.5
  const cell = (x: number, y: number, w: number, h: number): Box => ({
    left: inner.left + Math.round(x * (inner.width + gap)),
    top: inner.top + Math.round(y * (inner.height + gap)),
    width: Math.round(w * (inner.width + gap)) - gap,
    height: Math.round(h * (inner.height + gap)) - gap,
  })
  const cells = {
    2: isTall
      ? [cell(0, 0, 1, split), cell(0, split, 1, 1 - split)]
      : [cell(0, 0, split, 1), cell(split, 0, 1 - split, 1)],
    3: isTall
      ? [cell(0, 0, 1, split), cell(0, split, 0.5, 1 - split), cell(0.5, split, 0.5, 1 - split)]
      : [cell(0, 0, split, 1), cell(split, 0, 1 - split, 0.5), cell(split, 0.5, 1 - split, 0.5)],
    4: [
      cell(0, 0, split, 0.5),
      cell(split, 0, 1 - split, 0.5),
      cell(0, 0.5, split, 0.5),
      cell(split, 0.5, 1 - split, 0.5),
    ],
  }[count]
  const radius = draw() < 0.5 ? 0 : Math.round(between(draw, 10, 40))
  const own = await encoded(picture)
  const at = Math.floor(draw() * cells.length)
  const pictures = await Promise.all(
    cells.map((box, each) => cutTo(each === at ? own : pick(draw, others), box, radius)),
  )
  const [one, other] = [drawnInk(draw), drawnInk(draw)]
  const isPlain = draw() < 0.6
  const ground = svg(
    width,
    height,
    `<linearGradient id="g" x2="${draw()}" y2="1"><stop stop-color="${one}"/><stop offset="1" stop-color="${other}"/></linearGradient><rect width="${width}" height="${height}" fill="${isPlain ? pick(draw, ['#fff', '#f4efe6', one]) : 'url(#g)'}"/>${head ? `<text x="${width / 2}" y="${head * 0.75}" font-size="${head * 0.5}" text-anchor="middle" fill="${isPlain ? '#444' : '#fff'}">${pick(draw, captions)}</text>` : ''}`,
  )
  return pixelsOf(sharp(await onto(ground, pictures)))
}

const sofa = (x: number, y: number, w: number, h: number, ink: string, dark: string): string =>
  `<ellipse cx="${x + w / 2}" cy="${y + h}" rx="${w * 0.55}" ry="${h * 0.1}" fill="#000" fill-opacity="0.35"/><rect x="${x}" y="${y}" width="${w}" height="${h * 0.65}" rx="${h * 0.15}" fill="${dark}"/><rect x="${x}" y="${y + h * 0.4}" width="${w}" height="${h * 0.5}" rx="${h * 0.12}" fill="${ink}"/><path d="M${x + w / 2} ${y + h * 0.1}v${h * 0.7}" stroke="#0005" stroke-width="3"/><rect x="${x - w * 0.05}" y="${y + h * 0.25}" width="${w * 0.12}" height="${h * 0.68}" rx="${h * 0.1}" fill="${ink}"/><rect x="${x + w * 0.93}" y="${y + h * 0.25}" width="${w * 0.12}" height="${h * 0.68}" rx="${h * 0.1}" fill="${ink}"/>`
const rug = (x: number, y: number, w: number, h: number, ink: string, dark: string): string =>
  `<path d="M${x + w * 0.15} ${y + h * 0.6}H${x + w * 0.85}L${x + w} ${y + h}H${x}Z" fill="${ink}" stroke="${dark}" stroke-width="8"/>`
const plant = (x: number, y: number, w: number, h: number, ink: string, dark: string): string =>
  `${Array.from({ length: 9 }, (_, at) => `<ellipse cx="${x + w * (0.2 + 0.08 * at)}" cy="${y + h * (0.25 + 0.05 * (at % 4))}" rx="${w * 0.09}" ry="${h * 0.28}" fill="${at % 2 ? '#3c6b3a' : '#5a8f4e'}" transform="rotate(${(at - 4) * 14} ${x + w / 2} ${y + h * 0.6})"/>`).join('')}<path d="M${x + w * 0.3} ${y + h * 0.65}h${w * 0.4}l${-w * 0.07} ${h * 0.35}h${-w * 0.26}z" fill="${ink}" stroke="${dark}"/>`
const shelf = (x: number, y: number, w: number, h: number, ink: string, dark: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${dark}"/>${[0, 1, 2].map((row) => `<rect x="${x + 8}" y="${y + (h * row) / 3 + 8}" width="${w - 16}" height="${h / 3 - 12}" fill="${ink}"/>${Array.from({ length: 7 }, (_, at) => `<rect x="${x + 12 + (at * (w - 24)) / 7}" y="${y + (h * row) / 3 + 8 + (h / 3) * (0.2 + 0.1 * (at % 3))}" width="${(w - 24) / 8}" height="${(h / 3) * (0.68 - 0.1 * (at % 3))}" fill="hsl(${(at * 97 + row * 50) % 360},40%,45%)"/>`).join('')}`).join('')}`

/** An empty room that was furnished by a program: three to six pieces that stand on the floor. */
export const stagedFurniture: Covering = async (picture, draw) => {
  const { width, height } = picture
  const pieces = Array.from({ length: 3 + Math.floor(draw() * 4) }, () => {
    const piece = pick(draw, [sofa, sofa, rug, plant, shelf])
    const [w, h] = [width * between(draw, 0.18, 0.42), height * between(draw, 0.2, 0.45)]
    return piece(draw() * (width - w), height * between(draw, 0.35, 1) - h * 0.5, w, h, drawnInk(draw), drawnInk(draw))
  })
  return pixelsOf(from(picture).composite([{ input: svg(width, height, pieces.join('')) }]))
}
