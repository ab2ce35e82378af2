import sharp from 'sharp'
import { type Covering, collageOfThree, collageOfTwo } from './collages.ts'
import { between, type Draw, drawnInk, from, type Pixels, pick, pixelsOf } from './pixels.ts'
import { framedCollage, phoneFrame, stagedFurniture, webPage } from './screens.ts'

const drawnOver = ({ data, width, height }: Pixels, shapes: string): Promise<Pixels> =>
  pixelsOf(
    from({ data, width, height }).composite([
      {
        input: Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif">${shapes}</svg>`,
        ),
      },
    ]),
  )

const offers = ['SOLD', 'UNDER OFFER', 'LET AGREED', 'RESERVED', 'SOLD STC', 'VENDU', 'VERKAUFT']
const agencies = ['Premier Homes', 'Harbour Lettings', 'keystone.example', '© Mill Lane Estates', 'LUXURY LIVING']

/** A band with a word, level or slanted, over 12 to 28 % of the height; half of them half transparent. */
const bandAcross: Covering = (picture, draw) => {
  const { width, height } = picture
  const slant = draw() < 0.6 ? between(draw, 15, 40) * (draw() < 0.5 ? -1 : 1) : 0
  const high = height * between(draw, 0.12, 0.28)
  const opacity = draw() < 0.5 ? 1 : between(draw, 0.5, 0.75)
  const y = slant ? 0 : height * between(draw, -0.25, 0.25)
  const word = pick(draw, offers)
  const size = Math.min(high * 0.85, (1.3 * width) / word.length)
  return drawnOver(
    picture,
    `<g transform="translate(${width / 2} ${height / 2 + y}) rotate(${slant})"><rect x="${-width}" y="${-high / 2}" width="${2 * width}" height="${high}" fill="${drawnInk(draw)}" fill-opacity="${opacity}"/><text y="${size * 0.36}" font-size="${size}" font-weight="bold" text-anchor="middle" fill="#fff">${word}</text></g>`,
  )
}

/** A word without a band, right across. */
const wordAcross: Covering = (picture, draw) => {
  const { width, height } = picture
  const word = pick(draw, offers.slice(0, 5))
  const slant = draw() < 0.7 ? between(draw, 10, 40) * (draw() < 0.5 ? -1 : 1) : 0
  const size = (1.45 * width) / (word.length + 1)
  return drawnOver(
    picture,
    `<text transform="translate(${width / 2} ${height / 2}) rotate(${slant})" y="${size * 0.36}" font-size="${Math.min(size, height * 0.5)}" font-weight="bold" text-anchor="middle" fill="${drawnInk(draw)}">${word}</text>`,
  )
}

/** An agency's name in rows and columns all over the picture, at 20 to 50 % opacity. */
const repeatedWatermark: Covering = (picture, draw) => {
  const { width, height } = picture
  const name = pick(draw, agencies)
  const size = height * between(draw, 0.03, 0.07)
  const [wide, high] = [size * name.length * between(draw, 0.7, 1), size * between(draw, 2.2, 4)]
  const lines: string[] = []
  for (let row = -10; row * high < 1.5 * height; row++)
    for (let column = -3; column * wide < 1.5 * width; column++)
      lines.push(`<text x="${column * wide + (row % 2) * wide * 0.4}" y="${row * high}">${name}</text>`)
  return drawnOver(
    picture,
    `<g font-size="${size}" fill="${draw() < 0.75 ? '#fff' : '#000'}" fill-opacity="${between(draw, 0.2, 0.5)}" transform="rotate(${between(draw, -35, 0)})">${lines.join('')}</g>`,
  )
}

/** One large name or mark in the middle, at 25 to 60 % opacity. */
const largeWatermark: Covering = (picture, draw) => {
  const { width, height } = picture
  const name = pick(draw, agencies)
  const size = Math.min(height * 0.35, (between(draw, 1, 1.7) * width) / name.length)
  const mark =
    draw() < 0.5
      ? `<circle r="${height * between(draw, 0.25, 0.42)}" fill="none" stroke="#fff" stroke-width="${height * 0.05}"/>`
      : `<path d="M${-height * 0.3} ${height * 0.1}L0 ${-height * 0.35}L${height * 0.3} ${height * 0.1}Z"/>`
  return drawnOver(
    picture,
    `<g transform="translate(${width / 2} ${height / 2}) rotate(${between(draw, -30, 30)})" fill="${draw() < 0.75 ? '#fff' : '#111'}" opacity="${between(draw, 0.25, 0.6)}">${mark}<text y="${size * 0.4}" font-size="${size}" font-weight="bold" text-anchor="middle">${name}</text></g>`,
  )
}

/** Objects of other textures, half of them cut out of another photograph, over 20 to 40 % of the picture. */
const furniture: Covering = async (picture, draw, others) => {
  const { width, height } = picture
  const share = between(draw, 0.2, 0.4)
  let drawn = picture
  for (let covered = 0; covered < share * 0.95; ) {
    const w = Math.round(width * between(draw, 0.14, 0.34))
    const h = Math.round(height * between(draw, 0.14, Math.min(0.34, 0.06 + share)))
    const round = Math.round(Math.min(w, h) * between(draw, 0.1, 0.5))
    const left = Math.floor(draw() * (width - w))
    const top = Math.floor((0.25 + 0.75 * draw()) * (height - h))
    covered += ((w * h) / (width * height)) * 0.8 // some lie over others
    const mask = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="${w}" height="${h}" rx="${round}" fill="#fff"/></svg>`,
    )
    const texture =
      draw() < 0.5
        ? await sharp(pick(draw, others)).resize(w, h, { fit: 'cover', position: 'centre' }).removeAlpha().toBuffer()
        : await sharp(Buffer.from(wovenCloth(draw, w, h)))
            .removeAlpha()
            .png()
            .toBuffer()
    const input = await sharp(texture)
      .ensureAlpha()
      .composite([{ input: mask, blend: 'dest-in' }])
      .png()
      .toBuffer()
    drawn = await pixelsOf(from(drawn).composite([{ input, left, top }]))
  }
  return drawn
}

const wovenCloth = (draw: Draw, width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><filter id="cloth" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${between(draw, 0.02, 0.3)} ${between(draw, 0.02, 0.3)}" numOctaves="3" seed="${Math.floor(draw() * 9999)}"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 1.4 -0.3"/></filter><linearGradient id="shade" x2="0.4" y2="1"><stop offset="0" stop-color="${drawnInk(draw)}"/><stop offset="1" stop-color="${drawnInk(draw)}"/></linearGradient><rect width="${width}" height="${height}" fill="url(#shade)"/><rect width="${width}" height="${height}" filter="url(#cloth)" opacity="0.5"/><path d="M0 ${height * 0.45}H${width}M${width / 2} 0V${height * 0.45}" stroke="#0006" stroke-width="3"/></svg>`

/** A phone's screen: status bar, the picture across it or between dark bars, a caption, buttons. */
const screenshot: Covering = async (picture, draw) => {
  const isUpright = draw() < 0.75
  const [width, height] = isUpright ? [1080, Math.round(between(draw, 1920, 2400))] : [2000, 960]
  const isDark = draw() < 0.6
  const [paper, ink] = isDark ? ['#000', '#eee'] : ['#fff', '#222']
  const inner = isUpright
    ? await from(picture).resize(width).png().toBuffer()
    : await from(picture)
        .resize({ height: height - 120 })
        .png()
        .toBuffer()
  const size = await sharp(inner).metadata()
  const shownHeight = Math.min(size.height, height - 500)
  const [left, top] = isUpright
    ? [0, Math.round(between(draw, 90, Math.max(91, height - shownHeight - 380)))]
    : [Math.round((width - size.width) / 2), 60]
  const cut = isUpright ? await sharp(inner).extract({ left: 0, top: 0, width, height: shownHeight }).toBuffer() : inner
  const caption = ['Stunning home with a garden', '3 bed · 2 bath · £450,000', 'Seen on a portal yesterday'].map(
    (line, at) => `<text x="50" y="${top + shownHeight + 90 + at * 60}" font-size="38">${line}</text>`,
  )
  const buttons = [0.15, 0.38, 0.62, 0.85].map(
    (x) => `<circle cx="${x * width}" cy="${height - 90}" r="34" fill="none" stroke="${ink}" stroke-width="6"/>`,
  )
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif"><rect width="${width}" height="${height}" fill="${paper}"/><g fill="${ink}"><text x="50" y="55" font-size="38">${Math.floor(between(draw, 10, 23))}:${Math.floor(between(draw, 10, 59))}</text><rect x="${width - 110}" y="25" width="60" height="30" rx="6"/>${isUpright ? caption.join('') + buttons.join('') : ''}</g></svg>`
  return pixelsOf(
    sharp(
      await sharp(Buffer.from(frame))
        .composite([{ input: cut, left, top }])
        .png()
        .toBuffer(),
    ),
  )
}

/** Stretched or squeezed by up to a third, as 4:3 becomes 16:9, or cut to another shape. */
const otherAspect: Covering = (picture, draw) => {
  const { width, height } = picture
  const by = between(draw, 1.15, 1.34)
  const kind = draw()
  if (kind < 0.35) return pixelsOf(from(picture).resize(Math.round(width * by), height, { fit: 'fill' }))
  if (kind < 0.6) return pixelsOf(from(picture).resize(width, Math.round(height * by), { fit: 'fill' }))
  const [wide, high] = kind < 0.8 ? [width, Math.round(height / by)] : [Math.round(width / (by * 1.1)), height]
  const [left, top] = [Math.floor(draw() * (width - wide)), Math.floor(draw() * (height - high))]
  return pixelsOf(from(picture).extract({ left, top, width: wide, height: high }))
}

const coverings = {
  bandAcross,
  wordAcross,
  repeatedWatermark,
  largeWatermark,
  furniture,
  collageOfTwo,
  collageOfThree,
  screenshot,
  otherAspect,
  phoneFrame,
  webPage,
  framedCollage,
  stagedFurniture,
}
type CoveringName = keyof typeof coverings
export const coveringNames = Object.keys(coverings) as CoveringName[]

/** Returns a covered copy as a JPEG of another size. */
export async function coveredCopy(name: CoveringName, original: Buffer, draw: Draw, others: Buffer[]): Promise<Buffer> {
  const picture = await pixelsOf(sharp(original).resize(1000, 1000, { fit: 'inside' }))
  const covered = await coverings[name](picture, draw, others)
  const width = Math.round(covered.width * between(draw, 0.7, 1.1))
  return from(covered)
    .resize(width)
    .jpeg({ quality: Math.round(between(draw, 60, 90)) })
    .toBuffer()
}
