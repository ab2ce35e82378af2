import * as z from 'zod/mini'

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
