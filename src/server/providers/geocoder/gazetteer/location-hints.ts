import { placeKey } from './place-key.ts'
import { postcodeArea } from './postcode-areas.ts'

/**
 * What a location says about where its places are. `region`: GeoNames' code within the country. `area`: a town that they are near
 * to. `isLastTown`: what stands last was understood as a country or a state before; here it is the town itself.
 */
export type Reading = {
  parts: string[]
  country?: string
  region?: string
  area?: { town: string; maxKm: number }
  isLastTown?: true
}

const usStates =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming'
/** By GeoNames' code, postal code and name. */
const provinces =
  '01 AB Alberta,02 BC British Columbia,03 MB Manitoba,04 NB New Brunswick,05 NL Newfoundland and Labrador,07 NS Nova Scotia,08 ON Ontario,09 PE Prince Edward Island,10 QC Quebec,11 SK Saskatchewan,12 YT Yukon,13 NT Northwest Territories,14 NU Nunavut'
const nations = 'ENG England,SCT Scotland,WLS Wales,NIR Northern Ireland'
/** Written behind a town that needs no more to be found; some are towns too, elsewhere. */
const counties =
  'Bedfordshire,Berkshire,Buckinghamshire,Cambridgeshire,Cheshire,Cornwall,Cumbria,Derbyshire,Devon,Dorset,County Durham,East Sussex,Essex,Gloucestershire,Greater London,Greater Manchester,Hampshire,Herefordshire,Hertfordshire,Isle of Wight,Kent,Lancashire,Leicestershire,Lincolnshire,Merseyside,Middlesex,Norfolk,North Yorkshire,Northamptonshire,Northumberland,Nottinghamshire,Oxfordshire,Rutland,Shropshire,Somerset,South Yorkshire,Staffordshire,Suffolk,Surrey,Sussex,Tyne and Wear,Warwickshire,West Midlands,West Sussex,West Yorkshire,Wiltshire,Worcestershire,Yorkshire'
const nicknames =
  'US usa,US us,US u s a,US america,GB uk,GB u k,GB great britain,GB britain,NL holland,CZ czech republic,TR turkey'

/** `isCounty`: people write it behind a town only, so with something before it, it is never the town. */
type Hint = { country: string; region?: string; isCounty?: true }
const hints = new Map<string, Hint[]>()
/** Two letters are a state only as people write one: `OR`, not `or`. */
const abbreviations = new Map<string, Hint>()
const learn = (name: string, hint: Hint) => hints.set(placeKey(name), [...(hints.get(placeKey(name)) ?? []), hint])

for (const [code = '', ...name] of usStates.split(',').map((state) => state.split(' '))) {
  learn(name.join(' '), { country: 'US', region: code })
  abbreviations.set(code, { country: 'US', region: code })
}
for (const [region = '', code = '', ...name] of provinces.split(',').map((province) => province.split(' '))) {
  learn(name.join(' '), { country: 'CA', region })
  abbreviations.set(code, { country: 'CA', region })
}
for (const [region = '', ...name] of nations.split(',').map((nation) => nation.split(' ')))
  learn(name.join(' '), { country: 'GB', region })
for (const county of counties.split(',')) learn(county, { country: 'GB', isCounty: true })
for (const [country = '', ...name] of nicknames.split(',').map((nickname) => nickname.split(' ')))
  learn(name.join(' '), { country })
for (const [country, name] of countries()) learn(name, { country })

function* countries(): Generator<[code: string, name: string]> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  for (const one of letters)
    for (const other of letters) {
      const name = names.of(one + other)
      if (name && one + other !== 'UK') yield [one + other, name]
    }
}

const POSTCODE_GB = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/i
const POSTCODE_CA = /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/i
const ZIP = /\b\d{5}(-\d{4})?$/

/**
 * The ways to read a location, the likeliest first: what stands last may be a country, a state in a country, or already the town
 * ("Atlanta, Georgia", "New York").
 */
export function readingsOf(location: string): Reading[] {
  const british = POSTCODE_GB.exec(location)?.[0]
  const area = british && postcodeArea(british)
  const country = british ? 'GB' : POSTCODE_CA.test(location) ? 'CA' : undefined
  const parts = location
    .split(/[,;\n]/)
    .map((part) => part.replace(POSTCODE_GB, ' ').replace(POSTCODE_CA, ' ').replace(ZIP, ' ').trim())
    .filter(Boolean)
  return [...narrowed({ parts, ...(country && { country }), ...(area && { area }) })]
}

function* narrowed(reading: Reading): Generator<Reading> {
  const { parts } = reading
  const found = hintsAtEnd(parts).filter(({ hint, rest }) => fits(hint, reading) && rest.length > 0)
  for (const { hint, rest } of found)
    yield* narrowed({ ...reading, country: hint.country, region: hint.region, parts: rest })
  if (found.length === 0) yield reading
  else if (!found.some(({ hint }) => hint.isCounty)) yield { ...reading, isLastTown: true }
}

const fits = (hint: Hint, { country, region }: Reading): boolean =>
  (country === undefined || country === hint.country) && !(region && hint.region && region !== hint.region)

/** What the last part, or its last word, may name besides a town, and what is left without it. */
function hintsAtEnd(parts: string[]): { hint: Hint; rest: string[] }[] {
  const last = parts.at(-1)
  if (last === undefined) return []
  const before = parts.slice(0, -1)
  const [, town, code] = /^(?:(.*\S)\s+)?([A-Z]{2})\.?$/.exec(last) ?? []
  const abbreviated = code === undefined ? undefined : abbreviations.get(code)
  return [
    ...(abbreviated ? [{ hint: abbreviated, rest: town ? [...before, town] : before }] : []),
    ...(hints.get(placeKey(last)) ?? []).map((hint) => ({ hint, rest: before })),
  ]
}
