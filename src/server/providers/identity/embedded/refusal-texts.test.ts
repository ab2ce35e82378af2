import { afterAll, beforeAll, expect, test } from 'vitest'
import { inLanguage } from '#contract/language'
import * as t from '#messages/refusals'
import { newEmail, PASSWORD, registrationOf, signedIn } from '../../../../../test/people/person.ts'
import { testApp } from '../../../../../test/server/app.ts'
import { refusalText } from './refusal-texts.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ LANGUAGES: 'en,es,de,fr,ar', REFUSE_COMMON_PASSWORDS: 'true' })
})
afterAll(() => app.close())

const refusalIn = async (language: string, path: string, body: object) => {
  const headers = { 'accept-language': language, 'content-type': 'application/json', origin: app.url }
  const answer = await fetch(`${app.url}/api/auth/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await answer.json()) as { message: string; detail: string; errors?: Record<string, string> }
}

test.each([
  ['en', 'Invalid email or password'],
  ['es', 'Correo electrónico o contraseña incorrectos'],
  ['de-AT', 'E-Mail oder Passwort ist falsch'],
  ['fr', 'E-mail ou mot de passe incorrect'],
  ['ar', 'البريد الإلكتروني أو كلمة المرور غير صحيحة'],
])('a wrong password is refused in the reader’s language: %s', async (language, message) => {
  const refusal = await refusalIn(language, 'sign-in/email', { email: newEmail(), password: PASSWORD })
  expect(refusal).toMatchObject({ message, detail: message })
})

test.each([
  ['de', '', 'Passwort: Bitte ausfüllen'],
  ['de', 'abc', 'Das Passwort muss mindestens 6 Zeichen haben'],
  [
    'es',
    'Passw0rd#',
    'Esta contraseña es una de las más usadas, y son las primeras que prueban los atacantes. Elige otra.',
  ],
])(
  'a password that can’t be set is refused in the reader’s language: %s, “%s”',
  async (language, password, message) => {
    const account = { ...registrationOf(newEmail()), password }
    expect((await refusalIn(language, 'sign-up/email', account)).errors).toEqual({ password: message })
  },
)

test('a used link is refused in the reader’s language', async () => {
  const { message } = await refusalIn('de', 'verify-email', { token: 'x' })
  expect(message).toBe('Dieser Link wurde schon benutzt oder ist zu alt. Bitte fordern Sie einen neuen an.')
})

test('too many tries are refused in the reader’s language', async () => {
  const email = newEmail()
  const tries = Array.from({ length: 12 }, () => refusalIn('de', 'sign-in/email', { email, password: PASSWORD }))
  const messages = (await Promise.all(tries)).map(({ message }) => message)
  expect(messages).toContainEqual(expect.stringMatching(/^Zu viele Versuche in kurzer Zeit/))
  expect(messages).not.toContainEqual(expect.stringMatching(/^Too many/))
})

test('a refusal without a code of ours is in the reader’s language', async () => {
  const body = { password: PASSWORD }
  expect((await refusalIn('en', 'two-factor/enable', body)).message).toBe('Please sign in to do this.')
  expect((await refusalIn('de', 'two-factor/enable', body)).message).toBe(inLanguage('de', t.signInFirst))
  expect((await refusalIn('ar', 'two-factor/enable', { password: 7 })).message).toBe(inLanguage('ar', t.broken))
})

test('what a second tab asks for in vain is refused in the reader’s language', async () => {
  const { browser } = await signedIn(app.url)
  const body = { password: PASSWORD }
  const answer = await browser.post('/api/auth/two-factor/generate-backup-codes', body, { 'accept-language': 'es' })
  expect(await answer.json()).toMatchObject({ message: 'La autenticación en dos pasos está desactivada.' })
})

test.each([
  ['ACCOUNT_TEMPORARILY_LOCKED', 'Zu viele falsche Codes. Bitte versuchen Sie es in 15 Minuten noch einmal.'],
  ['TOTP_ALREADY_ENABLED', 'Die Zwei-Faktor-Authentifizierung ist schon eingeschaltet.'],
  ['TWO_FACTOR_NOT_ENABLED', 'Die Zwei-Faktor-Authentifizierung ist ausgeschaltet.'],
  ['BACKUP_CODES_NOT_ENABLED', 'Die Zwei-Faktor-Authentifizierung ist ausgeschaltet.'],
  ['CREDENTIAL_ACCOUNT_NOT_FOUND', 'Ihr Konto hat kein Passwort.'],
  ['SESSION_EXPIRED', 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich erneut an.'],
])('%s has a text', (code, message) => {
  expect(inLanguage('de', () => refusalText(code)?.())).toBe(message)
})
