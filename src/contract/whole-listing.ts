import * as z from 'zod/mini'
import { Address } from './address.ts'
import { HomeLink } from './home-links.ts'
import { ShownPicture, shownFacts } from './property-facts.ts'

/** The fields of which the public sees less when a part of the address is hidden, in full. */
export const WholeListing = z.object({
  title: z.string(),
  location: z.string(),
  description: z.string(),
  features: shownFacts.features,
  /** Only in the answer of one property. */
  pictures: z.optional(z.array(ShownPicture)),
  tours: z.optional(z.array(HomeLink)),
  documents: z.optional(z.array(HomeLink)),
  address: z.optional(Address),
  latitude: shownFacts.latitude,
  longitude: shownFacts.longitude,
  precision: shownFacts.precision,
})
export type WholeListing = z.infer<typeof WholeListing>
