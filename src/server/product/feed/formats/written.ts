import { createHash } from 'node:crypto'
import { M2_PER_FT2 } from '#contract/area'
import type { Currency } from '#contract/currency'
import { priceRange } from '#contract/price'
import type { AreaUnit } from '#contract/property-facts'
import { xmlAttribute, xmlText } from '../source/xml.ts'

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
  const start = named.map(([key, value]) => ` ${key}="${xmlAttribute(String(value))}"`).join('')
  return inner === '' ? `<${name}${start}/>` : `<${name}${start}>${inner}</${name}>`
}

/** Returns an element that its format requires, also when it is empty. */
export const requiredTag = (name: string, content: Content): string => tag(name, content) || `<${name}></${name}>`

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

/** Returns at most `most` characters of a text, cut between words where that is possible. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most).replace(/\p{Surrogate}$/u, '')
  const end = cut.search(/(?<![\s,;])[\s,;]+[^\s,;]*$/u)
  return (/\s/.test(text.charAt(cut.length)) || end < most / 2 ? cut : cut.slice(0, end)).trim()
}

/** Returns a text, shortened so that it has at most `most` characters as `written` writes it. */
export function fitted(text: string, most: number, written: (text: string) => string): string {
  let short = shortened(text, most)
  while (written(short).length > most) {
    const excess = written(short).length - most
    short = shortened(short, Math.max(0, short.length - excess))
  }
  return short
}

/** Returns a point with the decimals that formats allow; a thousandth of a millimetre is nothing to a home. */
export const degrees = (value: number | undefined): number | undefined => value && Number(value.toFixed(8))

/** Returns a name of letters and digits for what has another one, always the same for the same. */
export const stableId = (length: number, ...names: string[]): string =>
  BigInt(`0x${createHash('sha256').update(JSON.stringify(names)).digest('hex')}`)
    .toString(36)
    .padStart(length, '0')
    .slice(-length)
    .toUpperCase()
