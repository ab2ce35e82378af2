import { ADDRESS_PARTS, type Address } from '#contract/address'
import { figuresInWords } from '#contract/home-figures'
import type { HomeLink } from '#contract/home-links'
import { LANGUAGES } from '#contract/language'
import type { Translations } from '#contract/listing-texts'
import type { Property } from '#contract/property'
import type { PropertyUpdate } from '#contract/property-fields'
import type { WholeListing } from '#contract/whole-listing'
import { shownParts, shownText } from '../place/shown-address.ts'
import type { WholeAddress } from '../place/whole-address.store.ts'
import { eachFigureInWords } from './shown-property.ts'

type AsWritten = WholeListing & WholeAddress

/**
 * Returns a listing for a response. Its own fields are the public version, even for its agent; `whole` has the agent's
 * texts if a part of the address is hidden (P-311).
 */
export function withWholeApart<Listing extends AsWritten>({ shownAs, ...listing }: Listing) {
  if (!shownAs) return listing
  const { title, location, description, translations, features, address, addressShown = 'whole' } = listing
  const { latitude, longitude, precision, pictures, tours, documents } = listing
  const point = { latitude, longitude, precision }
  const media = {
    ...(shownAs.pictures && { pictures }),
    ...(shownAs.tours && { tours }),
    ...(shownAs.documents && { documents }),
  }
  const whole = {
    title,
    location,
    description,
    ...(translations && { translations }),
    features,
    address,
    ...eachFigureInWords(listing),
    ...point,
    ...media,
  }
  return { ...listing, ...shownAs, ...(address && { address: shownParts(address, addressShown) }), whole }
}

/**
 * Replaces fields of an update that only repeat the public version by the agent's texts, so that no hidden text is
 * lost. An update that sets how much of the address is public stays unchanged.
 */
export function withWholeKept(before: Property & WholeAddress, update: PropertyUpdate): PropertyUpdate {
  const { shownAs, addressShown = 'whole' } = before
  if (!shownAs || update.addressShown !== undefined) return update
  const kept = { ...update }
  for (const field of ['title', 'location', 'description'] as const)
    if (update[field] === shownAs[field]) kept[field] = before[field]
  if (update.translations) kept.translations = translationsKept(before, update.translations)
  if (JSON.stringify(update.features) === JSON.stringify(shownAs.features)) kept.features = before.features
  for (const name of figuresInWords)
    if (update[name] && update[name] === publicTextOf(before, before[name])) kept[name] = before[name]
  kept.pictures = update.pictures?.map((picture) => captionKept(before, picture)) ?? update.pictures
  for (const field of ['tours', 'documents'] as const)
    kept[field] = update[field]?.map((link) => titleKept(before, field, link)) ?? update[field]
  if (update.latitude === shownAs.latitude && update.longitude === shownAs.longitude)
    Object.assign(kept, { latitude: undefined, longitude: undefined, precision: undefined })
  if (update.address && isSame(update.address, shownParts(before.address ?? {}, addressShown))) kept.address = undefined
  return kept
}

function translationsKept(
  { translations: written, shownAs }: Property & WholeAddress,
  sent: Translations,
): Translations {
  const kept: Translations = {}
  for (const language of LANGUAGES) {
    const texts = { ...sent[language] }
    for (const field of ['title', 'description'] as const) {
      const own = written?.[language]?.[field]
      if (own !== undefined && texts[field] === shownAs?.translations?.[language]?.[field]) texts[field] = own
    }
    if (sent[language]) kept[language] = texts
  }
  return kept
}

type Picture = NonNullable<PropertyUpdate['pictures']>[number]

function captionKept(before: Property & WholeAddress, sent: Picture): Picture {
  const written = before.pictures?.find(({ url }) => url === sent.url)?.caption
  return written !== undefined && publicTextOf(before, written) === sent.caption ? { ...sent, caption: written } : sent
}

function titleKept(before: Property & WholeAddress, field: 'tours' | 'documents', sent: HomeLink): HomeLink {
  const written = before[field]?.find(({ url }) => url === sent.url)?.title
  return written !== undefined && publicTextOf(before, written) === sent.title ? { ...sent, title: written } : sent
}

function publicTextOf(before: Property & WholeAddress, written: string | undefined): string | undefined {
  const { address, addressShown = 'whole', location, language } = before
  return written && shownText(written, address ?? {}, addressShown, location, language)
}

const isSame = (one: Address, other: Address): boolean => ADDRESS_PARTS.every((part) => one[part] === other[part])
