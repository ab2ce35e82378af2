import { ADDRESS_PARTS } from '#contract/address'
import { CONTACT_PARTS, type ContactInput, type HomeContact } from '#contract/home-contact'
import type { HomeLink } from '#contract/home-links'
import { LANGUAGES } from '#contract/language'
import type { Translations } from '#contract/listing-texts'
import type { Property } from '#contract/property'
import type { Edit, EditValue } from '#contract/property-facts'
import type { PropertyUpdate } from '#contract/property-fields'

type Pictures = NonNullable<PropertyUpdate['pictures']>
type Change = [was: EditValue, is: EditValue]

/** Returns the former and the new value of each changed field. An absent field is unchanged. */
export function changesOf(before: Property, update: PropertyUpdate): Edit['changed'] {
  const { pictures, contact, translations, openTimes: _, ...rest } = update // open times are no part of what was verified
  const fields = Object.keys(rest) as (keyof typeof rest)[]
  const changed = fields
    .filter((field) => rest[field] !== undefined)
    .map((field): [string, Change] => [field, [editValue(before[field]), editValue(rest[field])]])
    .filter(([, change]) => isChange(change))
  const ofTranslations: Change | undefined =
    translations === undefined ? undefined : [translatedTexts(before.translations), translatedTexts(translations)]
  const ofPictures = pictures === undefined ? undefined : pictureChange(before.pictures ?? [], pictures ?? [])
  const ofContact = contact === undefined ? undefined : contactChange(before.wholeContact, contact)
  return Object.fromEntries([
    ...changed,
    ...(ofTranslations && isChange(ofTranslations) ? [['translations', ofTranslations]] : []),
    ...(ofPictures ? [['pictures', ofPictures]] : []),
    ...(ofContact ? [['contact', ofContact]] : []),
  ])
}

const isChange = ([was, is]: Change): boolean => JSON.stringify(was) !== JSON.stringify(is)

function editValue(
  value: Property[keyof Omit<PropertyUpdate, 'pictures' | 'contact' | 'translations' | 'openTimes'>] | null,
): EditValue {
  if (value === undefined || value === null || value === '' || value === 'whole') return null // a whole address is the default
  if (Array.isArray(value)) return orNull(value.map((each) => (typeof each === 'string' ? each : linkText(each))))
  return typeof value === 'object' ? orNull(fieldsIn(ADDRESS_PARTS, value)) : value
}

const orNull = <Value extends object>(value: Value): Value | null => (Object.keys(value).length > 0 ? value : null)

/** Returns the fields that have a text, in the order of `names`, so that equal values are written alike. */
const fieldsIn = <Name extends string>(
  names: readonly Name[],
  value: { [Field in Name]?: string | undefined },
): Record<string, string> => Object.fromEntries(names.flatMap((name) => (value[name] ? [[name, value[name]]] : [])))

const translatedTexts = (translations: Translations | null | undefined): EditValue =>
  orNull(
    Object.fromEntries(
      LANGUAGES.flatMap((language) => {
        const texts = orNull(fieldsIn(['title', 'description'], translations?.[language] ?? {}))
        return texts ? [[language, texts]] : []
      }),
    ),
  )

type Contact = HomeContact | ContactInput | null | undefined

/**
 * Returns the names of the former and the new contact, and which other parts changed: their values, which are those of
 * another person, don't go into the audit trail.
 */
function contactChange(before: Contact, after: Contact): Change | undefined {
  const changed = CONTACT_PARTS.filter((part) => before?.[part] !== after?.[part])
  if (changed.length === 0) return undefined
  const others = changed.filter((part) => part !== 'name')
  return [before?.name ?? null, after && others.length > 0 ? { name: after.name, others } : (after?.name ?? null)]
}

const linkText = ({ url, title }: HomeLink): string => [title, url].filter(Boolean).join(' ')

function pictureChange(before: Pictures, after: Pictures): Change | undefined {
  const lines = (pictures: Pictures) =>
    pictures.map(({ url, caption = '', kind = 'photo' }) => `${url} ${kind} ${caption}`.trim()).join('\n')
  if (lines(before) === lines(after)) return undefined
  const known = new Set(before.map(({ url }) => url))
  const added = after.filter(({ url }) => !known.has(url)).length
  return [{ count: before.length }, { count: after.length, added }]
}
