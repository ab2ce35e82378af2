import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { deliver, notificationMail, sentTo, waitingFor } from '../../../../test/server/notification-mails.ts'
import type { MailSubject } from '../../../contract/notification-settings.ts'
import { rateCounts } from '../../platform/db/tables/rate-count.ts'
import { enqueueMail } from '../mail/mail.store.ts'
import { type NotificationMail, notifyByMail } from './notify.ts'

const PUBLIC_URL = 'https://homes.example'
const WORDS = 'Cheap pills'
let app: TestApp
let ann: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false', REQUIRE_VERIFIED_EMAIL: 'true', MAILS_A_DAY: '12' })
})
afterAll(async () => app.close())
beforeEach(async () => {
  await app.db.delete(rateCounts)
  ann = await make.user(app)
})

const notifyAnn = (kind: NotificationMail['kind'], more: Partial<NotificationMail> = {}) =>
  notifyByMail(app.db, notificationMail(ann, kind, more))
const sent = () => sentTo(app, ann, PUBLIC_URL)
const inDigest = async () =>
  (await app.db.$client.query('select from digest_entry where user_id = $1', [ann.id])).rows.length
const inBell = async () =>
  (await app.db.$client.query('select from notification where user_id = $1', [ann.id])).rows.length

test.each([
  ['below', 11, 11],
  ['at', 12, 12],
  ['above', 14, 12],
])(
  '%s the limit of a day, %i mails of a kind are %i, and the others wait for the digest',
  async (_at, notified, mailed) => {
    for (let n = 0; n < notified; n++) await notifyAnn('homes')
    await notifyAnn('viewings')
    expect(await sent()).toHaveLength(mailed + 1)
    expect([await inDigest(), await inBell()]).toEqual([notified - mailed, notified + 1])
    expect(await waitingFor(app, ann)).toEqual([])
  },
)

test('a user can cause ten mails a day to another user, without delaying those of others', async () => {
  const [senderId, other] = [(await make.user(app)).id, (await make.user(app)).id]
  for (let n = 0; n < 7; n++) for (const kind of ['offers', 'viewings'] as const) await notifyAnn(kind, { senderId })
  await notifyAnn('offers', { senderId: other })
  expect(await sent()).toHaveLength(11)
  expect(await inDigest()).toBe(4)
})

test('a user can cause 200 mails a day to all others together', { timeout: 60_000 }, async () => {
  const senderId = (await make.user(app)).id
  for (let n = 0; n < 21; n++) {
    ann = await make.user(app)
    for (let at = 0; at < 10; at++) await notifyAnn('offers', { senderId })
  }
  expect(await deliver(app)).toHaveLength(200)
})

test('mails about money are always sent', async () => {
  for (let n = 0; n < 14; n++) await notifyAnn('payments')
  expect(await sent()).toHaveLength(14)
})

test('counts a mail once when it is sent again', async () => {
  await notifyAnn('homes')
  await app.db.$client.query('update mail_outbox set tries = 1 where recipient = $1', [ann.email])
  await sent()
  for (let n = 0; n < 12; n++) await notifyAnn('homes')
  expect(await sent()).toHaveLength(12)
})

test.each(['wishes', 'searches', 'digest'] as MailSubject[])(
  'nothing about %s is mailed to an address that is not confirmed',
  async (about) => {
    ann = await make.user(app, { emailVerified: false })
    if (about === 'digest')
      await app.db.$client.query(`insert into notification_setting values ($1, 'homes', 'digest')`, [ann.id])
    await enqueueMail(app.db, { to: ann.email, subject: WORDS, body: WORDS, about })
    expect(await sent()).toEqual([])
    expect(await waitingFor(app, ann)).toEqual([])
  },
)

test.each(['offers', 'homes', 'viewings', 'messages', 'payments'] as const)(
  'mails about %s to an unconfirmed address have no user’s text and no calendar',
  async (kind) => {
    ann = await make.user(app, { emailVerified: false, name: WORDS })
    const calendar = () => ({ method: 'PUBLISH' as const, content: WORDS })
    await notifyAnn(kind, { subject: `Offer: ${WORDS}`, body: `Hello ${WORDS},\n\n${WORDS}\n\nKeyHaven`, calendar })
    const [mail] = await sent()
    expect(mail).toMatchObject({ subject: 'News at KeyHaven', calendar: null })
    expect(mail?.body).toMatch(/^Hello,\n\nThere (is|are) (news|unread)/)
    expect(mail?.body).toContain(`Open your offers: ${PUBLIC_URL}/dashboard/propertyBought`)
    expect(mail?.body).not.toContain(WORDS)
    expect(await inBell()).toBe(1)
  },
)

test('an address that is not confirmed gets five mails a day, of all kinds together', async () => {
  ann = await make.user(app, { emailVerified: null })
  for (let n = 0; n < 4; n++) for (const kind of ['offers', 'homes'] as const) await notifyAnn(kind)
  expect(await sent()).toHaveLength(5)
  expect(await inBell()).toBe(8)
})

test('sends nothing to an address that has to be confirmed first, or has no account', async () => {
  ann = await make.user(app, { emailVerified: false, mustVerifyEmail: true })
  await notifyAnn('offers')
  await notifyAnn('payments')
  const gone = { ...ann, email: 'gone@people.example' }
  await notifyByMail(app.db, notificationMail(gone, 'offers'))
  expect(await deliver(app)).toEqual([])
})
