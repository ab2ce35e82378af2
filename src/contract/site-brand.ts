import * as z from 'zod/mini'
import { Deleted, Inserted } from './answers.ts'
import { BrandFields, colourFields } from './brand-fields.ts'
import { endpoint } from './endpoint.ts'

export const MAX_BRAND_VERSIONS = 50

const Address = z.optional(z.string())

/** The fields of a brand as saved, which current limits may no longer allow. */
const ShownBrand = z.object({
  parts: z.optional(z.tuple([z.string(), z.string()])),
  company: z.optional(z.string()),
  tagline: z.optional(z.string()),
  about: z.optional(z.string()),
  logo: Address,
  favicon: Address,
  hero: Address,
  colours: z.optional(z.object({ main: z.string(), accent: z.string() })),
  font: z.optional(z.string()),
  links: z.optional(z.array(z.object({ text: z.string(), url: z.string() }))),
  social: z.optional(z.array(z.object({ site: z.string(), url: z.string() }))),
})
export type ShownBrand = z.infer<typeof ShownBrand>

const BrandVersion = z.object({
  _id: z.string(),
  name: z.optional(z.string()),
  savedAt: z.string(), // ISO 8601 in UTC
  savedBy: z.optional(z.string()), // absent: the account is deleted
})
export type BrandVersion = z.infer<typeof BrandVersion>

/** `from`: the source of the brand; `own` is KeyHaven's. `hasFile`: the operator gave a file. */
export const SiteBrand = z.object({
  fields: ShownBrand,
  from: z.enum(['own', 'file', 'saved']),
  hasFile: z.boolean(),
  versions: z.array(BrandVersion),
})
export type SiteBrand = z.infer<typeof SiteBrand>

const Face = z.record(z.string(), z.string())

/**
 * The colours of the pages by the names of their tokens; or the refused one of the two, with the nearest accepted
 * colour.
 */
export const BrandPalette = z.union([
  z.object({ light: Face, dark: Face }),
  z.object({ refused: z.enum(['main', 'accent']), nearest: z.string() }),
])
export type BrandPalette = z.infer<typeof BrandPalette>

export const brandApi = {
  read: endpoint({
    method: 'GET',
    path: '/brand',
    access: 'admin',
    summary: `The site’s brand, where it comes from, and its last ${MAX_BRAND_VERSIONS} versions, newest first`,
    answer: SiteBrand,
  }),
  palette: endpoint({
    method: 'GET',
    path: '/brand/palette',
    access: 'admin',
    summary:
      'The colours that two brand colours make, for a preview; or the nearest to one in which texts can’t be read',
    query: z.object(colourFields),
    answer: BrandPalette,
  }),
  save: endpoint({
    method: 'POST',
    path: '/brand',
    access: 'admin',
    summary: 'Saves the whole brand, which holds at once on every server; a field that is absent has its default',
    body: BrandFields,
    answer: Inserted,
    success: 201,
  }),
  goBack: endpoint({
    method: 'POST',
    path: '/brand/versions/:id',
    access: 'admin',
    summary: 'Saves a former version again, as the newest',
    answer: Inserted,
    success: 201,
  }),
  reset: endpoint({
    method: 'DELETE',
    path: '/brand',
    access: 'admin',
    summary: 'Goes back to the brand of the operator’s file, or to the default without one; former versions stay',
    answer: Deleted,
  }),
}
