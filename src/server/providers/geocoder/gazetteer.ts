import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RULES_VERSION } from 'gazetteer'
import { addressOf, gazetteerFolder, openedGazetteer } from './gazetteer-data.ts'
import { type Geocoder, GeocoderUnavailable } from './geocoder.ts'

type Options = { folder?: string; homeCountry?: string | undefined }

/** A geocoder with GeoNames' places of 500 people and more (CC BY 4.0), opened at the first request. */
export function gazetteer({ folder = gazetteerFolder, homeCountry }: Options = {}): Geocoder {
  const find = async (location: string) => (await openedGazetteer(folder)).locate(location, homeCountry)
  return {
    kind: 'gazetteer',
    locate: async (location) => (await find(location)).place,
    candidates: async (location) => (await find(location)).candidates,
    addressOf: addressOf({ folder, homeCountry }),
    version: async () =>
      [RULES_VERSION, await readFile(join(folder, 'version.txt'), 'utf8'), homeCountry].filter(Boolean).join('-'),
    check: async () => {
      if (!(await find('London')).place) throw new GeocoderUnavailable(`the gazetteer ${folder} is empty`)
    },
  }
}
