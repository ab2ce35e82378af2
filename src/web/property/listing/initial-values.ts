import type { Property } from '#contract/property'
import type { Draft } from './draft/draft-storage.ts'
import { typedFacts } from './facts.form.ts'
import type { Beginning } from './use-property-form.ts'

/** What the form of a new listing begins with: its draft, or else everything that the listing says which is listed again. */
export function beginning(draft: Draft | undefined, from: Property | undefined): Beginning | undefined {
  const picture = from?.propertyImage
  if (draft) return { typed: draft.typed, pictures: draft.pictures, picture }
  if (!from) return undefined
  const { title, location, price, agentImage, description, pictures = [] } = from
  return {
    typed: { title, location, price, agentImage, description, ...typedFacts(from), ...pinOf(from) },
    pictures,
    picture,
  }
}

/** A pin that the agent set; any other place is found again by the location. */
function pinOf({ precision, latitude, longitude }: Property): { point?: Beginning['typed']['point'] } {
  if (precision !== 'exact' || latitude === undefined || longitude === undefined) return {}
  return { point: { latitude, longitude } }
}
