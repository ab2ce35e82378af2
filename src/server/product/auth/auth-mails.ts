import { BRAND } from '#contract/brand'
import { letter } from '../mail/letter.ts'
import type { Mail } from '../mail/mail.store.ts'

/**
 * The recipient of a mail about an account. It has no name, because a person who registers with another's address would
 * otherwise choose how its owner is greeted.
 */
type Recipient = { email: string }

/* Mails about an account's security: they belong to no kind of notification that a user could turn off. */

export const resetLink = (to: Recipient, link: string): Mail =>
  letter({ email: to.email }, 'Choose a new password', [
    'We received a request for a new password for your account. Choose it here:',
    link,
    'The link works once, within an hour. Your account is then signed out on all devices.',
    'If you did not request it, you don’t need to do anything: your password stays unchanged.',
  ])

export const verificationLink = (to: Recipient, link: string): Mail =>
  letter({ email: to.email }, 'Confirm your e-mail address', [
    `Please confirm that this is your address at ${BRAND}, in the browser in which you are signed in:`,
    link,
    'The link works once, within a day. In any other browser it asks you for a new password, which replaces the old one.',
    'If you have no account here, someone has registered with your address. With this link you can take the account over.',
  ])

export const passwordChanged = (to: Recipient): Mail => ({
  ...letter({ email: to.email }, 'Your password was changed', [
    'The password of your account was changed, and your account was signed out on all other devices.',
    'If that was not you, choose a new one now, with “Forgot password?” on the login page.',
  ]),
  page: 'security',
})
