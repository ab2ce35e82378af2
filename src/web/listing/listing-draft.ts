import * as z from 'zod/mini'
import { Address, AddressShown } from '#contract/address'
import { HomeLink } from '#contract/home-links'
import { LANGUAGES } from '#contract/language'
import { formFacts, PictureKind } from '#contract/property-facts'
import { draftOf } from '../platform/storage/draft.ts'

const text = z.string()
const texts = z.array(text)
/** The schema of a fact in a draft. A fact that didn't exist when the draft was stored is empty. */
const fact = z._default(text, '')
type Facts = { [Name in keyof typeof formFacts]: Name extends 'features' ? typeof texts : typeof fact }
const facts = Object.fromEntries(
  Object.entries(formFacts).map(([name, { kind }]) => [name, kind === 'list' ? texts : fact]),
) as Facts // a list is an array of texts, all others are texts
const Draft = z.object({
  savedAt: text.check(z.refine((at) => !Number.isNaN(Date.parse(at)))),
  typed: z.object({
    title: text,
    location: text,
    address: z.optional(z.nullable(Address)),
    addressShown: z._default(AddressShown, 'whole'),
    price: text,
    agentImage: text,
    description: text,
    language: fact,
    ...facts,
    contactName: fact,
    contactPhone: fact,
    contactEmail: fact,
    contactImage: fact,
    point: z.optional(z.nullable(z.object({ latitude: z.number(), longitude: z.number() }))),
  }),
  pictures: z.array(z.object({ url: text, caption: text, kind: z.optional(PictureKind) })),
  tours: z._default(z.array(HomeLink), []),
  documents: z._default(z.array(HomeLink), []),
  translations: z._default(z.array(z.object({ language: z.enum(LANGUAGES), title: text, description: text })), []),
  openTimes: z._default(z.array(z.object({ id: z.optional(text), day: text, from: text, to: text })), []),
})
export type Draft = z.infer<typeof Draft>

/** A draft per account (P-185). `form`: a new listing, one that is listed again, or an update. */
export const draftStorage = (email: string, form: 'listing' | `again:${string}` | `update:${string}`) => {
  const draft = draftOf(email, form)
  return {
    read: (): Draft | undefined => Draft.safeParse(draft.read()).data,
    keep: (listing: Omit<Draft, 'savedAt'>) => draft.keep({ ...listing, savedAt: new Date().toISOString() }),
    clear: draft.clear,
  }
}
export type DraftStorage = ReturnType<typeof draftStorage>
