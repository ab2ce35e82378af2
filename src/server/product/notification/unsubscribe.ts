import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { MailSubject } from '#contract/notification-settings'
import { screens } from '#contract/screens'
import * as t from '#messages/refusals'
import type { Database } from '../../platform/db/database.ts'
import { clientAddress } from '../../platform/rate-limit/client-address.ts'
import { countTry, type RateLimit } from '../../platform/rate-limit/rate-limit.ts'
import { Refusal } from '../../refusal.ts'
import { unsubscribe } from './notification-settings.store.ts'

/** The limit of unsubscriptions. It is generous, because mail services unsubscribe many people from few addresses. */
const limit: RateLimit = { what: 'unsubscribing', most: 120, seconds: 60 }

const MAX_BODY_BYTES = 10_000

type Dependencies = { db: Database; secret: string }

/**
 * Handles one-click unsubscription (RFC 8058): a POST to the address in the mail's header. A GET shows a page with a
 * button, so that a program that only follows links changes nothing.
 */
export async function oneClickRoutes(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (_request, _body, done) => done(null)) // body unused
  app.post<{ Params: { token: string } }>(screens.unsubscribe, async (request, reply) => {
    await unsubscribeBy(request.params.token, clientAddress(request), dependencies)
    return reply.code(204).header('cache-control', 'no-store').send()
  })
}

/** Unsubscribes by a token, without a session. `address`: the client whose attempts are counted. */
export async function unsubscribeBy(
  token: string,
  address: string,
  { db, secret }: Dependencies,
): Promise<MailSubject> {
  await countTry(db, limit, address)
  const what = readUnsubscribeToken(secret, token)
  if (!what || !(await db.transaction((tx) => unsubscribe(tx, what.userId, what.about))))
    throw new Refusal('notFound', t.badUnsubscribeLink)
  return what.about
}

type Unsubscription = { userId: string; about: MailSubject }

/**
 * Returns the token for an unsubscribe link. It never expires, because old mails must still work, and allows nothing
 * else.
 */
export const unsubscribeToken = (secret: string, { userId, about }: Unsubscription): string =>
  `${userId}.${about}.${signature(secret, userId, about)}`

function readUnsubscribeToken(secret: string, token: string): Unsubscription | undefined {
  const [, userId, kind, given] = /^([0-9a-f-]{36})\.([a-z]{1,20})\.([\w-]{43})$/.exec(token) ?? []
  const about = MailSubject.safeParse(kind)
  if (userId === undefined || given === undefined || !about.success) return undefined
  const expected = signature(secret, userId, about.data)
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected)) ? { userId, about: about.data } : undefined
}

const signature = (secret: string, userId: string, about: MailSubject): string =>
  createHmac('sha256', secret).update(`unsubscribe ${userId} ${about}`).digest('base64url')
