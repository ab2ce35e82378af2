import type { Rule } from './rule.ts'

const names: Record<string, string> = {
  location: 'location',
  description: 'description',
  translations: 'translations',
  propertyImage: 'first picture',
  pictures: 'pictures',
  type: 'type',
  latitude: 'point',
  longitude: 'point',
}

export const telling = (fields: string[]): string[] => [...new Set(fields.flatMap((field) => names[field] ?? []))]

export const changedAfterVerified: Rule = {
  rule: 'changedAfterVerified',
  find: async (_, { isOfFeed, status, changedFields }) => {
    const fields = isOfFeed && status === 'verified' ? telling(changedFields).join(', ') : ''
    return fields ? [{ other: fields, facts: { fields } }] : []
  },
}
