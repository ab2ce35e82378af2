import * as t from '#messages/heads'
import type { BrandFields } from './brand-fields.ts'
import { isolated } from './isolated.ts'

export type Brand = BrandFields & { parts: [string, string]; company: string }

export const OWN_BRAND: Brand = { parts: ['Key', 'Haven'], company: 'KeyHaven Industries Ltd.' }

let current = OWN_BRAND
let changes = 0

export const brand = (): Brand => current

export const brandFields = (): BrandFields => (current === OWN_BRAND ? {} : current)

export const brandName = (): string => current.parts.join('')

/** Returns the name in the letters of addresses and metrics: "casa_sol" for Casa Sol. */
export const brandSlug = (): string =>
  brandName()
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z\d]+/g, '_')
    .replace(/^[\d_]+|_+$/g, '') || 'site'

/** Sets the brand of this process or page. Fields that it omits are KeyHaven's own, except the company's name. */
export function setBrand(fields: BrandFields): void {
  changes++
  if (Object.keys(fields).length === 0) {
    current = OWN_BRAND
    return
  }
  const { parts = OWN_BRAND.parts } = fields
  current = { ...fields, parts, company: fields.company ?? (fields.parts ? parts.join('') : OWN_BRAND.company) }
}

export const brandKey = (): string => (current === OWN_BRAND ? '' : `brand ${changes}`)

/** Returns the name as a value of a text, apart from words of the other direction. */
export const brandInText = (): string => isolated(brandName())

export const titleWithBrand = (name?: string): string =>
  name ? `${isolated(name)} · ${brandInText()}` : `${brandInText()}: ${current.tagline ?? t.tagline()}`
