import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { LANGUAGES, setSiteLanguages } from '#contract/language'
import { notificationApi } from '#contract/notification'
import { userApi } from '#contract/user'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { setFirstLanguage } from '../../platform/access/reader-language.store.ts'
import { notifyByMail } from '../notification/notify.ts'
import { homeRejected } from '../property/property-mails.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ DEMO: 'false', LANGUAGES: 'en,de,ar' })
})
afterAll(async () => {
  setSiteLanguages(LANGUAGES)
  await app.close()
})

type Person = Awaited<ReturnType<typeof make.user>>

const setLanguage = (person: Person, language: 'en' | 'de' | 'ar') =>
  callAs(app, person, userApi.setLanguage, { body: { language } })
const own = async (person: Person) =>
  (await callAs(app, person, userApi.role, { params: { email: person.email } })).body.language

async function newsOf(person: Person, of = app) {
  const home = { _id: 'h1', title: 'Mill House', location: 'Bath', name: 'Ann', email: person.email }
  await notifyByMail(of.db, homeRejected(home, 'The pictures are blurred.'))
  const { rows } = await of.db.$client.query(
    'select subject, body, language from mail_outbox where recipient = $1 order by id desc limit 1',
    [person.email],
  )
  const [bell] = (await callAs(of, person, notificationApi.list, {})).body
  return { ...rows[0], bell }
}

test('mails and notifications come in the language of the account', async () => {
  const person = await make.user(app)
  expect(await own(person)).toBeUndefined()
  expect(await newsOf(person)).toMatchObject({ subject: 'Your home was rejected: Mill House', language: 'en' })
  expect((await setLanguage(person, 'de')).body).toEqual({ modifiedCount: 1 })
  expect(await own(person)).toBe('de')
  const german = await newsOf(person)
  expect(german).toMatchObject({ subject: 'Ihre Immobilie wurde abgelehnt: Mill House', language: 'de' })
  expect(german.bell).toMatchObject({ text: german.subject, language: 'de' })
  expect(german.body).toMatch(/^Guten Tag Ann,\n\nMill House, Bath wurde abgelehnt/)
  await setLanguage(person, 'ar')
  expect((await newsOf(person)).body).toMatch(/^مرحبًا \u2068Ann\u2069،/)
})

test('without a choice, mails and notifications come in the site’s own language', async () => {
  const german = await testApp({ DEMO: 'false', LANGUAGES: 'de' })
  onTestFinished(async () => {
    setSiteLanguages(['en', 'de', 'ar'])
    await german.close()
  })
  const { subject, bell, language } = await newsOf(await make.user(german), german)
  expect({ subject, language }).toEqual({ subject: 'Ihre Immobilie wurde abgelehnt: Mill House', language: 'de' })
  expect(bell).toMatchObject({ text: subject, language: 'de' })
})

test('the first sign-in sets the language, and later ones leave it', async () => {
  const person = await make.user(app)
  await setFirstLanguage(app.db, person.id, 'ar')
  await setFirstLanguage(app.db, person.id, 'de')
  expect(await own(person)).toBe('ar')
})

test('an account whose language the site no longer has gets mails and pages in the site’s own', async () => {
  const person = await make.user(app)
  await setFirstLanguage(app.db, person.id, 'fr')
  expect(await own(person)).toBeUndefined()
  expect(await newsOf(person)).toMatchObject({ language: 'en', bell: { language: 'en' } })
  const sent = await callAs(app, person, userApi.setLanguage, { body: { language: 'fr' } })
  expect(sent.status).toBe(422)
  expect(sent.body).toMatchObject({ detail: 'language must be one of en, de, ar' })
})

test('an entry of the bell keeps the language in which it was written', async () => {
  const person = await make.user(app)
  await setLanguage(person, 'de')
  await newsOf(person)
  await setLanguage(person, 'en')
  const news = await callAs(app, person, notificationApi.list, {})
  expect(news.body).toMatchObject([{ text: 'Ihre Immobilie wurde abgelehnt: Mill House', language: 'de' }])
})

test('returns a language to its own user only', async () => {
  const [person, admin] = [await make.user(app), await make.user(app, { role: 'admin' })]
  await setLanguage(person, 'de')
  const seen = await callAs(app, admin, userApi.role, { params: { email: person.email } })
  expect(seen.body).not.toHaveProperty('language')
})
