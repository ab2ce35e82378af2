import { createHmac, timingSafeEqual } from 'node:crypto'
import { MailSubject } from '#contract/notification-settings'

/** Whose mails about what a link in a mail ends. */
export type Unsubscription = { userId: string; about: MailSubject }

/** Ends no session and shows nothing, so it lasts as long as the mail may lie there. */
export const unsubscribeToken = (secret: string, { userId, about }: Unsubscription): string =>
  `${userId}.${about}.${signature(secret, userId, about)}`

/** What a token stands for; `undefined` unless it is one of ours, for exactly that. */
export function readUnsubscribeToken(secret: string, token: string): Unsubscription | undefined {
  const [, userId, kind, given] = /^([0-9a-f-]{36})\.([a-z]{1,20})\.([\w-]{43})$/.exec(token) ?? []
  const about = MailSubject.safeParse(kind)
  if (userId === undefined || given === undefined || !about.success) return undefined
  const expected = signature(secret, userId, about.data)
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected)) ? { userId, about: about.data } : undefined
}

/** The label keeps it apart from everything else that is signed with the secret. */
const signature = (secret: string, userId: string, about: MailSubject): string =>
  createHmac('sha256', secret).update(`unsubscribe ${userId} ${about}`).digest('base64url')
