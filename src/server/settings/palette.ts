import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  useMode as registered,
  wcagContrast,
} from 'culori/fn'
import type { BrandFields } from '#contract/brand-fields'
import { PAIRS, type Pair, TOKENS, type Token } from './palette-pairs.ts'

type Colours = NonNullable<BrandFields['colours']>
export type Face = Record<Token, string>
export type Palette = { light: Face; dark: Face }
/** `nearest`: the accepted colour of the same hue that is nearest to the refused one. */
export type RefusedColour = { refused: keyof Colours; nearest: string }

/** The hue of the named colour, with a lightness and a maximum chroma in OKLCH. */
type Recipe = [hue: keyof Colours, lightness: number, chroma: number]
type Source = Recipe | keyof Colours | `#${string}`

/**
 * The source of each token in light and in dark. Lightness and chroma are those of KeyHaven's own colours: paper has
 * the accent's hue, ink and night the main colour's.
 */
const SOURCES: Record<Token, [light: Source, dark: Source]> = {
  canvas: [
    ['accent', 0.977, 0.007],
    ['main', 0.187, 0.01],
  ],
  surface: [
    ['accent', 0.997, 0.004],
    ['main', 0.23, 0.012],
  ],
  sunken: [
    ['accent', 0.945, 0.016],
    ['main', 0.221, 0.012],
  ],
  line: [
    ['accent', 0.909, 0.018],
    ['main', 0.321, 0.017],
  ],
  'brand-wash': [
    ['main', 0.941, 0.012],
    ['main', 0.294, 0.022],
  ],
  'accent-wash': [
    ['accent', 0.946, 0.027],
    ['accent', 0.289, 0.028],
  ],
  'danger-wash': ['#fbe9e5', '#38201d'],
  dusk: [
    ['main', 0.287, 0.035],
    ['main', 0.287, 0.035],
  ],
  brand: ['main', ['main', 0.803, 0.11]],
  'brand-deep': ['main', ['main', 0.862, 0.09]], // by day moved away from `brand`: `deeper`
  'brand-day': ['main', 'main'],
  accent: ['accent', ['accent', 0.803, 0.12]],
  danger: ['#a32a20', '#ff9d92'],
  'danger-deep': ['#85211a', '#ffb8b0'],
  band: ['main', ['main', 0.3, 0.04]],
  ink: [
    ['main', 0.249, 0.011],
    ['accent', 0.947, 0.013],
  ],
  muted: [
    ['main', 0.498, 0.014],
    ['main', 0.744, 0.015],
  ],
  edge: [
    ['accent', 0.631, 0.016],
    ['main', 0.578, 0.019],
  ],
  'on-brand': [
    ['accent', 0.997, 0.004],
    ['main', 0.234, 0.028],
  ],
  'on-band': [
    ['accent', 0.997, 0.004],
    ['main', 0.908, 0.024],
  ],
}

const STEP = 0.004
const DEEPER_BY = 0.065
// The library knows only the colour spaces that are registered; from one to another it goes by these.
registered(modeRgb)
registered(modeLrgb)
registered(modeOklab)
const oklch = registered(modeOklch)

/**
 * Returns the whole palette of two brand colours, in which every pair of `PAIRS` reaches its ratio. In light, the two
 * colours are used unchanged: one that misses a ratio is refused, with the nearest accepted colour.
 */
export function paletteOf(colours: Colours): Palette | RefusedColour {
  const made = madeOf(colours)
  const [refused] = missed(made)
  return refused ? { refused, nearest: nearestTo(colours, refused) } : made
}

const madeOf = (colours: Colours): Palette => ({ light: faceOf(colours, 0), dark: faceOf(colours, 1) })

/** Returns the brand colours that miss a ratio in light. All other colours are adjusted until they reach theirs. */
function missed({ light }: Palette): (keyof Colours)[] {
  const isMissed = (tokens: Token[]) =>
    PAIRS.some((pair) => tokens.some((token) => pair.includes(token)) && !reaches(pair, light))
  return [
    ...(isMissed(['brand', 'brand-deep', 'brand-day', 'band']) ? (['main'] as const) : []),
    ...(isMissed(['accent']) ? (['accent'] as const) : []),
  ]
}

/**
 * Returns the lightest accepted colour of the same hue, by bisection: black is always accepted, the given colour is
 * not.
 */
function nearestTo(colours: Colours, which: keyof Colours): string {
  const { l, c, h = 0 } = inOklch(colours[which])
  let nearest = '#000000'
  for (let [taken, refused] = [0, l]; refused - taken > STEP / 2; ) {
    const middle = (taken + refused) / 2
    const colour = hex(middle, c, h)
    if (missed(madeOf({ ...colours, [which]: colour })).includes(which)) refused = middle
    else [taken, nearest] = [middle, colour]
  }
  return nearest
}

/** `at`: the index of a face's sources: 0 for light, 1 for dark. */
function faceOf(colours: Colours, at: 0 | 1): Face {
  const away = at === 0 ? -STEP : STEP
  const face: Partial<Face> = {}
  for (const token of TOKENS) {
    const source = SOURCES[token][at]
    if (token === 'brand-deep' && at === 0) face[token] = deeper(colours.main)
    else if (typeof source !== 'string') face[token] = mixed(source, colours, away, (found) => fits(token, found, face))
    else face[token] = source === 'main' || source === 'accent' ? colours[source].toLowerCase() : source
  }
  return face as Face // each of `TOKENS` is set
}

function mixed([hue, lightness, most]: Recipe, colours: Colours, away: number, isFit: (found: string) => boolean) {
  const { c, h = 0 } = inOklch(colours[hue])
  const chroma = Math.min(c, most)
  let found = hex(lightness, chroma, h)
  for (let l = lightness; !isFit(found) && l > 0 && l < 1; l += away) found = hex(l, chroma, h)
  return found
}

function deeper(main: string): string {
  const { l, c, h = 0 } = inOklch(main)
  return hex(l > 0.25 ? l - DEEPER_BY : l + DEEPER_BY, c, h)
}

const fits = (token: Token, colour: string, face: Partial<Face>): boolean =>
  PAIRS.every((pair) => pair[0] !== token || reaches(pair, { ...face, [token]: colour }))

function reaches([front, ground, ratio]: Pair, face: Partial<Face>): boolean {
  const [one, other] = [front, ground].map((side) => (isFixed(side) ? side : face[side]))
  return one === undefined || other === undefined || wcagContrast(one, other) >= ratio
}

const isFixed = (side: Pair[0]): side is `#${string}` => side.startsWith('#')

function inOklch(colour: string) {
  const found = oklch(parse(colour))
  if (!found) throw new Error(`${colour} is no colour`)
  return found
}

const hex = (l: number, c: number, h: number): string => formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'))

/**
 * Returns the styles of a palette. They are in no layer and so override the tokens of the page's own styles. Printed
 * pages are light.
 */
export function stylesOf({ light, dark }: Palette): string {
  const root = (face: Face) => `:root{${TOKENS.map((token) => `--color-${token}:${face[token]}`).join(';')}}`
  return `${root(light)}@media screen and (prefers-color-scheme:dark){${root(dark)}}`
}
