import { sendMail } from '../../src/server/mail/mail-sender.ts'
import { finishMail } from '../../src/server/notification/finish-mail.ts'
import type { News } from '../../src/server/notification/tell.ts'
import type { OutgoingMail } from '../../src/server/providers/mail/mail.ts'
import type { TestApp } from '../people/access.ts'
import type { Person } from '../people/make.ts'
import { runDueJobs } from './run-jobs.ts'

/** Something to tell this person, which says what it is about. */
export const news = (to: Person, kind: News['kind'], more: Partial<News> = {}): News => ({
  to: to.email,
  subject: `About ${kind}`,
  body: 'Hello Ann,\n\nThere is something.\n\nKeyHaven',
  kind,
  page: 'bought',
  ...more,
})

/** The mails of this person that wait. */
export const waitingFor = async (app: TestApp, { email }: Person) =>
  (await app.db.$client.query('select * from mail_outbox where recipient = $1 and sent_at is null', [email])).rows

/** Sends what waits, as a server with this PUBLIC_URL does; returns what this person got. */
export async function sentTo(app: TestApp, { email }: Person, publicUrl: string | undefined): Promise<OutgoingMail[]> {
  const mails: OutgoingMail[] = []
  const transport = {
    kind: 'smtp' as const,
    send: async (mail: OutgoingMail) => void mails.push(mail),
    close: () => {},
  }
  const finish = finishMail({ db: app.db, secret: app.parts.secret, publicUrl })
  await runDueJobs(app.db, { sendMail: sendMail({ db: app.db, transport, finish }) })
  return mails.filter(({ to }) => to === email)
}
