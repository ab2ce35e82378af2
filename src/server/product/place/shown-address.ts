import { describeLine, mentionReplacer } from 'gazetteer/address'
import type { Address, AddressShown } from '#contract/address'
import { inLanguage, LANGUAGES, type Language, siteLanguage } from '#contract/language'
import type { Translations } from '#contract/listing-texts'
import type { PropertyType } from '#contract/property-facts'
import { MAX_TITLE_LENGTH } from '#contract/property-reference'
import * as t from '#messages/hiddenAddress'
import { streetLine } from './postal-lines.ts'

export type AddressTexts = {
  title: string
  location: string
  description: string
  features?: string[] | null | undefined
  language?: Language | null | undefined
  translations?: Translations | null | undefined
}
export type ShownTexts = Omit<AddressTexts, 'language'>

const addressOnRequest = (language: Language): string => inLanguage(language, () => t.onRequest())

/**
 * Returns the public parts of an address. `street`: without number, unit and building. `town`: the town (or the
 * locality, if neither town nor region is known), region, country, and the area of the postcode.
 */
export function shownParts(address: Address, shown: AddressShown): Address {
  if (shown === 'whole') return address
  const { street, locality, town, region, postcode, country } = address
  const area = postcode === undefined ? undefined : postcodeArea(postcode, country)
  const parts =
    shown === 'street'
      ? { street, locality, town, region, postcode, country }
      : { town: placeAlone(town) ?? (region ? undefined : placeAlone(locality)), region, postcode: area, country }
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part)) as Address
}

const DISTRICT = /^\p{L}[\p{L} .’'-]* \d{1,2}(?:st|nd|rd|th|e|er|ème|\.|º)?$/u
const CITY_OF_HAN = /^\p{scx=Han}{1,4}?[都道府県省市](?:\p{scx=Han}{1,5}?[市区町村])?/u

/**
 * Returns only the town of a text that may contain a street and number, as in Japan; `undefined` if it can't be
 * separated. Texts without digits stay.
 */
function placeAlone(text: string | undefined): string | undefined {
  if (!text || !/\d/.test(text) || DISTRICT.test(text)) return text
  return CITY_OF_HAN.exec(text)?.[0]
}

/**
 * The part of a postcode that names an area, for countries where a whole postcode identifies a street or house.
 * Postcodes of other countries are public as a whole.
 */
const AREAS: Record<string, RegExp> = {
  GB: /^[A-Z]{1,2}\d[A-Z\d]?(?= *\d[A-Z]{2}$)/i,
  GG: /^GY\d{1,2}(?= *\d[A-Z]{2}$)/i,
  JE: /^JE\d{1,2}(?= *\d[A-Z]{2}$)/i,
  IM: /^IM\d{1,2}(?= *\d[A-Z]{2}$)/i,
  IE: /^[A-Z]\d[\dW](?= *[A-Z\d]{4}$)/i,
  NL: /^\d{4}(?= *[A-Z]{2}$)/i,
  CA: /^[A-Z]\d[A-Z](?= *\d[A-Z]\d$)/i,
  US: /^\d{5}(?=-\d{4}$)/,
  PR: /^\d{5}(?=-\d{4}$)/,
  BR: /^\d{5}(?=-?\d{3}$)/,
  PT: /^\d{4}(?=-\d{3}$)/,
  PL: /^\d{2}(?=-\d{3}$)/,
  JP: /^\d{3}(?=-?\d{4}$)/,
  AR: /^[A-Z]?\d{4}(?=[A-Z]{3}$)/i,
  SG: /^\d{2}(?=\d{4}$)/,
  MT: /^[A-Z]{3}(?= *\d{4}$)/i,
  IR: /^\d{5}(?=-?\d{5}$)/,
}

/**
 * Countries whose precise postcodes have a unique format, so that they are recognized in an address without a country.
 */
const UNMISTAKABLE = ['GB', 'IE', 'CA', 'NL', 'US'] as const

function postcodeArea(postcode: string, country = ''): string {
  const own = AREAS[country]?.exec(postcode)
  const found = own ?? UNMISTAKABLE.map((code) => AREAS[code]?.exec(postcode)).find(Boolean)
  return found?.[0] ?? postcode
}

/**
 * Returns the public version of a listing's texts: without hidden parts of the address in the description, without
 * features that name one, and with a neutral title if the title does.
 */
export function shownTexts(
  texts: AddressTexts & { type?: PropertyType | null | undefined },
  address: Address,
  shown: AddressShown,
): ShownTexts {
  const { title, location, description, features, translations, type } = texts
  const language = texts.language ?? siteLanguage()
  if (shown === 'whole') return { title, location, description, features, translations }
  const parts = shownParts(address, shown)
  const withoutHidden = hiddenMentions(address, parts, location)
  const isNamed = (text: string) => withoutHidden(text, '') !== text
  const shownTitle = (text: string, of: Language) => (isNamed(text) ? titleIn(of, type, parts) : text)
  const shownLines = (text: string, of: Language) => withoutHidden(text, addressOnRequest(of))
  return {
    title: shownTitle(title, language),
    location: shownLocation(address, shown, location, language),
    description: shownLines(description, language),
    features: features === null ? null : features?.filter((feature) => !isNamed(feature)), // null clears them
    translations: translations && withEachText(translations, { title: shownTitle, description: shownLines }),
  }
}

type Changed = (text: string, language: Language) => string

function withEachText(translations: Translations, changed: { title: Changed; description: Changed }): Translations {
  const shown: Translations = {}
  for (const language of LANGUAGES) {
    const { title, description } = translations[language] ?? {}
    if (!title && !description) continue
    shown[language] = {
      ...(title && { title: changed.title(title, language) }),
      ...(description && { description: changed.description(description, language) }),
    }
  }
  return shown
}

export const shownText = (
  text: string,
  address: Address,
  shown: AddressShown,
  location: string,
  language?: Language | null,
): string =>
  shown === 'whole'
    ? text
    : hiddenMentions(address, shownParts(address, shown), location)(text, addressOnRequest(language ?? siteLanguage()))

function hiddenMentions(address: Address, parts: Address, location: string): ReturnType<typeof mentionReplacer> {
  const { unit, building, houseNumber, street, locality, postcode } = address
  const names = street ? [street, describeLine(street).name].filter(isText) : []
  const withNumber = houseNumber ? names.flatMap((name) => [`${houseNumber} ${name}`, `${name} ${houseNumber}`]) : []
  const phrases = [
    ...withNumber.flatMap((line) => (unit ? [`${unit} ${line}`, `${line} ${unit}`] : [])),
    ...withNumber,
    ...streetsIn(street),
    building,
    locality,
    postcode,
    ...[houseNumber, unit].filter((part) => part && isTelling(part)),
    ...hiddenLines(location, parts),
  ]
  const hidden = phrases.filter(isText).filter((phrase) => phrase !== address.town)
  return mentionReplacer(hidden, Object.values(parts))
}

function streetsIn(street: string | undefined): string[] {
  if (!street) return []
  const named = street
    .split(/(?:^|(?<!\s)\s+)(?:and|&|at|by|off|near|behind|opposite|close to|corner of)\s+/i)
    .filter((line) => describeLine(line).isStreet)
  return [street, ...named]
}

const isText = (text: string | undefined): text is string => Boolean(text)

const isTelling = (part: string): boolean => /\p{L}{3}/u.test(part) || (/\d/.test(part) && /\p{L}/u.test(part))

/**
 * Returns the lines of a location that reveal more than the public parts; those of streets and buildings also without
 * their number. They are hidden in addition to the hidden parts of the address, which may not cover the whole location
 * if the agent entered them.
 */
function hiddenLines(location: string, parts: Address): string[] {
  const withoutShown = mentionReplacer(Object.values(parts))
  return location
    .split(',')
    .map((line) => line.trim())
    .filter((line) => {
      const rest = withoutShown(line, '')
      if (!isTelling(rest) || countryWritten(parts.country, line)) return false
      return rest === line || /\d/.test(line) || isNamed(line)
    })
    .flatMap((line) => {
      const name = line.replaceAll(/^\d+\p{L}?[\s,/-]+|(?<!\s)\s+\d+\p{L}?$/gu, '')
      return isNamed(name) ? [line, name] : [line]
    })
}

function isNamed(line: string): boolean {
  const { isStreet, isBuilding } = describeLine(line)
  return isStreet || isBuilding
}

function titleIn(language: Language, type: PropertyType | null | undefined, { street, town, region }: Address): string {
  const place = [street, town ?? region].filter(Boolean).join(', ')
  const kind = type ?? 'other'
  const title = inLanguage(language, () => (place ? t.homeIn({ type: kind, place }) : t.home({ type: kind })))
  return title.slice(0, MAX_TITLE_LENGTH)
}

/** Returns the public version of a location. `language`: that of the text which stands where nothing of it is public. */
export function shownLocation(
  address: Address,
  shown: AddressShown,
  location: string,
  language = siteLanguage(),
): string {
  if (shown === 'whole') return location
  const parts = shownParts(address, shown)
  const { locality, town, region, postcode } = parts
  const line = [region, postcode].filter(Boolean).join(' ')
  const texts = [streetLine(parts), locality, town, line, countryWritten(parts.country, location)].filter(Boolean)
  return [...new Set(texts)].join(', ') || inLanguage(language, () => t.placeOnRequest())
}

const LANGUAGES_OF_COUNTRIES = ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'pl', 'tr', 'ar']
let countryNames: Intl.DisplayNames[] | undefined
const CUSTOMARY: Record<string, string> = { usa: 'US', uk: 'GB', england: 'GB', scotland: 'GB', wales: 'GB' }

function countryWritten(country: string | undefined, location: string): string | undefined {
  const last = location.split(',').at(-1)?.trim() ?? ''
  if (!country || last === '') return undefined
  const text = last.toLowerCase()
  countryNames ??= LANGUAGES_OF_COUNTRIES.map(
    (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
  )
  const isName = countryNames.some((name) => name.of(country)?.toLowerCase() === text)
  return isName || text === country.toLowerCase() || CUSTOMARY[text] === country ? last : undefined
}
