import { englishCountry } from './english-country.ts'
import type { Town } from './gazetteer-file.ts'
import { locateTown } from './locate-town.ts'
import { mayBeNamesake } from './may-be-namesake.ts'
import type { PlaceNames } from './place-names.ts'

/** The point of a town. `mayBeNamesake`: the text may mean another place of this name that the gazetteer lacks. */
export type Place = { latitude: number; longitude: number; precision: 'town'; mayBeNamesake?: true }

/** A possible town. `name`: with its region and country, in English. */
export type Candidate = { name: string; latitude: number; longitude: number }

/**
 * The result of a lookup. `place` is absent for an unknown or ambiguous location; `candidates` has the two likeliest
 * towns of an ambiguous one.
 */
export type Located = { place?: Place; candidates: Candidate[] }

export function locate(names: PlaceNames, location: string, homeCountry?: string): Located {
  const { town, likeliest = [] } = locateTown(names, location, homeCountry)
  const candidates = named(likeliest, names)
  if (!town) return { candidates }
  const { latitude, longitude } = town
  const isDoubtful = mayBeNamesake(names, location, town)
  return { place: { latitude, longitude, precision: 'town', ...(isDoubtful && { mayBeNamesake: true }) }, candidates }
}

/** Names towns like "Springfield, Illinois, United States"; adds coordinates if two would have the same name. */
function named(towns: Town[], { regions }: PlaceNames): Candidate[] {
  const names = towns.map(({ key, country, region }) =>
    [titleCase(key), regions.labels.get(`${country} ${region}`), englishCountry(country) ?? country]
      .filter(Boolean)
      .join(', '),
  )
  const isOneName = new Set(names).size < names.length
  return towns.map(({ latitude, longitude }, at) => ({
    name: isOneName ? `${names[at]} (${latitude.toFixed(2)}, ${longitude.toFixed(2)})` : (names[at] ?? ''),
    latitude,
    longitude,
  }))
}

const titleCase = (key: string): string => key.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
