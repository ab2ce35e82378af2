import * as z from 'zod/mini'
import { Address } from './address.ts'
import type { FigureInWords } from './home-figures.ts'
import { HomeLink } from './home-links.ts'
import { Translations } from './listing-texts.ts'
import { ShownPicture, shownFacts } from './property-facts.ts'

const figuresInWords: { [Name in FigureInWords]: (typeof shownFacts)[Name] } = {
  heating: shownFacts.heating,
  heatingFuel: shownFacts.heatingFuel,
  energyCosts: shownFacts.energyCosts,
  councilTax: shownFacts.councilTax,
  commission: shownFacts.commission,
}

export const WholeListing = z.object({
  title: z.string(),
  location: z.string(),
  description: z.string(),
  translations: z.optional(Translations),
  features: shownFacts.features,
  ...figuresInWords,
  pictures: z.optional(z.array(ShownPicture)),
  tours: z.optional(z.array(HomeLink)),
  documents: z.optional(z.array(HomeLink)),
  address: z.optional(Address),
  latitude: shownFacts.latitude,
  longitude: shownFacts.longitude,
  precision: shownFacts.precision,
})
export type WholeListing = z.infer<typeof WholeListing>
