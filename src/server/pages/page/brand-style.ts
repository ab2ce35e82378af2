import { type Brand, brand } from '#contract/brand'
import { paletteOf, stylesOf } from '../../settings/palette.ts'

/** The styles of a brand's colours, and the elements of a page's head that have them. */
export type BrandStyle = { styles: string; elements: string }

let known: { colours: Brand['colours']; style: BrandStyle | undefined } = { colours: undefined, style: undefined }

/** Returns `undefined` for a brand without colours, and for one that an earlier version took and that would be refused now. */
export function brandStyle(): BrandStyle | undefined {
  const { colours } = brand()
  if (colours !== known.colours) known = { colours, style: colours && styleOf(colours) }
  return known.style
}

function styleOf(colours: NonNullable<Brand['colours']>): BrandStyle | undefined {
  const palette = paletteOf(colours)
  if ('refused' in palette) return undefined
  const styles = stylesOf(palette)
  const bar = (face: 'light' | 'dark') =>
    `<meta name="theme-color" content="${palette[face].canvas}" media="(prefers-color-scheme: ${face})">`
  return { styles, elements: `${bar('light')}${bar('dark')}<style>${styles}</style>` }
}
