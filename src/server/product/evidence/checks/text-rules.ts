import { contactsIn, leadsAwayIn, type Passage, paymentsIn } from 'listing-text'
import type { Translations } from '#contract/listing-texts'
import type { Rule } from './rule.ts'

const ofText = (rule: Rule['rule'], passagesIn: (text: string) => Passage[]): Rule => ({
  rule,
  check: 'contact',
  find: async (_, { title, description, translations, contactName }) =>
    passagesIn([title, description, ...textsIn(translations), contactName ?? ''].join('\n')).map(({ kind, text }) => ({
      other: text.toLowerCase(),
      facts: { kind, text },
    })),
})

const textsIn = (translations: Translations | null): string[] =>
  Object.values(translations ?? {}).flatMap((texts) => [texts.title ?? '', texts.description ?? ''])

export const contactInText = ofText('contactInText', contactsIn)
export const paymentInText = ofText('paymentInText', paymentsIn)
export const leadsAway = ofText('leadsAway', leadsAwayIn)
