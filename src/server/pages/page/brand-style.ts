import { type Brand, brand } from '#contract/brand'
import type { Font } from '#contract/brand-fields'
import { fontProperties } from '#contract/brand-fonts'
import { type Palette, paletteOf, stylesOf } from '../../settings/palette.ts'

export type BrandStyle = { styles: string; elements: string }

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

const fontStyles = (font: Font): string =>
  font === 'classic'
    ? ''
    : `:root{${Object.entries(fontProperties(font))
        .map((property) => property.join(':'))
        .join(';')}}`

const bars = (palette: Palette): string =>
  (['light', 'dark'] as const)
    .map(
      (face) => `<meta name="theme-color" content="${palette[face].canvas}" media="(prefers-color-scheme: ${face})">`,
    )
    .join('')
