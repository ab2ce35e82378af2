import * as z from 'zod/mini'
import { Deleted, Modified } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { EvidenceRule } from './evidence-rule.ts'
import { RejectionReason } from './property.ts'
import { Id, Ids } from './text.ts'

export const MAX_HOMES_WITH_EVIDENCE = 50

const SentencePart = z.object({
  text: z.string(),
  propertyId: z.optional(z.string()),
  email: z.optional(z.string()),
})
export type SentencePart = z.infer<typeof SentencePart>

export const Finding = z.object({
  _id: z.string(),
  rule: EvidenceRule,
  sentence: z.array(SentencePart),
  foundAt: z.string(), // ISO time
  picture: z.optional(z.number()), // the picture of this listing that it is about, from 1
})
export type Finding = z.infer<typeof Finding>

/** Of the listings that show the same picture. `waiting`: the number that await a decision. */
const groupCounts = { homes: z.number(), agents: z.number(), waiting: z.number() }
/**
 * The listings that show the same picture, including this one. `picture`: the number of this listing's, from 1.
 * `isAtLeast`: there may be more than were counted; absent if there are not.
 */
const PictureGroup = z.object({ ...groupCounts, picture: z.number(), isAtLeast: z.optional(z.literal(true)) })
export type PictureGroup = z.infer<typeof PictureGroup>

export const MAX_COPIES = 1_000

const Copy = z.object({
  _id: z.string(),
  title: z.string(),
  email: z.string(), // the agent's
  status: z.enum(['pending', 'verified', 'rejected', 'sold']),
  picture: z.string(), // the address of the shared picture
  isFirst: z.boolean(), // the oldest of all listings with the picture, if its agent has no other
})
export type Copy = z.infer<typeof Copy>

const CopyIds = z
  .array(Id('Each of ids'), 'ids are ids of listings')
  .check(z.minLength(1, 'ids has none'), z.maxLength(MAX_COPIES, `ids are at most ${MAX_COPIES}`))

/**
 * The findings about a home that no admin has dismissed. `checkedAt`: an ISO time; absent until it is checked.
 * `pictureGroup`: present if at least three listings share a picture. `uncompared`: the numbers of its pictures that are
 * yet to be compared (`waiting`), and that can't be, as they are stored elsewhere or unreadable; absent without any.
 */
export const HomeEvidence = z.object({
  propertyId: z.string(),
  checkedAt: z.optional(z.string()),
  findings: z.array(Finding),
  pictureGroup: z.optional(PictureGroup),
  uncompared: z.optional(z.object({ waiting: z.number(), notCompared: z.number() })),
})
export type HomeEvidence = z.infer<typeof HomeEvidence>

export const PROPERTY_CHECKS = ['pictures', 'text', 'contact', 'price', 'address', 'once'] as const
export const PropertyCheckName = z.enum(PROPERTY_CHECKS)
export type PropertyCheckName = z.infer<typeof PropertyCheckName>

/**
 * The result of a check. `clear`: nothing was found. `lookedAt`: something was found, and an admin decides. `notMade`:
 * the check was impossible.
 */
export const CheckOutcome = z.enum(['clear', 'lookedAt', 'notMade'])
export type CheckOutcome = z.infer<typeof CheckOutcome>

const PropertyCheck = z.object({
  check: PropertyCheckName,
  outcome: CheckOutcome,
  checkedAt: z.string(), // ISO time
})
export type PropertyCheck = z.infer<typeof PropertyCheck>

export const evidenceApi = {
  list: endpoint({
    method: 'GET',
    path: '/evidence',
    access: 'admin',
    summary: 'The reasons to look at listings twice that no admin has dismissed; `ids` are of up to 50 listings',
    query: z.object({ ids: Ids(MAX_HOMES_WITH_EVIDENCE) }),
    answer: z.object({ homes: z.array(HomeEvidence) }),
  }),
  dismiss: endpoint({
    method: 'PATCH',
    path: '/evidence/:id',
    access: 'admin',
    summary: 'Says of a reason that it is no problem: it is never raised again about these two',
    body: z.object({ isProblem: z.literal(false, 'isProblem must be false') }),
    answer: Modified,
  }),
  copies: endpoint({
    method: 'GET',
    path: '/allProperty/:id/copies',
    access: 'admin',
    summary:
      'The listings that show one picture of this listing, itself among them, without those that were said to be no problem; at most 1,000, first those that wait for a decision, the oldest first. `group` counts all',
    answer: z.object({ homes: z.array(Copy), group: z.object(groupCounts) }),
  }),
  decideCopies: endpoint({
    method: 'PATCH',
    path: '/allProperty/:id/copies',
    access: 'admin',
    summary:
      'Rejects those of `ids` that wait for a decision and show a picture of this listing, with one reason; each agent is notified once',
    body: z.object({
      status: z.literal('rejected', 'status must be rejected'),
      ids: CopyIds,
      reason: z.optional(RejectionReason),
    }),
    answer: Modified,
  }),
  dismissCopies: endpoint({
    method: 'DELETE',
    path: '/allProperty/:id/copies',
    access: 'admin',
    summary:
      'Says that it is no problem that other listings show a picture of this one: it is never raised again about these',
    answer: Deleted,
  }),
  checks: endpoint({
    method: 'GET',
    path: '/allProperty/:id/checks',
    access: 'public',
    summary: 'The checks that were made of a verified home, for buyers; empty for any other',
    answer: z.object({ checks: z.array(PropertyCheck) }),
  }),
}
