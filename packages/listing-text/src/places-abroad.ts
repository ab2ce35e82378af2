import type { Language } from './languages/language.ts'

/** Cities and states that are spelled alike in most languages, by the ISO 3166 code of their country. */
const PLACES: Record<string, string> = {
  AE: 'dubai, abu dhabi, sharjah',
  AU: 'sydney, melbourne, brisbane, perth',
  BE: 'antwerpen, gent',
  CA: 'toronto, montreal, vancouver, calgary, ottawa, ontario, quebec',
  CH: 'zurich, lausanne, basel',
  DE: 'berlin, hamburg, frankfurt, stuttgart',
  FI: 'helsinki',
  GB: 'manchester, liverpool, glasgow, aberdeen, birmingham, leeds, bristol',
  IE: 'dublin, cork, galway',
  IT: 'torino, bologna',
  KE: 'nairobi',
  NG: 'lagos, abuja',
  NO: 'oslo, bergen, stavanger',
  NZ: 'auckland, wellington',
  QA: 'doha',
  SA: 'riyadh, jeddah',
  SE: 'stockholm, goteborg, malmo',
  SG: 'singapore, singapur',
  US: 'florida, california, texas, miami, boston, chicago, houston, seattle, dallas, atlanta, los angeles, san francisco, philadelphia',
}

/**
 * Names that are ordinary words, first names or places at home, by language: countries by their ISO 3166 code. "Granada",
 * "sala de reunião", "maison Maurice", "czujnik czadu", "mali müşavir".
 */
const NOT_ABROAD: Record<string, { countries: string; places: string }> = {
  ar: { countries: 'JE ML', places: '' },
  de: { countries: 'JE', places: 'bergen' },
  en: { countries: 'GE GU JE JO PR TD', places: 'gent' },
  es: { countries: 'GD GE JE LC MF MU PR RE SH', places: 'florida, los angeles' },
  fr: { countries: 'DM GD GF GP JE LC MF MQ MU RE SH YT', places: '' },
  it: { countries: 'GE JE RE', places: '' },
  nl: { countries: 'AW CW JE SX', places: 'bergen' },
  pl: { countries: 'CU DM JE TD', places: '' },
  pt: { countries: 'GD JE LC MF MU RE SH', places: 'florida, lagos' },
  tr: { countries: 'JE ML SD', places: 'gent' },
}

const NO_NAMES = { countries: '', places: '' }
const namesAtHome = (code: string) => NOT_ABROAD[code] ?? NO_NAMES

/** The minimum length in letters of a Turkish name that may have an ending without an apostrophe. */
const MIN_WITH_ENDING = 6
export const withTurkishEnding = (name: string): string => (name.length < MIN_WITH_ENDING ? name : `${name}*`)

export const isAtHome = ({ code, homeCountries }: Language, country: string): boolean =>
  `${homeCountries} ${namesAtHome(code).countries}`.split(' ').includes(country)

export const placesAbroad = (language: Language): string[] =>
  Object.entries(PLACES)
    .filter(([country]) => !isAtHome(language, country))
    .flatMap(([, names]) => names.split(', '))
    .filter((name) => !namesAtHome(language.code).places.split(', ').includes(name))
    .map((name) => (language.code === 'tr' ? withTurkishEnding(name) : name))
