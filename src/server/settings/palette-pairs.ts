export const TOKENS = [
  'canvas',
  'surface',
  'sunken',
  'line',
  'brand-wash',
  'accent-wash',
  'danger-wash',
  'dusk',
  'brand',
  'brand-deep',
  'brand-day',
  'accent',
  'danger',
  'danger-deep',
  'band',
  'ink',
  'muted',
  'edge',
  'on-brand',
  'on-band',
] as const
/** A colour of `src/web/ui/theme/tokens.css`, without `--color-`. */
export type Token = (typeof TOKENS)[number]

/**
 * Two colours that must be distinguishable, with their minimum ratio by WCAG 2: tokens, or a colour that is the same in
 * every brand.
 */
export type Pair = [front: Token | `#${string}`, ground: Token | `#${string}`, ratio: number]

/** The ratios of WCAG 2 AA: text (1.4.3); borders of controls, marks and outlines (1.4.11). */
const TEXT = 4.5
const MARK = 3

const PAPER = ['canvas', 'surface', 'sunken'] as const
const WASHES = ['brand-wash', 'accent-wash', 'danger-wash'] as const

/** The pairs of colours on the pages, light and dark. Disabled controls and ornaments need no ratio. */
export const PAIRS: Pair[] = [
  ...[...PAPER, ...WASHES].flatMap((ground): Pair[] => [
    ['ink', ground, TEXT],
    ['muted', ground, TEXT],
    ['brand', ground, TEXT],
    ['accent', ground, TEXT],
    ['danger', ground, TEXT],
    ['danger-deep', ground, TEXT],
  ]),
  ['canvas', 'ink', TEXT],
  ['on-brand', 'brand', TEXT],
  ['on-brand', 'brand-deep', TEXT],
  ['on-brand', 'danger', TEXT],
  ['on-brand', 'danger-deep', TEXT],
  ['on-band', 'band', TEXT],
  // The home page's picture and those beside the sign-in are dark by day too.
  ['#fdf8ee', 'dusk', TEXT],
  ['#ece5dc', 'dusk', TEXT],
  ['#f3cf92', 'dusk', TEXT],
  ['brand-day', '#fdf8ee', TEXT],
  ['edge', 'canvas', MARK],
  ['edge', 'surface', MARK],
  ['brand', 'line', MARK],
  ['brand-deep', 'canvas', MARK],
  ['brand-deep', 'surface', MARK],
]
