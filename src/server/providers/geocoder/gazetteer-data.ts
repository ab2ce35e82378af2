import { join } from 'node:path'
import {
  type Gazetteer,
  type IsTown,
  type OtherNames,
  openGazetteer,
  openOtherNames,
  openTowns,
  type Place,
  type TownsIn,
} from 'gazetteer'
import { type Address, keptParts } from '#contract/address'
import { root } from '../../project-root.ts'
import { GeocoderUnavailable } from './geocoder.ts'

export const gazetteerFolder = join(root, 'dist/gazetteer')

const opened = new Map<string, Promise<Gazetteer>>()

/** Returns the gazetteer in a folder, opened only once. Throws `GeocoderUnavailable` if its data can't be read. */
export function openedGazetteer(folder = gazetteerFolder): Promise<Gazetteer> {
  const opening =
    opened.get(folder) ??
    openGazetteer(folder).catch((cause: unknown) => {
      opened.delete(folder)
      throw new GeocoderUnavailable(`the gazetteer ${folder} can’t be read: run npm run build`, { cause })
    })
  opened.set(folder, opening)
  return opening
}

type Options = { folder?: string | undefined; homeCountry?: string | undefined }

export const addressOf =
  ({ folder, homeCountry }: Options) =>
  async (location: string): Promise<Address> =>
    keptParts((await openedGazetteer(folder)).readAddress(location, homeCountry))

/** Returns the names of towns in other languages; none while the data can't be read, so that searches still work. */
export function otherTownNames(folder = gazetteerFolder): () => Promise<OtherNames> {
  let names: OtherNames | undefined
  return async () => {
    try {
      names ??= openOtherNames(folder)
      return names
    } catch {
      return () => []
    }
  }
}

type TownsByName = { isPlace: IsTown; pointOf: (name: string) => Place | undefined }

/**
 * Returns whether a town has a name, and the point of the only one that it means; no town has any while the gazetteer
 * can't be read.
 */
export const townsByName = (homeCountry?: string) => async (): Promise<TownsByName> => {
  const gazetteer = await openedGazetteer().catch(() => undefined)
  if (!gazetteer) return { isPlace: () => false, pointOf: () => undefined }
  return {
    isPlace: gazetteer.isTown,
    pointOf: (name) => {
      const { place, candidates } = gazetteer.locate(name, homeCountry)
      return place && !place.mayBeNamesake && candidates.length < 2 ? place : undefined
    },
  }
}

export function namedTowns(): () => Promise<TownsIn> {
  let opening: Promise<TownsIn> | undefined
  return () => {
    opening ??= openTowns(gazetteerFolder).catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }
}
