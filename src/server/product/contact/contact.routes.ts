import type { FastifyInstance } from 'fastify'
import { contactApi } from '#contract/contact'
import { type Gate, serve } from '../../platform/http/serve.ts'
import { countTry, type RateLimit } from '../../platform/rate-limit/rate-limit.ts'
import { enqueueMail } from '../mail/mail.store.ts'
import { contactMessage } from './contact-mails.ts'

const onePerPerson: RateLimit = { what: 'contact', most: 1, seconds: 5 }
const perDay: RateLimit = { what: 'contact in a day', most: 20, seconds: 86_400 }

export function contactRoutes(
  app: FastifyInstance,
  gate: Gate,
  { settings }: { settings: { contactEmail: string } },
): void {
  const { db } = gate
  serve(app, gate, contactApi.send, async ({ caller, body }) => {
    await countTry(db, onePerPerson, caller.id)
    await countTry(db, perDay, caller.id)
    await enqueueMail(db, contactMessage(body, { signedInAs: caller.email, contactEmail: settings.contactEmail }))
    return { sent: true }
  })
}
