import type { Hints } from 'price-text'
import * as z from 'zod/mini'
import * as f from '#messages/fields'
import { Address, AddressShown } from './address.ts'
import { ContactInput } from './home-contact.ts'
import { Documents, Tours } from './home-links.ts'
import { Description, TextLanguage, Title, TranslationsInput } from './listing-texts.ts'
import { Market } from './market-fields.ts'
import { OpenTimes } from './open-time-fields.ts'
import { MAX_PRICE_LENGTH, priceRange, whyNoPrice, whyNotAsked } from './price.ts'
import { factFields, knownPoint, type PriceKind, wholePoint } from './property-facts.ts'
import { MAX_LOCATION_LENGTH } from './property-reference.ts'
import { Day, emptyOrLine, PictureUrl, requiredLine } from './text.ts'

/**
 * Returns a comma as the decimal mark if this makes an ambiguous price clear, otherwise no hints. The check then
 * accepts the price, because the site's currency or the reader's language may settle the reading.
 */
const hintsFor = (text: string): Hints =>
  priceRange(text, {}) || !priceRange(text, { mark: ',' }) ? {} : { mark: ',' }
/** A price as text; empty without an amount, which two kinds of price allow (`askedAs`). */
const Price = emptyOrLine(f.price, MAX_PRICE_LENGTH).check(
  z.superRefine((text, context) => {
    const reason = text === '' ? undefined : whyNoPrice(text, hintsFor(text))
    if (reason) context.addIssue(reason)
  }),
)
type PriceInput = { price: string; priceKind?: PriceKind | null | undefined }
/**
 * Refuses a price whose amounts don't suit its kind. `isUpdate`: an absent kind keeps its value, which is unknown here.
 */
const askedAs = ({ isUpdate }: { isUpdate: boolean }) =>
  z.superRefine<PriceInput>(
    ({ price, priceKind }, context) => {
      if (isUpdate && priceKind === undefined && price === '') return
      const message = whyNotAsked(price, priceKind, hintsFor(price))
      if (message) context.addIssue({ code: 'custom', message, path: ['price'] })
    },
    { when: ({ value }) => Price.safeParse((value as Partial<PriceInput> | undefined)?.price).success }, // whatever the other fields are
  )
export const Location = requiredLine(f.location, MAX_LOCATION_LENGTH)
const PropertyImage = PictureUrl(f.propertyImage)

export const newPropertyFields = {
  title: Title,
  date: z.optional(Day(f.date)),
  location: Location,
  /** The address; absent or null: read from the location. */
  address: z.optional(z.nullable(Address)),
  /** The part of the address that is public; absent or null: the whole address. */
  addressShown: z.optional(z.nullable(AddressShown)),
  price: Price,
  agentImage: PictureUrl(f.agentImage),
  propertyImage: PropertyImage,
  description: Description,
  language: z.optional(z.nullable(TextLanguage)),
  /** The title and the description in further languages; null or empty for none. */
  translations: z.optional(z.nullable(TranslationsInput)),
  ...factFields,
  tours: z.optional(z.nullable(Tours)),
  documents: z.optional(z.nullable(Documents)),
  /** The person at the agency who looks after the home; null for none. */
  contact: z.optional(z.nullable(ContactInput)),
  /** The open times without past ones. An absent list keeps them, null or an empty list cancels them. */
  openTimes: z.optional(z.nullable(OpenTimes)),
  market: z.optional(Market),
}
const { title, location, address, addressShown, price, propertyImage, language, translations } = newPropertyFields
const { tours, documents, contact, openTimes } = newPropertyFields
/** A new listing. `email` and `name` are set to the caller's, whatever the body says (P-37). */
export const NewProperty = z.object(newPropertyFields).check(wholePoint, knownPoint, askedAs({ isUpdate: false }))
/**
 * An edit of a listing. An absent description or fact keeps its value; `null` clears a fact. An absent address is kept
 * unless the location changes; `null` reads it from the location again.
 */
export const PropertyUpdate = z
  .object({
    title,
    location,
    address,
    addressShown,
    price,
    propertyImage,
    description: z.optional(Description),
    language,
    translations,
    ...factFields,
    tours,
    documents,
    contact,
    openTimes,
  })
  .check(wholePoint, knownPoint, askedAs({ isUpdate: true }))
export type PropertyUpdate = z.output<typeof PropertyUpdate>
