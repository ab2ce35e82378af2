import { withCountryName } from './country-sign.ts'
import type { Town } from './gazetteer-file.ts'
import type { Gazetteer } from './locate-town.ts'
import { readingsOf } from './location-hints.ts'
import { hasRegionOf } from './postcodes.ts'

/** So big a town is meant by its name alone. */
const MIN_POPULATION = 15_000

/**
 * Returns true where a location names a small town and no region of it, by word or postcode: smaller places of that name, which the gazetteer
 * lacks, may be meant as well ("01234 Neudorf, Germany").
 */
export function mayBeNamesake({ regions, partsOf }: Gazetteer, location: string, town: Town): boolean {
  if (town.population >= MIN_POPULATION) return false
  const parts = partsOf(withCountryName(location))
  if (parts.postcodes.some(({ code }) => hasRegionOf(regions, code, town))) return false
  return !readingsOf(parts, regions).some(
    ({ country, region, district, area }) =>
      (country === undefined || country === town.country) && (region ?? district ?? area) !== undefined,
  )
}
