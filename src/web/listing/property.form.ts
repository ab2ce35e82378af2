import * as z from 'zod/mini'
import { Address, AddressShown } from '#contract/address'
import type { Currency } from '#contract/currency'
import { whyNotAsked } from '#contract/price'
import { PriceKind } from '#contract/property-facts'
import { newPropertyFields } from '#contract/property-fields'
import * as t from '#messages/listingForm'
import { readersMark } from '../platform/api/readers-mark.ts'
import { pictureProblem } from '../platform/providers/images/images.ts'
import { AuctionAt } from './auction.form.ts'
import { contactFields } from './contact.form.ts'
import { factFields } from './facts.form.ts'

const PictureFile = ({ mayKeep }: { mayKeep: boolean }) =>
  z
    .custom<File | undefined>((file) => file instanceof File || (mayKeep && file === undefined), {
      error: t.imageRequired,
      abort: true,
    })
    .check(
      z.superRefine((file, context) => {
        const problem = file && pictureProblem(file)
        if (problem) context.addIssue(problem)
      }),
    )

const Pin = z.object({
  latitude: z.number(),
  longitude: z.number(),
  place: z.optional(z.object({ name: z.string(), location: z.string() })),
})
export type Pin = z.infer<typeof Pin>

const { title, location, price, agentImage, description } = newPropertyFields
export const priceOn = (currency: Currency | undefined, kindNow: () => string) =>
  price.check(
    z.superRefine((text, context) => {
      const kind = PriceKind.safeParse(kindNow()).data
      if (kind === 'onApplication') return // the field is hidden, and its text is not sent
      const reason = whyNotAsked(text, kind, { currency, mark: readersMark() })
      if (reason) context.addIssue(reason)
    }),
  )

export const AddForm = z.object({
  title,
  location,
  address: z.optional(z.nullable(Address)),
  addressShown: AddressShown,
  price,
  agentImage,
  description,
  language: z.string(),
  propertyImage: PictureFile({ mayKeep: false }),
  ...factFields,
  auctionAt: AuctionAt,
  ...contactFields,
  point: z.optional(z.nullable(Pin)),
})

export const AddFormWithPicture = z.extend(AddForm, { propertyImage: PictureFile({ mayKeep: true }) })

/** The form of an update, which asks for the picture again; the agent image can’t be changed (P-29). */
export const UpdateForm = z.extend(AddForm, { agentImage: z.string() })

type Auction = { priceKind?: string | undefined; auctionAt?: string | undefined }

export const hasAuction = (kind: string, saved: Auction | undefined): boolean =>
  kind === 'auction' || (Boolean(saved?.auctionAt) && saved?.priceKind !== 'auction')

export type ListingInputs = z.output<typeof AddForm>
