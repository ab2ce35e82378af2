import { afterAll, beforeAll, expect, test } from 'vitest'
import { notificationApi } from '#contract/notification'
import { notificationSettingsApi } from '#contract/notification-settings'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { notificationMail, sentTo, waitingFor } from '../../../../test/server/notification-mails.ts'
import { rateCounts } from '../../platform/db/tables/rate-count.ts'
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

const press = (token: string) => callAs(app, { token: '' }, notificationSettingsApi.unsubscribe, { body: { token } })
const tokenOf = (about: 'wishes' | 'digest' | 'offers', who = ann) =>
  unsubscribeToken(app.parts.secret, { userId: who.id, about })

test('Unsubscribe stops waiting and later mails of its kind; the bell goes on', async () => {
  await someone()
  await notifyByMail(app.db, news('wishes'))
  await notifyByMail(app.db, news('offers'))
  expect(await press(tokenOf('wishes'))).toMatchObject({ status: 200, body: { about: 'wishes' } })
  expect((await sentTo(app, ann, PUBLIC_URL)).map(({ subject }) => subject)).toEqual(['About offers'])
  expect(await outbox()).toEqual([])
  await notifyByMail(app.db, news('wishes'))
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
  for (const token of hostile.filter((token) => !['', '..'].includes(token))) // these two are other addresses
    expect((await fetch(`${app.url}/unsubscribe/${token}`, { method: 'POST' })).status, token).toBe(404)
  expect((await callAs(app, ann, notificationSettingsApi.read, {})).body).toMatchObject({
    wishes: 'mail',
    offers: 'mail',
  })
})

test('a token of a deleted account ends nothing', async () => {
  await someone()
  const token = tokenOf('wishes')
  await app.db.$client.query('delete from app_user where id = $1', [ann.id])
  expect((await press(token)).status).toBe(404)
})

test('links can’t be guessed: an address presses at most 120 of them in a minute', async () => {
  await app.db.delete(rateCounts)
  const pressMany = (times: number) => Promise.all(Array.from({ length: times }, async () => (await press('x')).status))
  expect(new Set(await pressMany(120))).toEqual(new Set([404]))
  expect(await press('x')).toMatchObject({ status: 429 })
})
