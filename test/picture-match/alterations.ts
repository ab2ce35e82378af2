import sharp, { type Sharp } from 'sharp'

/** Returns pseudo-random numbers from 0 to 1 (mulberry32). */
export function drawnFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

type Draw = () => number
type Pixels = { data: Buffer; width: number; height: number }
/** Three bytes per pixel. */
type Alteration = (picture: Pixels, draw: Draw) => Promise<Pixels>

const between = (draw: Draw, low: number, high: number): number => low + (high - low) * draw()

const from = ({ data, width, height }: Pixels): Sharp => sharp(data, { raw: { width, height, channels: 3 } })

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const mirrored: Alteration = (picture) => pixelsOf(from(picture).flop())

const cropped: Alteration = (picture, draw) => {
  const share = between(draw, 0.8, 0.95)
  const width = Math.round(picture.width * share)
  const height = Math.round(picture.height * share)
  const left = Math.floor(draw() * (picture.width - width + 1))
  const top = Math.floor(draw() * (picture.height - height + 1))
  return pixelsOf(from(picture).extract({ left, top, width, height }))
}

const recompressed: Alteration = async (picture, draw) => {
  const quality = Math.round(between(draw, 20, 60))
  const bytes = await (draw() < 0.5 ? from(picture).jpeg({ quality }) : from(picture).webp({ quality })).toBuffer()
  return pixelsOf(sharp(bytes))
}

const resized: Alteration = (picture, draw) => {
  const width = Math.round(between(draw, 480, 1200))
  const height = Math.round((width * picture.height * between(draw, 0.95, 1.05)) / picture.width)
  return pixelsOf(from(picture).resize(width, height, { fit: 'fill' }))
}

const recoloured: Alteration = (picture, draw) => {
  const kind = draw()
  if (kind < 0.2) return pixelsOf(from(picture).modulate({ saturation: 0 }))
  if (kind < 0.35) return pixelsOf(from(picture).tint('#b08050'))
  const moved = from(picture).modulate({
    brightness: between(draw, 0.75, 1.3),
    saturation: between(draw, 0.3, 1.8),
    hue: Math.round(between(draw, -40, 40)),
  })
  const contrast = between(draw, 0.75, 1.3)
  return pixelsOf(moved.linear(contrast, 128 * (1 - contrast)))
}

/** A bar with a name at the top or bottom, or a badge in a corner, over at most a seventh of the picture. */
const withBanner: Alteration = (picture, draw) => {
  const { width, height } = picture
  const colour = `hsl(${Math.round(draw() * 360)},${Math.round(between(draw, 20, 90))}%,${Math.round(between(draw, 15, 70))}%)`
  const opacity = draw() < 0.5 ? 1 : 0.75
  const bar = Math.round(height * between(draw, 0.08, 0.15))
  const isBar = draw() < 0.65
  const top = draw() < 0.5 ? 0 : height - bar
  const badge = { w: Math.round(width * between(draw, 0.2, 0.35)), h: Math.round(height * between(draw, 0.15, 0.3)) }
  const x = draw() < 0.5 ? 0 : width - badge.w
  const y = draw() < 0.5 ? 0 : height - badge.h
  const shape = isBar
    ? `<rect x="0" y="${top}" width="${width}" height="${bar}"/>`
    : `<rect x="${x}" y="${y}" width="${badge.w}" height="${badge.h}"/>`
  const [tx, ty, size] = isBar ? [width * 0.05, top + bar * 0.7, bar * 0.6] : [x + 8, y + badge.h * 0.6, badge.h * 0.35]
  const words = ['JUST LISTED', 'NEW PRICE', 'Open house Sunday', 'Premier Homes · 555 0100'][Math.floor(draw() * 4)]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="${colour}" fill-opacity="${opacity}">${shape}</g><text x="${tx}" y="${ty}" font-size="${size}" font-family="sans-serif" fill="#fff">${words}</text></svg>`
  return pixelsOf(from(picture).composite([{ input: Buffer.from(svg) }]))
}

type Point = [number, number]

/** A photo of a screen: a slight angle, a pixel grid, a reflection, a darker corner, and a margin. */
const offScreen: Alteration = async (picture, draw) => {
  const { data, width, height } = picture
  const border = between(draw, 0, 0.06)
  const corner = (x: number, y: number): Point => [
    (x ? 1 - border : border) * width + between(draw, -0.045, 0.045) * width,
    (y ? 1 - border : border) * height + between(draw, -0.045, 0.045) * height,
  ]
  const quad: Point[] = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)]
  const toSource = homography(quad, [
    [0, 0],
    [width - 1, 0],
    [width - 1, height - 1],
    [0, height - 1],
  ]) // prettier-ignore
  const result = Buffer.alloc(data.length)
  const bezel = Math.round(between(draw, 5, 40))
  const pitch = between(draw, 2.2, 5)
  const turn = between(draw, -0.3, 0.3)
  const depth = between(draw, 0.02, 0.08)
  const light = between(draw, 0.75, 1.1)
  const [fallX, fallY] = [between(draw, -0.25, 0.25), between(draw, -0.25, 0.25)]
  const glow = { x: draw() * width, y: draw() * height, r: between(draw, 0.1, 0.3) * width, by: between(draw, 0, 50) }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [sx, sy] = mapped(toSource, x, y)
      const at = (y * width + x) * 3
      const inside = sx >= 0 && sy >= 0 && sx < width - 1 && sy < height - 1
      const wave =
        1 + depth * Math.sin((2 * Math.PI * (x + turn * y)) / pitch) * Math.sin((2 * Math.PI * (y - turn * x)) / pitch)
      const shade = light * (1 + fallX * (x / width - 0.5) + fallY * (y / height - 0.5))
      const shine = glow.by * Math.exp(-((x - glow.x) ** 2 + (y - glow.y) ** 2) / (2 * glow.r ** 2))
      for (let c = 0; c < 3; c++) {
        const value = inside ? bilinear(data, width, sx, sy, c) : bezel
        result[at + c] = Math.min(255, Math.max(0, value * (inside ? wave * shade : 1) + (inside ? shine : 0)))
      }
    }
  return pixelsOf(from({ data: result, width, height }).blur(between(draw, 0.4, 1)))
}

function bilinear(data: Buffer, width: number, x: number, y: number, c: number): number {
  const at = (Math.floor(y) * width + Math.floor(x)) * 3 + c
  const [a, b] = [x - Math.floor(x), y - Math.floor(y)]
  const below = at + width * 3
  const upper = (1 - a) * (data[at] ?? 0) + a * (data[at + 3] ?? 0)
  const lower = (1 - a) * (data[below] ?? 0) + a * (data[below + 3] ?? 0)
  return (1 - b) * upper + b * lower
}

/** Solves the eight unknowns of the projective map from `from` to `to`. */
function homography(from: Point[], to: Point[]): number[] {
  const rows = from.flatMap(([x, y], n) => {
    const [u, v] = to[n] ?? [0, 0]
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ]
  })
  for (let column = 0; column < 8; column++) {
    const pivot = rows
      .slice(column)
      .reduce((best, row) => (Math.abs(row[column] ?? 0) > Math.abs(best[column] ?? 0) ? row : best))
    rows.splice(rows.indexOf(pivot), 1)
    rows.splice(column, 0, pivot)
    for (const row of rows) {
      if (row === pivot) continue
      const factor = (row[column] ?? 0) / (pivot[column] ?? 1)
      for (let k = column; k < 9; k++) row[k] = (row[k] ?? 0) - factor * (pivot[k] ?? 0)
    }
  }
  return rows.map((row, n) => (row[8] ?? 0) / (row[n] ?? 1))
}

function mapped([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0]: number[], x: number, y: number): Point {
  const w = g * x + h * y + 1
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w]
}

export const alterations = { mirrored, cropped, recompressed, resized, recoloured, withBanner, offScreen }
export type AlterationName = keyof typeof alterations
const order = Object.keys(alterations) as AlterationName[]

export async function alteredCopy(original: Buffer, draw: Draw): Promise<{ names: AlterationName[]; bytes: Buffer }> {
  const count = 1 + Math.floor(draw() * 3)
  const names = new Set<AlterationName>()
  while (names.size < count) names.add(order[Math.floor(draw() * order.length)] ?? 'mirrored')
  let picture = await pixelsOf(sharp(original).resize(900, 900, { fit: 'inside' }))
  const made = order.filter((name) => names.has(name))
  for (const name of made) picture = await alterations[name](picture, draw)
  return { names: made, bytes: await from(picture).jpeg({ quality: 85 }).toBuffer() }
}
