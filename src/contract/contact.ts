import * as z from 'zod/mini'
import * as f from '#messages/fields'
import { Email } from './email.ts'
import { endpoint } from './endpoint.ts'
import { requiredLine, requiredText } from './text.ts'

export const ContactMessage = z.object({
  name: requiredLine(f.name, 100),
  email: Email,
  subject: requiredLine(f.subject, 200),
  message: requiredText(f.message, 5000),
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
