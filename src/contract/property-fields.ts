import * as z from 'zod/mini'
import { Address, AddressShown } from './address.ts'
import { Market } from './market-fields.ts'
import { MAX_PRICE_LENGTH, priceRange, whyNoPrice } from './price.ts'
import { factFields, knownPoint, wholePoint } from './property-facts.ts'
import { MAX_LOCATION_LENGTH, MAX_TITLE_LENGTH } from './property-reference.ts'
import { Day, PictureUrl, requiredLine, requiredText } from './text.ts'

export const Price = requiredLine('Price', MAX_PRICE_LENGTH).check(
  z.superRefine((text, context) => {
    const isClearToSome = priceRange(text, {}) ?? priceRange(text, { mark: ',' }) // the site's currency or the reader's language may tell
    const reason = isClearToSome ? undefined : whyNoPrice(text, {})
    if (reason) context.addIssue(reason)
  }),
)
const Title = requiredLine('Title', MAX_TITLE_LENGTH)
export const Location = requiredLine('Location', MAX_LOCATION_LENGTH)
export const MAX_DESCRIPTION_LENGTH = 5000
const Description = requiredText('Description', MAX_DESCRIPTION_LENGTH)
const PropertyImage = PictureUrl('Property image')

export const newPropertyFields = {
  title: Title,
  date: z.optional(Day('Date')),
  location: Location,
  /** Absent or null: read from the location. */
  address: z.optional(z.nullable(Address)),
  /** Absent or null: the whole address. */
  addressShown: z.optional(z.nullable(AddressShown)),
  price: Price,
  agentImage: PictureUrl('Agent image'),
  propertyImage: PropertyImage,
  description: Description,
  ...factFields,
  market: z.optional(Market),
}
const { title, location, address, addressShown, price, propertyImage } = newPropertyFields
/** `email` and `name` are the caller's own, whatever the body says (P-37). */
export const NewProperty = z.object(newPropertyFields).check(wholePoint, knownPoint)
/**
 * An absent description or fact keeps its value; `null` clears a fact. An absent address is kept while the location is;
 * `null` reads it from the location again.
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
    ...factFields,
  })
  .check(wholePoint, knownPoint)
export type PropertyUpdate = z.output<typeof PropertyUpdate>
