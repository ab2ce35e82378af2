import type { Address, AddressShown } from '#contract/address'
import { ADDRESS_PARTS } from '#contract/address'
import type { Language } from '#contract/language'
import type { Property } from '#contract/property'
import type { PropertyUpdate } from '#contract/property-fields'
import type { SplitListing } from './address.store.ts'
import type { PointColumns } from './place.rules.ts'
import { shownTexts } from './shown-address.ts'

export type Placed = {
  address: Address
  /** True if the parts come from the agent or a feed, instead of the location. */
  isGiven: boolean
  shown: AddressShown
  point: Partial<PointColumns> | undefined
  /** The public point if the address is partly hidden: the centre of the public area. Absent if it stays. */
  shownPoint?: Partial<PointColumns>
}

type WholeListing = Parameters<typeof shownTexts>[0]

export function storedAddress(listing: WholeListing, placed: Placed, before: Partial<PointColumns> = {}): SplitListing {
  const { title, location, description, features } = listing
  const translations = saidIn(listing.translations)
  const { address, isGiven, shown, shownPoint } = placed
  const parts = Object.fromEntries(ADDRESS_PARTS.map((part) => [part, address[part] ?? null]))
  const point = { ...before, ...placed.point }
  if (shown === 'whole') {
    const row = { ...parts, isGiven, ...NOTHING_HIDDEN }
    return { columns: { title, location, description, features, translations, ...point }, row }
  }
  const row = {
    ...parts,
    isGiven,
    shown,
    wholeTitle: title,
    wholeLocation: location,
    wholeDescription: description,
    wholeFeatures: features ?? null,
    wholeTranslations: translations,
    wholeLatitude: point.latitude ?? null,
    wholeLongitude: point.longitude ?? null,
    wholePrecision: point.precision ?? null,
    wholeGeocodedAt: point.geocodedAt ?? null,
  }
  const texts = { ...listing, translations }
  return { columns: { ...shownTexts(texts, address, shown), ...shownPoint }, row }
}

const saidIn = (translations: Property['translations'] | null) =>
  translations && Object.keys(translations).length > 0 ? translations : null

const NOTHING_HIDDEN = {
  shown: null,
  wholeTitle: null,
  wholeLocation: null,
  wholeDescription: null,
  wholeFeatures: null,
  wholeTranslations: null,
  wholeLatitude: null,
  wholeLongitude: null,
  wholePrecision: null,
  wholeGeocodedAt: null,
}

type HomeBefore = { description: string; language?: Language | undefined } & Pick<
  Property,
  'type' | 'translations' | 'features' | 'latitude' | 'longitude' | 'precision'
>

export function storedUpdate(before: HomeBefore, update: PropertyUpdate, placed: Placed): SplitListing {
  const { title, location, description = before.description, features = before.features, type = before.type } = update
  const { language = before.language, translations = before.translations } = update
  const { latitude = null, longitude = null } = before
  const point = { latitude, longitude, precision: update.precision ?? before.precision ?? null }
  return storedAddress({ title, location, description, features, type, language, translations }, placed, point)
}
