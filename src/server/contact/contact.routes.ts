import type { FastifyInstance } from 'fastify'
import { contactApi } from '#contract/contact'
import { type Gate, serve } from '../http/serve.ts'
import { enqueueMail } from '../mail/mail.store.ts'
import { countTry, type RateLimit } from '../rate-limit/rate-limit.ts'

const onePerPerson: RateLimit = { what: 'contact', most: 1, seconds: 5 }

/** `contactEmail`: who reads what people write. */
export function contactRoutes(app: FastifyInstance, gate: Gate, { contactEmail }: { contactEmail: string }): void {
  const { db } = gate
  serve(app, gate, contactApi.send, async ({ caller, body: { name, email, subject, message } }) => {
    await countTry(db, onePerPerson, caller.id)
    const signedInAs = `Sent from the contact form by ${name} <${email}>, signed in as ${caller.email}.`
    const mail = { to: contactEmail, replyTo: email, subject, body: `${message}\n\n-- \n${signedInAs}\n` }
    await enqueueMail(db, mail)
    return { sent: true }
  })
}
