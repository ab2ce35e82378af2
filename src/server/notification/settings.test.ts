import { afterAll, beforeAll, expect, test } from 'vitest'
import { notificationApi } from '#contract/news/notification'
import { type Delivery, notificationSettingsApi } from '#contract/news/notification-settings'
import { callAs, type TestApp } from '../../../test/people/access.ts'
import { make, type Person } from '../../../test/people/make.ts'
import { testApp } from '../../../test/server/app.ts'
import { runDueJobs } from '../../../test/server/run-jobs.ts'
import { sendMail } from '../mail/mail-sender.ts'
import type { OutgoingMail } from '../providers/mail/mail.ts'
import { finishMail } from './finish-mail.ts'
import { type News, tell } from './tell.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

const PUBLIC_URL = 'https://homes.example'
let app: TestApp
let ann: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
})
afterAll(async () => app.close())
const someone = async () => {
  ann = await make.user(app)
}

const news = (kind: News['kind'], more: Partial<News> = {}): News => ({
  to: ann.email,
  subject: `About ${kind}`,
  body: 'Hello Ann,\n\nThere is something.\n\nKeyHaven',
  kind,
  page: 'bought',
  ...more,
})
const save = (body: object) => callAs(app, ann, notificationSettingsApi.save, { body })
const bell = async () =>
  (await callAs(app, ann, notificationApi.list, {})).body.map(({ text }: { text: string }) => text)
const outbox = async () =>
  (await app.db.$client.query('select * from mail_outbox where recipient = $1 and sent_at is null', [ann.email])).rows

/** Sends what waits for Ann, as a server with this PUBLIC_URL does. */
async function sent(publicUrl: string | undefined = PUBLIC_URL): Promise<OutgoingMail[]> {
  const mails: OutgoingMail[] = []
  const transport = {
    kind: 'smtp' as const,
    send: async (mail: OutgoingMail) => void mails.push(mail),
    close: () => {},
  }
  const finish = finishMail({ db: app.db, secret: app.parts.secret, publicUrl })
  await runDueJobs(app.db, { sendMail: sendMail({ db: app.db, transport, finish }) })
  return mails.filter(({ to }) => to === ann.email)
}

test('whoever has chosen nothing is mailed of everything, and sees it in the bell', async () => {
  await someone()
  expect((await callAs(app, ann, notificationSettingsApi.read, {})).body).toEqual({
    offers: 'mail',
    homes: 'mail',
    wishes: 'mail',
    searches: 'mail',
    messages: 'mail',
    viewings: 'mail',
  })
  await tell(app.db, news('offers'))
  expect([await bell(), await outbox()]).toMatchObject([['About offers'], [{ about: 'offers' }]])
})

test.each([
  ['bell', ['About wishes'], 0],
  ['digest', ['About wishes'], 0],
  ['none', [], 0],
] as [Delivery, string[], number][])('a kind that is set to %s is told so', async (delivery, entries, mails) => {
  await someone()
  expect((await save({ wishes: delivery })).body).toMatchObject({ wishes: delivery, offers: 'mail' })
  await tell(app.db, news('wishes'))
  expect([await bell(), await outbox()]).toEqual([entries, expect.objectContaining({ length: mails })])
})

test('a person changes one kind and then another, and each stays as it was left', async () => {
  await someone()
  await save({ wishes: 'none', offers: 'bell' })
  expect((await save({ offers: 'digest' })).body).toMatchObject({ wishes: 'none', offers: 'digest', homes: 'mail' })
})

test('nobody can switch off what concerns money or their role', async () => {
  await someone()
  for (const kind of ['payments', 'roles', 'security']) expect((await save({ [kind]: 'none' })).status).not.toBe(500)
  await tell(app.db, news('payments'))
  expect([await bell(), await outbox()]).toMatchObject([['About payments'], [{ about: null }]])
})

test.each([{ offers: 'never' }, { offers: null }, { offers: ['mail'] }, [], 'mail'])('%j is refused', async (body) => {
  await someone()
  expect([400, 422]).toContain((await save(body as object)).status)
})

test('a mail leads to its page as its reader’s role opens it, and says how to end such mails', async () => {
  await someone()
  const subjectId = '0198c1f0-0000-7000-8000-000000000000'
  await tell(app.db, news('wishes', { page: 'details', subjectId }))
  const [mail] = await sent()
  const token = unsubscribeToken(app.parts.secret, { userId: ann.id, about: 'wishes' })
  expect(mail?.unsubscribe).toBe(`${PUBLIC_URL}/unsubscribe/${token}`)
  expect(mail?.body).toBe(
    `Hello Ann,\n\nThere is something.\n\nOpen it: ${PUBLIC_URL}/propertyDetails/${subjectId}\n\nNo more such mails: ${mail?.unsubscribe}\n\nKeyHaven`,
  )
})

test('a mail about money leads to its page, and offers no end of such mails', async () => {
  await someone()
  await tell(app.db, news('payments'))
  const [mail] = await sent()
  expect(mail?.body).toContain(`Open it: ${PUBLIC_URL}/dashboard/propertyBought`)
  expect([mail?.unsubscribe, mail?.body.includes('No more')]).toEqual([undefined, false])
})

test('without PUBLIC_URL a mail has no link', async () => {
  await someone()
  await tell(app.db, news('offers'))
  const mails: OutgoingMail[] = []
  const transport = {
    kind: 'smtp' as const,
    send: async (mail: OutgoingMail) => void mails.push(mail),
    close: () => {},
  }
  const finish = finishMail({ db: app.db, secret: app.parts.secret, publicUrl: undefined })
  await runDueJobs(app.db, { sendMail: sendMail({ db: app.db, transport, finish }) })
  expect(mails).toMatchObject([{ body: 'Hello Ann,\n\nThere is something.\n\nKeyHaven', unsubscribe: undefined }])
})

const press = (token: string) => callAs(app, { token: '' }, notificationSettingsApi.unsubscribe, { body: { token } })
const tokenOf = (about: 'wishes' | 'digest' | 'offers', who = ann) =>
  unsubscribeToken(app.parts.secret, { userId: who.id, about })

test('whoever presses Unsubscribe gets no mail that was waiting, and no other; the bell goes on', async () => {
  await someone()
  await tell(app.db, news('wishes'))
  await tell(app.db, news('offers'))
  expect(await press(tokenOf('wishes'))).toMatchObject({ status: 200, body: { about: 'wishes' } })
  expect((await sent()).map(({ subject }) => subject)).toEqual(['About offers'])
  expect(await outbox()).toEqual([])
  await tell(app.db, news('wishes'))
  expect(await outbox()).toEqual([])
  expect(await bell()).toEqual(['About wishes', 'About offers', 'About wishes'])
  expect((await press(tokenOf('wishes'))).status).toBe(200)
})

test('the mail program’s own button does the same, without a sign-in and whatever it sends', async () => {
  await someone()
  const url = `${app.url}/unsubscribe/${tokenOf('wishes')}`
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect((await fetch(url, { method: 'POST', body })).status).toBe(204)
  expect((await callAs(app, ann, notificationSettingsApi.read, {})).body.wishes).toBe('bell')
  const form = new FormData()
  form.set('List-Unsubscribe', 'One-Click')
  expect((await fetch(url, { method: 'POST', body: form })).status).toBe(204)
  expect((await fetch(url, { method: 'POST' })).status).toBe(204)
})

test('a link scanner that only opens the address ends nothing', async () => {
  await someone()
  for (const method of ['GET', 'HEAD']) await fetch(`${app.url}/unsubscribe/${tokenOf('wishes')}`, { method })
  expect((await callAs(app, ann, notificationSettingsApi.read, {})).body.wishes).toBe('mail')
})

test('unsubscribing from the digest ends it for every kind in it, and for no other', async () => {
  await someone()
  await save({ wishes: 'digest', homes: 'digest', offers: 'none' })
  expect((await press(tokenOf('digest'))).status).toBe(200)
  expect((await callAs(app, ann, notificationSettingsApi.read, {})).body).toMatchObject({
    wishes: 'bell',
    homes: 'bell',
    offers: 'none',
    messages: 'mail',
  })
})

test('a token of another key, for another kind or person, or cut short changes nothing', async () => {
  await someone()
  const other = await make.user(app)
  const good = tokenOf('wishes')
  const signature = good.split('.')[2]
  const hostile = [
    unsubscribeToken('another secret of thirty-two characters', { userId: ann.id, about: 'wishes' }),
    `${ann.id}.offers.${signature}`,
    `${other.id}.wishes.${signature}`,
    `${ann.id}.payments.${signature}`,
    good.slice(0, -1),
    `${good}A`,
    good.toUpperCase(),
    '',
    '..',
    `${'x'.repeat(150)}`,
  ]
  for (const token of hostile) expect((await press(token)).status, token).toBe(404)
  expect((await press('x'.repeat(201))).status).toBe(422)
  for (const token of hostile.filter(Boolean))
    expect((await fetch(`${app.url}/unsubscribe/${token}`, { method: 'POST' })).status, token).toBe(404)
  expect((await callAs(app, ann, notificationSettingsApi.read, {})).body).toMatchObject({
    wishes: 'mail',
    offers: 'mail',
  })
})

test('a token of somebody who has left ends nothing', async () => {
  await someone()
  const token = tokenOf('wishes')
  await app.db.$client.query('delete from app_user where id = $1', [ann.id])
  expect((await press(token)).status).toBe(404)
})
