import type { Rule } from './rule.ts'

export const TELLING_FIELDS = [
  'location',
  'description',
  'translations',
  'first picture',
  'pictures',
  'type',
  'point',
] as const
export type TellingField = (typeof TELLING_FIELDS)[number]

const names: Record<string, TellingField> = {
  location: 'location',
  description: 'description',
  translations: 'translations',
  propertyImage: 'first picture',
  pictures: 'pictures',
  type: 'type',
  latitude: 'point',
  longitude: 'point',
}

export const telling = (fields: string[]): TellingField[] => [...new Set(fields.flatMap((field) => names[field] ?? []))]

export const changedAfterVerified: Rule = {
  rule: 'changedAfterVerified',
  find: async (_, { isOfFeed, status, changedFields }) => {
    const fields = isOfFeed && status === 'verified' ? telling(changedFields).join(', ') : ''
    return fields ? [{ other: fields, facts: { fields } }] : []
  },
}
