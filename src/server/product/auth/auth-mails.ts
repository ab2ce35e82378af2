import { brandInText } from '#contract/brand'
import * as t from '#messages/mails'
import { button, letter } from '../mail/letter.ts'
import { linkInLanguage } from '../mail/link-in-language.ts'
import type { Mail } from '../mail/mail.store.ts'

/**
 * The recipient of a mail about an account. It has no name, because a person who registers with another's address would
 * otherwise choose how its owner is greeted.
 */
type Recipient = { email: string }

/* Mails about an account's security: they belong to no kind of notification that a user could turn off. */

export const resetLink = (to: Recipient, link: string): Mail =>
  letter({ email: to.email }, () => ({
    subject: t.chooseNewPassword(),
    lines: [
      t.newPasswordRequested(),
      button(t.choosePassword(), linkInLanguage(link)),
      t.resetLinkRules(),
      t.resetNotRequested(),
    ],
  }))

export const verificationLink = (to: Recipient, link: string): Mail =>
  letter({ email: to.email }, () => ({
    subject: t.confirmAddress(),
    lines: [
      t.confirmHere({ brand: brandInText() }),
      button(t.confirmMyAddress(), linkInLanguage(link)),
      t.confirmLinkRules(),
      t.takeOverAccount(),
    ],
  }))

export const passwordChanged = (to: Recipient): Mail => ({
  ...letter({ email: to.email }, () => ({
    subject: t.passwordChanged(),
    lines: [t.passwordChangedText(), t.passwordChangedByOther()],
  })),
  page: 'security',
})
