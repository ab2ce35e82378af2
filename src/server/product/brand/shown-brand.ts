import { OWN_BRAND } from '#contract/brand'
import type { BrandFields } from '#contract/brand-fields'
import type { BrandVersion, SiteBrand } from '#contract/site-brand'

type Version = { id: string; fields: BrandFields | null; savedAt: Date; savedBy: string | null }

export function shownBrand(versions: Version[], file: BrandFields): SiteBrand {
  const hasFile = Object.keys(file).length > 0
  const saved = versions[0]?.fields
  const fields = saved ?? file
  return {
    fields,
    from: saved ? 'saved' : hasFile ? 'file' : 'own',
    hasFile,
    versions: versions.map(shownVersion),
  }
}

const shownVersion = ({ id, fields, savedAt, savedBy }: Version): BrandVersion => ({
  _id: id,
  name: fields ? (fields.parts ?? OWN_BRAND.parts).join('') : undefined,
  savedAt: savedAt.toISOString(),
  savedBy: savedBy ?? undefined,
})
