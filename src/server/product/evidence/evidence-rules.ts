import type { PropertyCheckName } from '#contract/evidence'
import type { EvidenceRule } from '#contract/evidence-rule'
import { changedAfterVerified } from './checks/changed-after-verified.ts'
import { manyInADay } from './checks/many-in-a-day.ts'
import { newAccount } from './checks/new-account.ts'
import { pointFarAway } from './checks/point-far-away.ts'
import { priceOutsideEstimate } from './checks/price-outside-estimate.ts'
import { priceBelowSales, soldLately } from './checks/price-rules.ts'
import type { Rule } from './checks/rule.ts'
import { listedByAnother, listedTwice } from './checks/same-address.ts'
import { rejectedPicture, samePicture } from './checks/same-picture.ts'
import { sameText } from './checks/same-text.ts'
import { sharesWithFraud } from './checks/shares-with-fraud.ts'
import { contactInText, leadsAway, paymentInText } from './checks/text-rules.ts'

const ruleOf: Record<EvidenceRule, Rule> = {
  samePicture,
  rejectedPicture,
  sameText,
  priceBelowSales,
  priceOutsideEstimate,
  contactInText,
  paymentInText,
  leadsAway,
  listedByAnother,
  listedTwice,
  soldLately,
  pointFarAway,
  sharesWithFraud,
  newAccount,
  manyInADay,
  changedAfterVerified,
}
export const rules = Object.values(ruleOf)

export const mutualRules: EvidenceRule[] = ['samePicture', 'sameText', 'listedTwice', 'listedByAnother']

export const rulesOfCheck = (check: PropertyCheckName): EvidenceRule[] =>
  rules.filter((rule) => rule.check === check).map(({ rule }) => rule)
