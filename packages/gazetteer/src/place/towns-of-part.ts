import type { Town } from './gazetteer-file.ts'
import { isWithin, MIN_POPULATION_BY_FAR } from './likely-town.ts'
import { type LocationPart, namesOf } from './location-parts.ts'
import { placeKey, regionKey } from './place-key.ts'
import type { PlaceNames, TownsNamed } from './place-names.ts'

/**
 * Returns the towns for the first spelling of a part that a town has. Two or three capital letters are no town unless
 * `mayBeCode`.
 */
export function townsOf({ townsNamed }: PlaceNames, part: LocationPart, { mayBeCode }: { mayBeCode: boolean }): Town[] {
  if (!mayBeCode && /^[A-Z]{2,3}$/.test(part.text)) return []
  const towns = townsByPart.get(part) ?? townsOfNames(townsNamed, part)
  townsByPart.set(part, towns)
  return towns
}

const townsByPart = new WeakMap<LocationPart, Town[]>()

function townsOfNames(townsNamed: TownsNamed, part: LocationPart): Town[] {
  for (const name of namesOf(part)) {
    const towns = townsNamed(name)
    if (towns.length > 0) return towns
  }
  return townsAroundHyphen(townsNamed, part.text)
}

function townsAroundHyphen(townsNamed: TownsNamed, text: string): Town[] {
  const [first = '', ...others] = text.split('-')
  if (others.length === 0) return []
  return [placeKey(first), placeKey(first).replace(/([aou])e/g, '$1')]
    .flatMap(townsNamed)
    .filter(({ population }) => population >= MIN_POPULATION_BY_FAR)
}

/** Matches the name of an island, as in "Portree, Isle of Skye": no list of regions includes islands. */
const ISLAND = /^(?:isle|island|isola|île|ile|ilha|isla|insel|koh|pulau)\b|\b(?:island|islands)$/i

export const isIsland = (part: LocationPart | undefined): boolean => ISLAND.test(part?.text ?? '')

/**
 * Returns the towns that have the name of an island, as in "Anacapri, Isola di Capri"; only those that contain one of
 * `others`.
 */
export function townsOfIsland({ townsNamed }: PlaceNames, part: LocationPart | undefined, others: Town[]): Town[] {
  if (!part || !isIsland(part)) return []
  return townsNamed(regionKey(placeKey(part.text))).filter((town) => others.some((other) => isWithin(other, town)))
}
