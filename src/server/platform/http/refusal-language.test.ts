import { afterAll, beforeAll, expect, test } from 'vitest'
import { imageApi } from '#contract/image'
import { isLanguage, type Language } from '#contract/language'
import * as t from '#messages/refusals'
import type { TestApp } from '../../../../test/people/access.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { Refusal } from '../../refusal.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ DEMO: 'false', LANGUAGES: 'en,de,ar' })
})
afterAll(() => app.close())

async function refusalIn(acceptLanguage: string | undefined, path: string, body?: unknown) {
  const { token } = await make.user(app)
  const headers: Record<string, string> = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  if (acceptLanguage) headers['accept-language'] = acceptLanguage
  const answer = await fetch(`${app.url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return (await answer.json()) as { detail: string; errors?: Record<string, string> }
}

const unknown = '/agents/018f0000-0000-7000-8000-000000000000'

test.each([
  [undefined, 'This agent doesn’t exist or is no longer with us.'],
  ['de-AT, en;q=0.5', 'Diesen Makler gibt es nicht oder er ist nicht mehr bei uns.'],
  ['ar', 'هذا الوكيل غير موجود أو لم يعد معنا.'],
  ['fr', 'This agent doesn’t exist or is no longer with us.'], // not one of the site's languages
])('answers a request in %s by its refusal in that language', async (acceptLanguage, detail) => {
  expect((await refusalIn(acceptLanguage, unknown)).detail).toBe(detail)
})

test('two requests at the same time each get their own language', async () => {
  const asked = Array.from({ length: 20 }, (_, place) => (place % 2 ? 'de' : 'en'))
  const details = await Promise.all(asked.map(async (language) => (await refusalIn(language, unknown)).detail))
  expect(details).toEqual(
    asked.map((language) => new Refusal('notFound', t.noSuchAgent).textsIn(own(language)).message),
  )
})

const own = (tag: string): Language => (isLanguage(tag) ? tag : 'en')

test('a refusal’s message is English, and its fields are written in the language that is asked for', () => {
  const refusal = new Refusal('invalid', t.unknownTimeZone, { timeZone: t.unknownTimeZone })
  expect(refusal.message).toBe('This time zone is not known')
  expect(refusal.textsIn('de')).toEqual({
    message: 'Diese Zeitzone ist nicht bekannt',
    errors: { timeZone: 'Diese Zeitzone ist nicht bekannt' },
  })
})

test('a picture that another process refuses is refused in the reader’s language', async () => {
  const { token } = await make.user(app, { role: 'agent' })
  const body = new FormData()
  body.append(imageApi.upload.file, new Blob(['no picture at all'.repeat(50)]), 'home.jpg')
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'de' }
  const answer = await fetch(`${app.url}/api${imageApi.upload.path}`, { method: 'POST', headers, body })
  expect(answer.status).toBe(415)
  expect(await answer.json()).toMatchObject({
    detail: 'Diese Datei ist kein Bild, das gezeigt werden kann. Senden Sie ein JPEG, PNG, WebP oder AVIF.',
    errors: { image: 'Nur Bilder in JPEG, PNG, WebP und AVIF werden angenommen' },
  })
})

test.each([
  ['en', 'Name is required'],
  ['de', 'Name: Bitte ausfüllen'],
  ['ar', 'الاسم: هذا الحقل مطلوب'],
])('a field is refused in the language that is asked for: %s', async (language, message) => {
  const { detail, errors } = await refusalIn(language, '/users', { name: '', email: 'ann@example.com', photoURL: '' })
  expect(errors?.name).toBe(message)
  expect(detail).toContain(message)
})

test('the messages of several fields are sentences', async () => {
  const { detail, errors = {} } = await refusalIn('en', '/users', { name: '', email: 'nobody', photoURL: 'none' })
  const messages = Object.values(errors)
  expect(messages.length).toBeGreaterThan(1)
  expect(detail).toBe(`${messages.join('. ')}.`)
})
