import { type Brand, brand } from '#contract/brand'
import type { Font } from '#contract/brand-fields'
import { type Palette, paletteOf, stylesOf } from '../../settings/palette.ts'

export type BrandStyle = { styles: string; elements: string }

const BUNDLED_SANS = '"Manrope Variable","Manrope Fallback",system-ui,sans-serif'
const SYSTEM_SERIF = 'Georgia,Cambria,"Times New Roman",serif'
const STACKS: Record<Exclude<Font, 'classic'>, [texts: string, headings: string]> = {
  modern: [BUNDLED_SANS, BUNDLED_SANS],
  serif: [SYSTEM_SERIF, SYSTEM_SERIF],
  system: ['system-ui,sans-serif', 'system-ui,sans-serif'],
}

let known: { of?: Brand; palette?: Palette | undefined; style?: BrandStyle | undefined } = {}

/**
 * Returns `undefined` for a brand without either, and for colours that an earlier release accepted and this one
 * refuses.
 */
export const brandStyle = (): BrandStyle | undefined => current().style

export const brandPalette = (): Palette | undefined => current().palette

function current() {
  if (brand() === known.of) return known
  const { colours } = brand()
  const made = colours && paletteOf(colours)
  const palette = made && 'light' in made ? made : undefined
  known = { of: brand(), palette, style: styleOf(brand(), palette) }
  return known
}

function styleOf({ font }: Brand, palette: Palette | undefined): BrandStyle | undefined {
  const styles = `${palette ? stylesOf(palette) : ''}${font ? fontStyles(font) : ''}`
  return styles === '' ? undefined : { styles, elements: `${palette ? bars(palette) : ''}<style>${styles}</style>` }
}

function fontStyles(font: Font): string {
  if (font === 'classic') return ''
  const [texts, headings] = STACKS[font]
  return `:root{--font-sans:${texts};--font-display:${headings}}`
}

const bars = (palette: Palette): string =>
  (['light', 'dark'] as const)
    .map(
      (face) => `<meta name="theme-color" content="${palette[face].canvas}" media="(prefers-color-scheme: ${face})">`,
    )
    .join('')
