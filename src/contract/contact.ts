import * as z from 'zod/mini'
import { Email } from './email.ts'
import { endpoint } from './endpoint.ts'
import { requiredLine, requiredText } from './text.ts'

export const ContactMessage = z.object({
  name: requiredLine('Name', 100),
  email: Email,
  subject: requiredLine('Subject', 200),
  message: requiredText('Message', 5000),
})

export const contactApi = {
  send: endpoint({
    method: 'POST',
    path: '/contact',
    access: 'signedIn',
    needsVerifiedEmail: true,
    summary: 'Mails the ‘Lets Talk’ form; one message per person every few seconds',
    body: ContactMessage,
    answer: z.object({ sent: z.boolean() }),
  }),
}
