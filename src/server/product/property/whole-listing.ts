import { ADDRESS_PARTS, type Address } from '#contract/address'
import type { Property } from '#contract/property'
import type { PropertyUpdate } from '#contract/property-fields'
import type { WholeListing } from '#contract/whole-listing'
import type { WholeAddress } from '../place/address.store.ts'
import { shownParts, shownText } from '../place/shown-address.ts'

type AsWritten = WholeListing & WholeAddress

/**
 * Returns a listing for a response: its own fields are the public version, also for its agent; `whole` has the agent's
 * texts (P-311).
 */
export function withWholeApart<Listing extends AsWritten>({ shownAs, ...listing }: Listing) {
  if (!shownAs) return listing
  const { title, location, description, features, address, addressShown = 'whole' } = listing
  const { latitude, longitude, precision, pictures } = listing
  const point = { latitude, longitude, precision }
  const whole = { title, location, description, features, address, ...point, ...(shownAs.pictures && { pictures }) }
  return { ...listing, ...shownAs, ...(address && { address: shownParts(address, addressShown) }), whole }
}

/**
 * Restores the agent's values of fields that an update repeats in their public version, so that nothing hidden is lost.
 * An update that sets how much is shown is taken literally.
 */
export function withWholeKept(before: Property & WholeAddress, update: PropertyUpdate): PropertyUpdate {
  const { shownAs, addressShown = 'whole' } = before
  if (!shownAs || update.addressShown !== undefined) return update
  const kept = { ...update }
  for (const field of ['title', 'location', 'description'] as const)
    if (update[field] === shownAs[field]) kept[field] = before[field]
  if (JSON.stringify(update.features) === JSON.stringify(shownAs.features)) kept.features = before.features
  kept.pictures = update.pictures?.map((picture) => captionKept(before, picture)) ?? update.pictures
  if (update.latitude === shownAs.latitude && update.longitude === shownAs.longitude)
    Object.assign(kept, { latitude: undefined, longitude: undefined, precision: undefined })
  if (update.address && isSame(update.address, shownParts(before.address ?? {}, addressShown))) kept.address = undefined
  return kept
}

type Picture = NonNullable<PropertyUpdate['pictures']>[number]

function captionKept({ pictures, addressShown, address, location }: Property & WholeAddress, sent: Picture): Picture {
  const written = pictures?.find(({ url }) => url === sent.url)?.caption
  if (written === undefined || !addressShown) return sent
  return shownText(written, address ?? {}, addressShown, location) === sent.caption
    ? { ...sent, caption: written }
    : sent
}

const isSame = (one: Address, other: Address): boolean => ADDRESS_PARTS.every((part) => one[part] === other[part])
