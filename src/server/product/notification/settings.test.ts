import { afterAll, beforeAll, expect, test } from 'vitest'
import { notificationApi } from '#contract/notification'
import { type Delivery, notificationSettingsApi } from '#contract/notification-settings'
import { userApi } from '#contract/user'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { notificationMail, sentTo, waitingFor } from '../../../../test/server/notification-mails.ts'
import { type NotificationMail, notifyByMail } from './notify.ts'
import { unsubscribeToken } from './unsubscribe.ts'

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

const news = (kind: NotificationMail['kind'], more: Partial<NotificationMail> = {}) => notificationMail(ann, kind, more)
const save = (body: object) => callAs(app, ann, notificationSettingsApi.save, { body })
const bell = async () =>
  (await callAs(app, ann, notificationApi.list, {})).body.map(({ text }: { text: string }) => text)
const outbox = () => waitingFor(app, ann)

test('a user without own settings gets everything by mail and in the bell', async () => {
  await someone()
  expect((await callAs(app, ann, notificationSettingsApi.read, {})).body).toEqual({
    offers: 'mail',
    homes: 'mail',
    wishes: 'mail',
    searches: 'mail',
    messages: 'mail',
    viewings: 'mail',
  })
  await notifyByMail(app.db, news('offers'))
  expect([await bell(), await outbox()]).toMatchObject([['About offers'], [{ about: 'offers' }]])
})

test.each([
  ['bell', ['About wishes'], 0],
  ['digest', ['About wishes'], 0],
  ['none', [], 0],
] as [Delivery, string[], number][])('delivers a kind as set: %s', async (delivery, entries, mails) => {
  await someone()
  expect((await save({ wishes: delivery })).body).toMatchObject({ wishes: delivery, offers: 'mail' })
  await notifyByMail(app.db, news('wishes'))
  expect([await bell(), await outbox()]).toEqual([entries, expect.objectContaining({ length: mails })])
})

test('a user changes one kind and then another, and both changes stay', async () => {
  await someone()
  await save({ wishes: 'none', offers: 'bell' })
  expect((await save({ offers: 'digest' })).body).toMatchObject({ wishes: 'none', offers: 'digest', homes: 'mail' })
})

test('rejects switching off notifications about money or roles', async () => {
  await someone()
  for (const kind of ['payments', 'roles', 'security']) expect((await save({ [kind]: 'none' })).status).not.toBe(500)
  await notifyByMail(app.db, news('payments'))
  expect([await bell(), await outbox()]).toMatchObject([['About payments'], [{ about: null }]])
})

test.each([{ offers: 'never' }, { offers: null }, { offers: ['mail'] }, [], 'mail'])('rejects %j', async (body) => {
  await someone()
  expect([400, 422]).toContain((await save(body as object)).status)
})

test('a mail links its page as the reader’s role sees it, and says how to unsubscribe', async () => {
  await someone()
  const subjectId = '0198c1f0-0000-7000-8000-000000000000'
  await notifyByMail(app.db, news('wishes', { page: 'details', subjectId }))
  const [mail] = await sentTo(app, ann, PUBLIC_URL)
  const token = unsubscribeToken(app.parts.secret, { userId: ann.id, about: 'wishes' })
  expect(mail?.unsubscribe).toBe(`${PUBLIC_URL}/unsubscribe/${token}?lang=en`)
  expect(mail?.body).toBe(
    `Hello Ann,\n\nThere is something.\n\nOpen the home: ${PUBLIC_URL}/propertyDetails/${subjectId}\n\nNo more such mails: ${mail?.unsubscribe}\n\nKeyHaven`,
  )
})

test('a French mail has a space before the colon of its links', async () => {
  await someone()
  await callAs(app, ann, userApi.setLanguage, { body: { language: 'fr' } })
  await notifyByMail(app.db, news('wishes'))
  const [mail] = await sentTo(app, ann, PUBLIC_URL)
  expect(mail?.body.match(/^.+(?=: https)/gm)).toEqual([
    'Ouvrir vos offres\u00A0',
    'Ne plus recevoir ces e-mails\u00A0',
  ])
})

test('a mail about money links its page and can’t be unsubscribed from', async () => {
  await someone()
  await notifyByMail(app.db, news('payments'))
  const [mail] = await sentTo(app, ann, PUBLIC_URL)
  expect(mail?.body).toContain(`Open your offers: ${PUBLIC_URL}/dashboard/propertyBought`)
  expect([mail?.unsubscribe, mail?.body.includes('No more')]).toEqual([undefined, false])
})

test('a button says where it leads: to the profile, if the reader’s role has no such page', async () => {
  await someone()
  await notifyByMail(app.db, news('payments', { page: 'feeds' }))
  const [mail] = await sentTo(app, ann, PUBLIC_URL)
  expect(mail?.body).toContain(`\n\nOpen your profile: ${PUBLIC_URL}/dashboard\n\n`)
})

test('without PUBLIC_URL a mail has no link', async () => {
  await someone()
  await notifyByMail(app.db, news('offers'))
  const mails = await sentTo(app, ann, undefined)
  expect(mails).toMatchObject([{ body: 'Hello Ann,\n\nThere is something.\n\nKeyHaven', unsubscribe: undefined }])
})
