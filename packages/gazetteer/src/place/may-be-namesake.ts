import { withCountryName } from './country-sign.ts'
import type { Town } from './gazetteer-file.ts'
import { readingsOf } from './location-hints.ts'
import type { PlaceNames } from './place-names.ts'
import { hasRegionOf } from './postcodes.ts'

const MIN_POPULATION = 15_000

/**
 * Returns true for a small town without a region or postcode: the text may mean a smaller namesake that the gazetteer
 * lacks ("01234 Neudorf, Germany").
 */
export function mayBeNamesake({ regions, partsOf }: PlaceNames, location: string, town: Town): boolean {
  if (town.population >= MIN_POPULATION) return false
  const parts = partsOf(withCountryName(location))
  if (parts.postcodes.some(({ code }) => hasRegionOf(regions, code, town))) return false
  return !readingsOf(parts, regions).some(
    ({ country, region, district, area }) =>
      (country === undefined || country === town.country) && (region ?? district ?? area) !== undefined,
  )
}
