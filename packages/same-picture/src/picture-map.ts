/** A picture with three bytes per pixel: red, green and blue. */
export type ColourPicture = { data: Uint8Array; width: number; height: number }

const BLOCK = 8
const CHANNELS = [0, 1, 2]
const EVEN_DEVIATION = 3 // shades
const MAX_LEFT = 0.35
const BITS = 4 // the low bits that are dropped from each colour channel
const FEW_COLOURS = 8
const MIN_PIXELS = 20
const MIN_IN_FEW = 0.7
const MAX_SOFT = 0.9
/**
 * The minimum fraction of blocks in two colours: maps had 0.19 to 0.67, photographs at most 0.32. Below `SURELY_DRAWN`
 * the number of colours must be a map's as well: maps had 50 to 104, photographs over 106, or below 43 in fog and at
 * night.
 */
const MIN_DRAWN = 0.19
export const SURELY_DRAWN = 0.34
const COLOURS = { least: 48, most: 105 }

/**
 * Returns true if a denoised picture of 480 pixels is a map, also a scanned one: nearly all of it has few colours, and
 * its edges lie between two of them. `soft`: the fraction of soft edges.
 */
export function isMap(picture: ColourPicture, soft: number): boolean {
  if (soft > MAX_SOFT) return false
  const { inFew, count } = coloursOf(picture)
  if (inFew < MIN_IN_FEW) return false
  const drawn = shareInTwoColours(picture)
  return drawn >= SURELY_DRAWN || (drawn >= MIN_DRAWN && count >= COLOURS.least && count <= COLOURS.most)
}

function coloursOf({ data }: ColourPicture): { inFew: number; count: number } {
  const counts = new Map<number, number>()
  for (let at = 0; at < data.length; at += 3) {
    const colour = CHANNELS.reduce((sum, channel) => (sum << 4) | ((data[at + channel] ?? 0) >> BITS), 0)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const frequent = [...counts.values()].sort((one, other) => other - one)
  const inFew = frequent.slice(0, FEW_COLOURS).reduce((sum, count) => sum + count, 0) / (data.length / 3)
  return { inFew, count: frequent.filter((count) => count >= MIN_PIXELS).length }
}

/** Returns the fraction of uneven blocks whose darker and brighter pixels are each nearly of one colour. */
export function shareInTwoColours({ data, width, height }: ColourPicture): number {
  let [uneven, drawn] = [0, 0]
  for (let y = 0; y + BLOCK <= height; y += BLOCK)
    for (let x = 0; x + BLOCK <= width; x += BLOCK) {
      const pixels = Array.from({ length: BLOCK ** 2 }, (_, at) => {
        const first = 3 * ((y + Math.floor(at / BLOCK)) * width + x + (at % BLOCK))
        return CHANNELS.map((channel) => data[first + channel] ?? 0)
      })
      const deviation = deviationOf(pixels)
      if (deviation <= EVEN_DEVIATION) continue
      uneven++
      if (deviationInTwo(pixels) <= MAX_LEFT * deviation) drawn++
    }
  return drawn / Math.max(1, uneven)
}

function deviationInTwo(pixels: number[][]): number {
  const shades = pixels.map((colours) => colours.reduce((sum, value) => sum + value, 0))
  const middle = (Math.min(...shades) + Math.max(...shades)) / 2
  const sides = [
    pixels.filter((_, at) => (shades[at] ?? 0) < middle),
    pixels.filter((_, at) => (shades[at] ?? 0) >= middle),
  ]
  return Math.sqrt(sides.reduce((sum, side) => sum + side.length * deviationOf(side) ** 2, 0) / pixels.length)
}

/** Returns the largest deviation of the three colour channels. */
const deviationOf = (pixels: number[][]): number =>
  Math.max(
    ...CHANNELS.map((channel) => {
      let [sum, squares] = [0, 0]
      for (const pixel of pixels) {
        sum += pixel[channel] ?? 0
        squares += (pixel[channel] ?? 0) ** 2
      }
      const count = Math.max(1, pixels.length)
      return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2))
    }),
  )
