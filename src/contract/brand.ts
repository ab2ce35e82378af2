import * as t from '#messages/heads'
import type { BrandFields } from './brand-fields.ts'
import { isolated } from './isolated.ts'

/** The brand of a site. `parts`: the two parts of its name, shown in two colours. */
export type Brand = BrandFields & { parts: [string, string]; company: string }

export const OWN_BRAND: Brand = { parts: ['Key', 'Haven'], company: 'KeyHaven Industries Ltd.' }

let current = OWN_BRAND

/** Returns the brand of this site, as it is now: an admin may change it while the server runs. */
export const brand = (): Brand => current

export const brandName = (): string => current.parts.join('')

/** Sets the brand of this process or page; what a brand doesn't say is KeyHaven's own, but for the company's name. */
export function setBrand(fields: BrandFields): void {
  const { parts = OWN_BRAND.parts } = fields
  current = { ...fields, parts, company: fields.company ?? (fields.parts ? parts.join('') : OWN_BRAND.company) }
}

export const titleWithBrand = (name?: string): string =>
  name ? `${isolated(name)} · ${brandName()}` : `${brandName()}: ${current.tagline ?? t.tagline()}`
