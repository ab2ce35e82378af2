import { and, desc, eq, like } from 'drizzle-orm'
import type { Database } from '../../src/server/platform/db/database.ts'
import { mailOutbox } from '../../src/server/platform/db/tables/mail.ts'

const subjects = { reset: 'Choose a new password', verify: 'Confirm your e-mail address' }

/** Returns the latest link of this kind; undefined when there is none. */
export async function mailedLink(db: Database, email: string, kind: keyof typeof subjects) {
  const [mail] = await db
    .select({ body: mailOutbox.body })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.recipient, email), like(mailOutbox.subject, subjects[kind])))
    .orderBy(desc(mailOutbox.id))
  return /https?:\/\/\S+/.exec(mail?.body ?? '')?.[0]
}

export async function mailedToken(db: Database, email: string, kind: keyof typeof subjects): Promise<string> {
  const link = await mailedLink(db, email, kind)
  const token = link && new URL(link).hash.replace('#token=', '')
  if (!token) throw new Error(`no link was mailed to ${email}`)
  return token
}
