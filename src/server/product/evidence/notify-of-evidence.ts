import { eq, inArray } from 'drizzle-orm'
import type { Currency } from '#contract/currency'
import * as t from '#messages/mails'
import type { Queryable } from '../../platform/db/database.ts'
import { users } from '../../platform/db/tables/user.ts'
import { isWithin, type RateLimit } from '../../platform/rate-limit/rate-limit.ts'
import { letter } from '../mail/letter.ts'
import { inLine } from '../mail/mail-text.ts'
import { type NotificationMail, notifyByMail } from '../notification/notify.ts'
import { properties } from '../tables/property.ts'
import { evidenceOf } from './evidence-of.ts'
import { sentenceText, type TellableFinding } from './evidence-words.ts'

/** A limit on notifications after many copies; the pages show the rest. */
const bells: RateLimit = { what: 'evidence about verified homes', most: 20, seconds: 3600 }

/** Notifies all admins of new findings about verified homes; pending homes are in the decision queue anyway. */
export async function notifyOfEvidence(
  tx: Queryable,
  added: { propertyId: string; id: string }[],
  currency: Currency,
): Promise<void> {
  if (added.length === 0) return
  const newIds = new Set(added.map(({ id }) => id))
  const { id, title, status } = properties
  const ids = [...new Set(added.map(({ propertyId }) => propertyId))]
  const homes = await tx.select({ id, title, status }).from(properties).where(inArray(id, ids))
  const verified = homes.filter((home) => home.status === 'verified')
  if (verified.length === 0) return
  const admins = await tx.select({ email: users.email, name: users.name }).from(users).where(eq(users.role, 'admin'))
  const evidence = await evidenceOf(
    tx,
    verified.map((home) => home.id),
    currency,
  )
  for (const home of verified) {
    const found = evidence.find(({ propertyId }) => propertyId === home.id)?.findings ?? []
    const reasons = found.filter(({ _id }) => newIds.has(_id))
    if (reasons.length === 0 || !(await isWithin(tx, bells, 'all'))) continue
    for (const admin of admins)
      await notifyByMail(tx, evidenceFound(admin, { propertyId: home.id, title: home.title, reasons }))
  }
}

type Found = { propertyId: string; title: string; reasons: TellableFinding[] }

const evidenceFound = (admin: { email: string; name: string }, found: Found): NotificationMail => ({
  ...letter(admin, () => ({
    subject: t.lookAgain({ title: inLine(found.title) }),
    lines: [
      t.foundSince({ title: inLine(found.title) }),
      ...found.reasons.map((reason) => `- ${sentenceText(reason, inLine)}.`),
      t.nothingChanged(),
    ],
  })),
  kind: 'homes',
  page: 'details',
  subjectId: found.propertyId,
})
