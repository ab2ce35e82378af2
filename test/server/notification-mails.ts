import { composeAlerts } from '../../src/server/product/alert/alert-mailing.ts'
import { sendMail } from '../../src/server/product/mail/mail-sender.ts'
import { finishMail } from '../../src/server/product/notification/finish-mail.ts'
import type { NotificationMail } from '../../src/server/product/notification/notify.ts'
import type { OutgoingMail } from '../../src/server/providers/mail/mail.ts'
import type { TestApp } from '../people/access.ts'
import type { Person } from '../people/make.ts'
import { runDueJobs } from './run-jobs.ts'

const PUBLIC_URL = 'https://homes.example'

export const notificationMail = (
  to: Person,
  kind: NotificationMail['kind'],
  more: Partial<NotificationMail> = {},
): NotificationMail => ({
  to: to.email,
  subject: `About ${kind}`,
  body: 'Hello Ann,\n\nThere is something.\n\nKeyHaven',
  kind,
  page: 'bought',
  ...more,
})

export const waitingFor = async (app: TestApp, { email }: Person) =>
  (await app.db.$client.query('select * from mail_outbox where recipient = $1 and sent_at is null', [email])).rows

/** Sends due mails as a server with this PUBLIC_URL; returns this person's. */
export async function sentTo(
  app: TestApp,
  { email }: Pick<Person, 'email'>,
  publicUrl: string | undefined,
): Promise<OutgoingMail[]> {
  return (await deliver(app, { publicUrl })).filter(({ to }) => to === email)
}

export async function deliver(
  app: TestApp,
  { publicUrl }: { publicUrl?: string | undefined } = { publicUrl: PUBLIC_URL },
): Promise<OutgoingMail[]> {
  const mails: OutgoingMail[] = []
  const transport = {
    kind: 'smtp' as const,
    send: async (mail: OutgoingMail) => void mails.push(mail),
    close: () => {},
  }
  const { db, parts } = app
  const finish = finishMail({ ...parts.settings, db, secret: parts.secret, log: parts.log, publicUrl })
  const composers = { alerts: composeAlerts({ publicUrl, currency: 'USD' }) }
  await runDueJobs(db, { sendMail: sendMail({ db, transport, finish, composers }) })
  return mails
}
