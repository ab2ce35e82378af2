import * as z from 'zod/mini'
import { Modified } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { Ids } from './text.ts'

/** The rules by which listings are checked (docs/evidence.md). */
export const EVIDENCE_RULES = [
  'samePicture',
  'rejectedPicture',
  'sameText',
  'contactInText',
  'paymentInText',
  'leadsAway',
  'listedTwice',
  'listedByAnother',
  'priceBelowSales',
  'priceOutsideEstimate',
  'pointFarAway',
  'soldLately',
  'newAccount',
  'manyInADay',
  'sharesWithFraud',
  'changedAfterVerified',
] as const
export const EvidenceRule = z.enum(EVIDENCE_RULES)
export type EvidenceRule = z.infer<typeof EvidenceRule>

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
})
export type Finding = z.infer<typeof Finding>

/** The findings that no admin has dismissed. `checkedAt`: an ISO time; absent until it is checked. */
export const HomeEvidence = z.object({
  propertyId: z.string(),
  checkedAt: z.optional(z.string()),
  findings: z.array(Finding),
})
export type HomeEvidence = z.infer<typeof HomeEvidence>

export const PROPERTY_CHECKS = ['pictures', 'text', 'contact', 'price', 'address', 'once'] as const
export const PropertyCheckName = z.enum(PROPERTY_CHECKS)
export type PropertyCheckName = z.infer<typeof PropertyCheckName>

/**
 * `clear`: nothing was found. `lookedAt`: something was found, and an admin decides. `notMade`: the check was
 * impossible.
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
  checks: endpoint({
    method: 'GET',
    path: '/allProperty/:id/checks',
    access: 'public',
    summary: 'The checks that were made of a verified home, for buyers; empty for any other',
    answer: z.object({ checks: z.array(PropertyCheck) }),
  }),
}
