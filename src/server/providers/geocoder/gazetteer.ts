import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../project-root.ts'
import { addressOf } from './address/address-of.ts'
import { GAZETTEER_FOLDER, type Town, VERSION_FILE } from './gazetteer/gazetteer-file.ts'
import { type Gazetteer, locateTown } from './gazetteer/locate-town.ts'
import { mayBeNamesake } from './gazetteer/may-be-namesake.ts'
import { openGazetteer } from './gazetteer/open-gazetteer.ts'
import { type Candidate, type Geocoder, GeocoderUnavailable, type Place } from './geocoder.ts'

/** Increase when the same data gives other places or other parts of addresses. */
const RULES = 3

type Options = { folder?: string; homeCountry?: string | undefined }

/** A geocoder in memory by GeoNames' places of 500 people and more (CC BY 4.0), loaded at the first request. */
export function gazetteer({ folder = join(root, GAZETTEER_FOLDER), homeCountry }: Options = {}): Geocoder {
  const open = () => openGazetteer(folder)
  const find = async (location: string): Promise<Place | undefined> => {
    const data = { ...(await open()), homeCountry }
    const { town } = locateTown(data, location)
    if (!town) return undefined
    const { latitude, longitude } = town
    return {
      latitude,
      longitude,
      precision: 'town',
      ...(mayBeNamesake(data, location, town) && { mayBeNamesake: true }),
    }
  }
  return {
    kind: 'gazetteer',
    locate: find,
    addressOf: addressOf({ folder, homeCountry }),
    version: async () =>
      [RULES, await readFile(join(folder, VERSION_FILE), 'utf8'), homeCountry].filter(Boolean).join('-'),
    candidates: async (location) => {
      const data = await open()
      const { likeliest = [] } = locateTown({ ...data, homeCountry }, location)
      return named(likeliest, data)
    },
    check: async () => {
      if (!(await find('London'))) throw new GeocoderUnavailable(`the gazetteer ${folder} is empty`)
    },
  }
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/** "Springfield, Illinois, United States"; with coordinates if two would have the same name. */
function named(towns: Town[], { regions }: Gazetteer): Candidate[] {
  const names = towns.map(({ key, country, region }) =>
    [titleCase(key), regions.labels.get(`${country} ${region}`), countryNames.of(country)].filter(Boolean).join(', '),
  )
  const isOneName = new Set(names).size < names.length
  return towns.map(({ latitude, longitude }, at) => ({
    name: isOneName ? `${names[at]} (${latitude.toFixed(2)}, ${longitude.toFixed(2)})` : (names[at] ?? ''),
    latitude,
    longitude,
  }))
}

const titleCase = (key: string): string => key.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
