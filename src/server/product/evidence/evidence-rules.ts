import type { EvidenceRule, PropertyCheckName } from '#contract/evidence'
import { changedAfterVerified } from './checks/changed-after-verified.ts'
import { manyInADay } from './checks/many-in-a-day.ts'
import { newAccount } from './checks/new-account.ts'
import type { Rule } from './checks/rule.ts'

/** Every rule, each in its own file. */
export const rules: Rule[] = [newAccount, manyInADay, changedAfterVerified]

/** The rules whose findings are about two listings, and are raised about both. */
export const mutualRules: EvidenceRule[] = ['samePicture', 'sameText', 'listedTwice', 'listedByAnother']

/** The rules of each check that buyers read of. */
export const rulesOfCheck = (check: PropertyCheckName): EvidenceRule[] =>
  rules.filter((rule) => rule.check === check).map(({ rule }) => rule)
