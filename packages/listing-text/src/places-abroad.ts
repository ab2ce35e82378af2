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

export const placesAbroad = ({ code, homeCountries }: Language): string[] =>
  Object.entries(PLACES)
    .filter(([country]) => !homeCountries.split(' ').includes(country))
    .flatMap(([, names]) => names.split(', '))
    .map((name) => (code === 'tr' ? `${name}*` : name))
