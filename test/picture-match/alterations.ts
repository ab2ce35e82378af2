import sharp from 'sharp'
import { between, type Draw, drawnInk, from, type Pixels, pixelsOf } from './pixels.ts'
import { bilinear, homography, mapped, type Point } from './projection.ts'

type Alteration = (picture: Pixels, draw: Draw) => Promise<Pixels>

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
  const colour = drawnInk(draw)
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
