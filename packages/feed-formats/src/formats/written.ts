import { createHash } from 'node:crypto'
import { xmlAttribute, xmlText } from '../source/xml.ts'
import type { AreaUnit } from './feed-format.ts'
import { priceRange } from './price-range.ts'

const M2_PER_FT2 = 0.09290304

type Content = string | number | undefined

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

export const requiredTag = (name: string, content: Content): string => tag(name, content) || `<${name}></${name}>`

export type WrittenPrice = { lowest: number; highest: number }

/** The amounts of a price, which are the same for a single one. */
export function priceAmounts(price: string | undefined, currency: string): WrittenPrice | undefined {
  const range = priceRange(price ?? '', currency)
  return range && { lowest: range.lowest / 100, highest: range.highest / 100 }
}

export const priceAmount = (price: string | undefined, currency: string): number | undefined =>
  priceAmounts(price, currency)?.lowest

export function areaText(area: number | undefined, unit: AreaUnit | undefined, as: AreaUnit): number | undefined {
  if (!area || (unit ?? 'ft2') === as) return area
  const other = as === 'm2' ? area * M2_PER_FT2 : area / M2_PER_FT2
  return Math.round(other * 100) / 100
}

export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most).replace(/\p{Surrogate}$/u, '')
  const end = cut.search(/(?<![\s,;])[\s,;]+[^\s,;]*$/u)
  return (/\s/.test(text.charAt(cut.length)) || end < most / 2 ? cut : cut.slice(0, end)).trim()
}

export function fitted(text: string, most: number, written: (text: string) => string): string {
  let short = shortened(text, most)
  while (written(short).length > most) {
    const excess = written(short).length - most
    short = shortened(short, Math.max(0, short.length - excess))
  }
  return short
}

/** Rounds to the decimals that formats accept: 0.00000001° is about a millimetre. */
export const degrees = (value: number | undefined): number | undefined => value && Number(value.toFixed(8))

export const stableId = (length: number, ...names: string[]): string =>
  BigInt(`0x${createHash('sha256').update(JSON.stringify(names)).digest('hex')}`)
    .toString(36)
    .padStart(length, '0')
    .slice(-length)
    .toUpperCase()
