import { contactsIn, leadsAwayIn, type Passage, paymentsIn } from 'listing-text'
import type { Rule } from './rule.ts'
import { textsOf } from './texts-of.ts'

const ofText = (rule: Rule['rule'], passagesIn: (text: string) => Passage[]): Rule => ({
  rule,
  check: 'contact',
  find: async (_, home) => {
    const texts = textsOf(home).flatMap(({ title, description }) => [title, description])
    return passagesIn([...texts, home.contactName ?? ''].join('\n')).map(({ kind, text }) => ({
      other: text.toLowerCase(),
      facts: { kind, text },
    }))
  },
})

export const contactInText = ofText('contactInText', contactsIn)
export const paymentInText = ofText('paymentInText', paymentsIn)
export const leadsAway = ofText('leadsAway', leadsAwayIn)
