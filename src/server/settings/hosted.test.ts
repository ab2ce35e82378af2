import { expect, test } from 'vitest'
import { OperatorError } from '../operator-error.ts'
import { readSettings } from './settings.ts'

const firebase = { FIREBASE_PROJECT_ID: 'my-homes', FIREBASE_API_KEY: 'AIza-key' }
const google = { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'hush' }
const emailJs = { EMAILJS_SERVICE_ID: 'service_1', EMAILJS_TEMPLATE_ID: 'template_1', EMAILJS_PUBLIC_KEY: 'public_1' }
const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://a:b@localhost/c' }

test('without any setting nothing is hosted, and the demo has its stand-in for Google', () => {
  const settings = readSettings({})
  expect(settings).toMatchObject({ firebase: undefined, googleClient: undefined, emailJs: undefined })
  expect(settings.googleStandIn).toBe(true)
})

test('each service is on when its settings are there', () => {
  expect(readSettings(firebase).firebase).toEqual({
    projectId: 'my-homes',
    apiKey: 'AIza-key',
    authDomain: 'my-homes.firebaseapp.com',
  })
  expect(readSettings(google).googleClient).toEqual({ id: 'client', secret: 'hush' })
  expect(readSettings(emailJs).emailJs).toEqual({
    serviceId: 'service_1',
    templateId: 'template_1',
    publicKey: 'public_1',
  })
})

test.each([
  [{ GOOGLE_CLIENT_ID: 'client' }, 'GOOGLE_CLIENT_ID needs GOOGLE_CLIENT_SECRET too'],
  [{ GOOGLE_CLIENT_SECRET: 'hush' }, 'GOOGLE_CLIENT_SECRET needs GOOGLE_CLIENT_ID too'],
  [{ FIREBASE_PROJECT_ID: 'my-homes' }, 'FIREBASE_PROJECT_ID needs FIREBASE_API_KEY too'],
  [{ FIREBASE_AUTH_DOMAIN: 'auth.homes.example' }, 'needs FIREBASE_PROJECT_ID and FIREBASE_API_KEY too'],
  [{ EMAILJS_PUBLIC_KEY: 'public_1' }, 'EMAILJS_PUBLIC_KEY needs EMAILJS_SERVICE_ID and EMAILJS_TEMPLATE_ID too'],
  [{ ...firebase, ...google }, 'FIREBASE_PROJECT_ID and GOOGLE_CLIENT_ID are both set'],
  [{ ...firebase, FIREBASE_AUTH_DOMAIN: "evil'; script-src *" }, 'FIREBASE_AUTH_DOMAIN must be a host name'],
  [{ ...firebase, FIREBASE_PROJECT_ID: 'https://x' }, 'FIREBASE_PROJECT_ID must be a Firebase project id'],
])('half a service, or two for one thing, is one clear line: %o', (environment, line) => {
  expect(() => readSettings(environment)).toThrow(OperatorError)
  expect(() => readSettings(environment)).toThrow(line)
})

test('the stand-in for Google is off with a real one, and in production unless it is allowed', () => {
  expect(readSettings(google).googleStandIn).toBe(false)
  expect(readSettings(firebase).googleStandIn).toBe(false)
  expect(readSettings(production).googleStandIn).toBe(false)
  const demo = { ...production, DEMO: 'true' }
  expect(readSettings({ ...demo, ALLOW_STAND_INS: 'demo' }).googleStandIn).toBe(false)
  expect(readSettings({ ...demo, ALLOW_STAND_INS: 'demo, google' }).googleStandIn).toBe(true)
})
