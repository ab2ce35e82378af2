import * as z from 'zod/mini'
import { formFacts } from '#contract/property-facts'

const text = z.string()
type Facts = { [Name in keyof typeof formFacts]: Name extends 'features' ? z.ZodMiniArray<typeof text> : typeof text }
const facts = Object.fromEntries(
  Object.entries(formFacts).map(([name, { kind }]) => [name, kind === 'list' ? z.array(text) : text]),
) as Facts // a list is an array of texts, all others are texts
/** The draft of a new listing: its fields as typed, valid or not, and its uploaded pictures by their addresses. */
const Draft = z.object({
  savedAt: text.check(z.refine((at) => !Number.isNaN(Date.parse(at)))),
  typed: z.object({
    title: text,
    location: text,
    price: text,
    agentImage: text,
    description: text,
    ...facts,
    point: z.optional(z.nullable(z.object({ latitude: z.number(), longitude: z.number() }))),
  }),
  pictures: z.array(z.object({ url: text, caption: text })),
})
export type Draft = z.infer<typeof Draft>

const PREFIX = 'listing-draft:'

/**
 * The unfinished listing of an account in this browser; `from`: the listing that is listed again. It stays at LogOut, since it is
 * work, and is shown to the same account alone (P-185).
 */
export const draftStorage = (email: string, from: string | undefined) => {
  const key = `${PREFIX}${email}${from ? `:${from}` : ''}`
  return {
    read: (): Draft | undefined => {
      try {
        return Draft.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data
      } catch {
        return undefined // no storage, or text that is not a draft
      }
    },
    keep: (draft: Omit<Draft, 'savedAt'>) => {
      try {
        localStorage.setItem(key, JSON.stringify({ ...draft, savedAt: new Date().toISOString() }))
      } catch {} // storage is full or forbidden: then nothing is kept
    },
    clear: () => {
      try {
        localStorage.removeItem(key)
      } catch {} // as above
    },
  }
}
export type DraftStorage = ReturnType<typeof draftStorage>
