import type { Property } from '#contract/property'
import { clockOf } from '../platform/clock/home-clock.ts'
import { shownAuctionAt } from './auction.form.ts'
import { typedContact } from './contact.form.ts'
import { typedFacts } from './facts.form.ts'
import type { Draft } from './listing-draft.ts'
import type { InitialValues } from './use-property-form.ts'
import { typedTranslations } from './use-translations.ts'

export function initialValues(draft: Draft | undefined, from: Property | undefined): InitialValues | undefined {
  const picture = from?.propertyImage
  if (draft) {
    const { typed, pictures, tours, documents, openTimes, translations } = draft
    return { typed, pictures, tours, documents, openTimes, translations, picture }
  }
  if (!from) return undefined
  const { title, location, price, agentImage, description, pictures = [], address, addressShown = 'whole' } = from
  const { language = '', translations } = from
  return {
    typed: {
      title,
      location,
      address,
      addressShown,
      price,
      agentImage,
      description,
      language,
      ...typedFacts(from),
      auctionAt: shownAuctionAt(clockOf(from.clock), from.auctionAt ?? ''),
      ...typedContact(from.wholeContact),
      ...pinOf(from),
    },
    pictures,
    tours: from.tours,
    documents: from.documents,
    translations: typedTranslations(translations),
    picture,
  }
}

function pinOf({ precision, latitude, longitude }: Property): { point?: InitialValues['typed']['point'] } {
  if (precision !== 'exact' || latitude === undefined || longitude === undefined) return {}
  return { point: { latitude, longitude } }
}
