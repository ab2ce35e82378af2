import type * as z from 'zod/mini'
import type { contactApi } from '#contract/contact'
import { isolated } from '#contract/isolated'
import { headerText, plainLines } from '../../providers/mail/header-text.ts'
import type { Mail } from '../mail/mail.store.ts'

type Message = z.output<typeof contactApi.send.body>

export const contactMessage = (
  { name, email, subject, message }: Message,
  { signedInAs, contactEmail }: { signedInAs: string; contactEmail: string },
): Mail => ({
  to: contactEmail,
  replyTo: email,
  subject: headerText(subject),
  body: `${plainLines(message)}\n\n-- \nSent from the contact form by ${isolated(headerText(name))} <${email}>, signed in as ${signedInAs}.\n`,
})
