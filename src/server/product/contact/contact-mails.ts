import type * as z from 'zod/mini'
import type { contactApi } from '#contract/contact'
import { isolated } from '#contract/isolated'
import * as t from '#messages/mails'
import { letter } from '../mail/letter.ts'
import type { Mail } from '../mail/mail.store.ts'
import { inLine, quotedWhole } from '../mail/mail-text.ts'

type Message = z.output<typeof contactApi.send.body>

export const contactMessage = (
  { name, email, subject, message }: Message,
  { signedInAs, contactEmail }: { signedInAs: string; contactEmail: string },
): Mail => ({
  ...letter({ email: contactEmail }, () => ({
    subject,
    lines: [
      t.contactMessage(),
      quotedWhole(message),
      t.contactSender({ name: inLine(name), email: isolated(email), account: isolated(signedInAs) }),
    ],
  })),
  replyTo: email,
})
