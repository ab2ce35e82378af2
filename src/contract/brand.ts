import { isolated } from './isolated.ts'

/** The brand's name, in the two parts of its split title. */
export const BRAND_PARTS = ['Key', 'Haven'] as const
export const BRAND = BRAND_PARTS.join('')
export const TAGLINE = 'homes for sale, shown calmly'
export const COMPANY = `${BRAND} Industries Ltd.`

/** A title as it stands in the tab; without a name, the site itself. */
export const titleWithBrand = (name?: string): string =>
  name ? `${isolated(name)} · ${BRAND}` : `${BRAND}: ${TAGLINE}`
