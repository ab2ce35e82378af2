import { M2_PER_FT2 } from '#contract/area'
import type { Currency } from '#contract/currency'
import { priceRange } from '#contract/price'
import type { AreaUnit } from '#contract/property-facts'
import { xmlText } from '../source/xml.ts'

type Content = string | number | undefined

/** Returns an XML element; an empty text for one without content or attributes. `raw`: elements. */
export function tag(
  name: string,
  content: Content | { raw: string },
  attributes: Record<string, Content> = {},
): string {
  const inner = typeof content === 'object' ? content.raw : xmlText(String(content ?? ''))
  const named = Object.entries(attributes).filter(([, value]) => value !== undefined)
  if (inner === '' && named.length === 0) return ''
  const start = named.map(([key, value]) => ` ${key}="${xmlText(String(value))}"`).join('')
  return inner === '' ? `<${name}${start}/>` : `<${name}${start}>${inner}</${name}>`
}

/** Returns the amount of a price text, the lowest of several; undefined for none. */
export function priceAmount(price: string | undefined, currency: string): number | undefined {
  const range = priceRange(price ?? '', { currency: currency as Currency }) // of the site, or of a home that it took
  return range && range.lowest / 100
}

/** Returns an area in the unit of a format. */
export function areaText(area: number | undefined, unit: AreaUnit | undefined, as: AreaUnit): number | undefined {
  if (!area || (unit ?? 'ft2') === as) return area
  const other = as === 'm2' ? area * M2_PER_FT2 : area / M2_PER_FT2
  return Math.round(other * 100) / 100
}

/** Returns the last part of a location, for formats with a field for the town, and what stands before it. */
export function placeParts(location: string): { town: string; rest: string } {
  const at = location.lastIndexOf(', ')
  return at === -1 ? { town: location, rest: '' } : { town: location.slice(at + 2), rest: location.slice(0, at) }
}
