import { contactsIn, isWrittenIn, leadsAwayIn, type Passage, paymentsIn } from 'listing-text'
import type { Rule } from './rule.ts'
import { type WrittenHome, writtenTexts } from './texts-of.ts'

/** Keeps digits at the end of one field apart from those at the beginning of the next. */
const BETWEEN_FIELDS = '\n\n\n\n'

type PlacedPassage = Passage & { fields: string }

/**
 * Returns passages in all texts of a listing. `fields`: those that have it; empty for one that begins in one and ends in
 * another.
 */
export function passagesOf(home: WrittenHome, passagesIn: (text: string) => Passage[]): PlacedPassage[] {
  const written = writtenTexts(home)
  const whole = written.map(({ field, text }) => (field === 'title' ? `${text}\n` : text + BETWEEN_FIELDS)).join('')
  return passagesIn(whole).map((passage) => {
    const asWritten = written.filter(({ text }) => isWrittenIn(text, passage))
    const having =
      asWritten.length > 0
        ? asWritten
        : written.filter(({ text }) => passagesIn(text).some((other) => other.text === passage.text)) // disguised
    return { ...passage, fields: having.map(({ field }) => field).join(', ') }
  })
}

const ofText = (rule: Rule['rule'], passagesIn: (text: string) => Passage[]): Rule => ({
  rule,
  check: 'contact',
  find: async (_, home) =>
    passagesOf(home, passagesIn).map(({ text, ...facts }) => ({
      other: text.toLowerCase(),
      facts: { text, ...facts },
    })),
})

export const contactInText = ofText('contactInText', contactsIn)
export const paymentInText = ofText('paymentInText', paymentsIn)
export const leadsAway = ofText('leadsAway', leadsAwayIn)
