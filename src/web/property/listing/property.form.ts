import * as z from 'zod/mini'
import { Address, AddressShown } from '#contract/address'
import type { Currency } from '#contract/currency'
import { whyNoPrice } from '#contract/price'
import { newPropertyFields } from '#contract/property'
import { readersMark } from '../../api/readers-mark.ts'
import { pictureProblem } from '../../providers/images/images.ts'
import { factFields } from './facts.form.ts'

const NO_PICTURE = 'Property image is required'

/** A picture file; required unless an existing picture is kept. */
const PictureFile = ({ mayKeep }: { mayKeep: boolean }) =>
  z
    .custom<File | undefined>((file) => file instanceof File || (mayKeep && file === undefined), {
      error: NO_PICTURE,
      abort: true,
    })
    .check(
      z.superRefine((file, context) => {
        const problem = file && pictureProblem(file)
        if (problem) context.addIssue(problem)
      }),
    )

/** `place`: of a place that the agent chose for a location, which is no nearer than its town; it holds for that location alone. */
const Pin = z.object({
  latitude: z.number(),
  longitude: z.number(),
  place: z.optional(z.object({ name: z.string(), location: z.string() })),
})
export type Pin = z.infer<typeof Pin>

const { title, location, price, agentImage, description } = newPropertyFields
/** A price that is clear on a site in this currency, to who reads as this person does. */
export const priceOn = (currency: Currency | undefined) =>
  price.check(
    z.superRefine((text, context) => {
      const reason = whyNoPrice(text, { currency, mark: readersMark() })
      if (reason) context.addIssue(reason)
    }),
  )

/** The fields of the form for a new property; the picture is a file until it is uploaded. */
export const AddForm = z.object({
  title,
  location,
  /** The parts as the agent wrote them; `null` reads them from the location again, and absent changes nothing. */
  address: z.optional(z.nullable(Address)),
  addressShown: AddressShown,
  price,
  agentImage,
  description,
  propertyImage: PictureFile({ mayKeep: false }),
  ...factFields,
  /** The pin that the agent set; `null` removes it, so that the location decides; absent changes nothing. */
  point: z.optional(z.nullable(Pin)),
})

/** The form for a new property with an existing picture: a new one is optional. */
export const AddFormWithPicture = z.extend(AddForm, { propertyImage: PictureFile({ mayKeep: true }) })

/** The form for an existing property: the agent image stays (P-29), the picture is selected again. */
export const UpdateForm = z.extend(AddForm, { agentImage: z.string() })

export type ListingInputs = z.output<typeof AddForm>
