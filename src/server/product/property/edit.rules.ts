import { ADDRESS_PARTS } from '#contract/address'
import { CONTACT_PARTS, type ContactInput, type HomeContact } from '#contract/home-contact'
import type { HomeLink } from '#contract/home-links'
import { LANGUAGES } from '#contract/language'
import type { Translations } from '#contract/listing-texts'
import type { Property } from '#contract/property'
import type { PropertyUpdate } from '#contract/property-fields'

type Pictures = NonNullable<PropertyUpdate['pictures']>

/** Returns the former and the new value of each changed field as text. An absent field is unchanged. */
export function changesOf(before: Property, update: PropertyUpdate): Record<string, [string, string]> {
  const { pictures, contact, translations, openTimes: _, ...rest } = update // open times are no part of what was verified
  const fields = Object.keys(rest) as (keyof typeof rest)[]
  const changed = fields
    .filter((field) => rest[field] !== undefined)
    .map((field) => [field, [textOf(before[field]), textOf(rest[field])]] as const)
    .filter(([, [was, is]]) => was !== is)
    .map(([field, [was, is]]): [string, [string, string]] => [field, [was, is]])
  const ofTranslations = translations === undefined ? undefined : translationChange(before.translations, translations)
  const ofPictures = pictures === undefined ? undefined : pictureChange(before.pictures ?? [], pictures ?? [])
  const ofContact = contact === undefined ? undefined : contactChange(before.wholeContact, contact)
  return Object.fromEntries([
    ...changed,
    ...(ofTranslations ? [['translations', ofTranslations]] : []),
    ...(ofPictures ? [['pictures', ofPictures]] : []),
    ...(ofContact ? [['contact', ofContact]] : []),
  ])
}

function textOf(
  value: Property[keyof Omit<PropertyUpdate, 'pictures' | 'contact' | 'translations' | 'openTimes'>] | null,
): string {
  if (value === undefined || value === null || value === 'whole') return '' // a whole address is the default
  if (Array.isArray(value)) return value.map((each) => (typeof each === 'string' ? each : linkText(each))).join(', ')
  if (typeof value !== 'object') return String(value)
  return ADDRESS_PARTS.flatMap((part) => value[part] ?? []).join(', ')
}

function translationChange(before: Translations | undefined, after: Translations | null): [string, string] | undefined {
  const [was, is] = [translatedTexts(before), translatedTexts(after)]
  return was === is ? undefined : [was, is]
}

const translatedTexts = (translations: Translations | null | undefined): string =>
  LANGUAGES.flatMap((language) => {
    const { title, description } = translations?.[language] ?? {}
    return title || description ? `${language}: ${[title, description].filter(Boolean).join('\n')}` : []
  }).join('\n')

type Contact = HomeContact | ContactInput | null | undefined

/**
 * Returns the names of the former and the new contact, and which other parts changed: their values, which are those of
 * another person, don't go into the audit trail.
 */
function contactChange(before: Contact, after: Contact): [string, string] | undefined {
  const changed = CONTACT_PARTS.filter((part) => before?.[part] !== after?.[part])
  if (changed.length === 0) return undefined
  const others = changed.filter((part) => part !== 'name').join(', ')
  const now = after?.name ?? ''
  return [before?.name ?? '', others && now ? `${now}, other ${others}` : now]
}

const linkText = ({ url, title }: HomeLink): string => [title, url].filter(Boolean).join(' ')

function pictureChange(before: Pictures, after: Pictures): [string, string] | undefined {
  const lines = (pictures: Pictures) =>
    pictures.map(({ url, caption = '', kind = 'photo' }) => `${url} ${kind} ${caption}`.trim()).join('\n')
  if (lines(before) === lines(after)) return undefined
  const known = new Set(before.map(({ url }) => url))
  const added = after.filter(({ url }) => !known.has(url)).length
  return [numberOf(before), `${numberOf(after)}, ${added} of them new`]
}

const numberOf = ({ length }: Pictures): string => `${length} further picture${length === 1 ? '' : 's'}`
