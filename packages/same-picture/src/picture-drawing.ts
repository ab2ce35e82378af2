import { type ColourPicture, isMap, SURELY_DRAWN, shareInTwoColours } from './picture-map.ts'

const BLOCK = 8
const EVEN_DEVIATION = 1 // shades
const MIN_STEP = 4 // in shades, between a pixel and the next but one
const SHARP_STEP = 24
const BITS = 3 // the low bits that are dropped from each colour channel
const MIN_PIXELS = 4
const MAX_EVEN = 0.99
/**
 * The minimum fraction of pixels in the `FEW_SHADES` most frequent of 64 shades. A photograph without hues has few
 * colours, but its shades are spread: of grey ones under a coloured bar at most 0.71 were in as many, of drawings at
 * least 0.84.
 */
const MIN_IN_FEW_SHADES = 0.77
const FEW_SHADES = 12
const SHADE_BITS = 2 // the low bits that are dropped from the brightness

type Sort = {
  even: { least: number; most: number }
  inFewColours: number
  soft: number
  colours: { least: number; most: number }
  inTwoColours: number
}

/** Each sort of drawing, with limits that must all be met. A grey photograph has some 30 colours. */
const sorts: Sort[] = [
  // Charts, plans, signs, logos: all edges are sharp, which never occurs in a photograph.
  {
    even: { least: 0.3, most: 1 },
    inFewColours: 0.7,
    soft: 0.48,
    colours: { least: 0, most: Number.POSITIVE_INFINITY },
    inTwoColours: 0,
  },
  // Plans with floors and furniture.
  {
    even: { least: 0.3, most: 1 },
    inFewColours: 0.74,
    soft: 0.62,
    colours: { least: 150, most: 680 },
    inTwoColours: 0,
  },
  // The same scanned, with boards on the floors: 0.37 and more of the blocks are in two colours, of photographs with
  // edges as sharp at most 0.3. Less of it is even than of a phone's frame, whose letters are in two colours as well.
  {
    even: { least: 0.25, most: 0.4 },
    inFewColours: 0.6,
    soft: 0.65,
    colours: { least: 150, most: 760 },
    inTwoColours: SURELY_DRAWN,
  },
]
const FEW_COLOURS = 16

/**
 * The limits of a pale sign, in colours of one brightness, as white letters on light green: all is soft in green, and at
 * most 0.65 in all channels. Of photographs with as few colours, those taken at night, at least 0.97 is.
 */
const PALE_SIGN = { even: 0.6, inFewColours: 0.85, colours: 500, soft: 0.7 }
const ALL_CHANNELS = [0, 1, 2]
const CHANNEL_NAMES = ['red', 'green', 'blue'] as const
const GREEN = [1]

/**
 * The limits of a part that is certainly a photograph. Of parts cut from drawings, at least 0.66 were in few colours; of
 * photographs on screens, at most 0.57, and 0.18 was even.
 */
const PHOTOGRAPH = { even: 0.25, inFewColours: 0.6 }

/** Returns true if a denoised picture of 480 pixels is certainly no drawing, as one of an overexposed room is not. */
export function isPhotograph(picture: ColourPicture): boolean {
  return (
    shareOfEvenBlocks(picture) <= PHOTOGRAPH.even &&
    coloursOf(picture).inFew <= PHOTOGRAPH.inFewColours &&
    shareInTwoColours(picture) < SURELY_DRAWN
  )
}

/**
 * Returns true if a denoised picture of 480 pixels is a drawing: an energy chart, a plan, a map, a logo or a sign has
 * large even areas, few colours and sharp edges. An overexposed kitchen or a night scene has soft edges. Measured
 * fraction of soft edges: 0.13 to 0.6 in drawings, up to 0.88 in maps, 0.5 and more in photographs.
 */
export function isDrawing(picture: ColourPicture): boolean {
  const measures = measuresOf(picture)
  const { even, inFew, count, soft } = measures
  if (even > MAX_EVEN || shareInFewShades(picture) < MIN_IN_FEW_SHADES) return false
  return (
    isMap(picture, soft) ||
    isPaleSign(picture, measures) ||
    sorts.some(
      (sort) =>
        even >= sort.even.least &&
        even <= sort.even.most &&
        inFew >= sort.inFewColours &&
        soft <= sort.soft &&
        count >= sort.colours.least &&
        count <= sort.colours.most &&
        (sort.inTwoColours === 0 || shareInTwoColours(picture) >= sort.inTwoColours),
    )
  )
}

/** Returns the channel in which a pale sign is sharpest; undefined for other pictures. */
export function channelOfPaleSign(picture: ColourPicture): (typeof CHANNEL_NAMES)[number] | undefined {
  if (!isPaleSign(picture, measuresOf(picture))) return undefined
  const soft = ALL_CHANNELS.map((channel) => shareOfSoftEdges(picture, [channel]))
  return CHANNEL_NAMES[soft.indexOf(Math.min(...soft))]
}

type Measures = { even: number; inFew: number; count: number; soft: number }

const isPaleSign = (picture: ColourPicture, { even, inFew, count, soft }: Measures): boolean =>
  inFew >= PALE_SIGN.inFewColours &&
  count <= PALE_SIGN.colours &&
  even >= PALE_SIGN.even &&
  soft > PALE_SIGN.soft &&
  shareOfSoftEdges(picture, ALL_CHANNELS) <= PALE_SIGN.soft

const measuresOf = (picture: ColourPicture): Measures => ({
  even: shareOfEvenBlocks(picture),
  ...coloursOf(picture),
  soft: shareOfSoftEdges(picture),
})

function coloursOf({ data }: ColourPicture): { inFew: number; count: number } {
  const counts = new Map<number, number>()
  for (let at = 0; at < data.length; at += 3) {
    const colour = [0, 1, 2].reduce((sum, channel) => (sum << 5) | ((data[at + channel] ?? 0) >> BITS), 0)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const frequent = [...counts.values()].sort((one, other) => other - one)
  const inFew = frequent.slice(0, FEW_COLOURS).reduce((sum, count) => sum + count, 0) / (data.length / 3)
  return { inFew, count: frequent.filter((count) => count >= MIN_PIXELS).length }
}

function shareInFewShades({ data }: ColourPicture): number {
  const counts = Array<number>(256 >> SHADE_BITS).fill(0)
  for (let at = 0; at < data.length; at += 3) {
    const brightness = ((data[at] ?? 0) + 2 * (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) >> 2
    counts[brightness >> SHADE_BITS] = (counts[brightness >> SHADE_BITS] ?? 0) + 1
  }
  const frequent = counts.sort((one, other) => other - one).slice(0, FEW_SHADES)
  return frequent.reduce((sum, count) => sum + count, 0) / (data.length / 3)
}

function shareOfEvenBlocks({ data, width, height }: ColourPicture): number {
  const [columns, rows] = [Math.floor(width / BLOCK), Math.floor(height / BLOCK)]
  let even = 0
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const start = 3 * BLOCK * (row * width + column)
      if (ALL_CHANNELS.every((channel) => deviationOf(data, start + channel, width) <= EVEN_DEVIATION)) even++
    }
  return even / Math.max(1, columns * rows)
}

function deviationOf(data: Uint8Array, start: number, width: number): number {
  let [sum, squares] = [0, 0]
  for (let line = 0; line < BLOCK; line++)
    for (let at = 0; at < BLOCK; at++) {
      const value = data[start + 3 * (line * width + at)] ?? 0
      sum += value
      squares += value * value
    }
  const mean = sum / BLOCK ** 2
  return Math.sqrt(Math.max(0, squares / BLOCK ** 2 - mean * mean))
}

function shareOfSoftEdges({ data, width, height }: ColourPicture, channels = GREEN): number {
  let [soft, sharp] = [0, 0]
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      let step = 0
      for (const channel of channels) step = Math.max(step, stepAt(data, 3 * (y * width + x) + channel, width))
      if (step >= SHARP_STEP) sharp++
      else if (step >= MIN_STEP) soft++
    }
  return soft / Math.max(1, soft + sharp)
}

function stepAt(data: Uint8Array, at: number, width: number): number {
  const across = Math.abs((data[at + 3] ?? 0) - (data[at - 3] ?? 0))
  const down = Math.abs((data[at + 3 * width] ?? 0) - (data[at - 3 * width] ?? 0))
  return Math.max(across, down)
}
