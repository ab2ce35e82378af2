import sharp, { type Sharp } from 'sharp'

export type Draw = () => number
/** Three bytes per pixel. */
export type Pixels = { data: Buffer; width: number; height: number }

/** Returns pseudo-random numbers from 0 to 1 (mulberry32). */
export function drawnFrom(seed: number): Draw {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

export const between = (draw: Draw, low: number, high: number): number => low + (high - low) * draw()
export const pick = <Each>(draw: Draw, each: readonly Each[]): Each => each[Math.floor(draw() * each.length)] as Each
export const drawnInk = (draw: Draw): string =>
  `hsl(${Math.round(draw() * 360)},${Math.round(between(draw, 20, 90))}%,${Math.round(between(draw, 15, 70))}%)`

export const from = ({ data, width, height }: Pixels): Sharp => sharp(data, { raw: { width, height, channels: 3 } })

export async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
