import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const misspelt = (environment: NodeJS.ProcessEnv, file: NodeJS.ProcessEnv = {}) =>
  readSettings(environment, file).misspelt

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASEURL', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['APP_SECRETS', 'APP_SECRET'],
  ['TRUST-PROXY', 'TRUST_PROXY'],
  ['STRIPE_SECRETKEY', 'STRIPE_SECRET_KEY'],
])('%s in the environment is named, with %s', (name, meant) => {
  expect(misspelt({ [name]: 'x' })).toEqual([`${name} is not a setting: did you mean ${meant}?`])
})

test.each(['SMTP_PASSWORD', 'S3_KEY', 'FIREBASE_TOKEN'])('%s, which begins as ours do, is named', (name) => {
  expect(misspelt({ [name]: 'x' })).toEqual([`${name} is not a setting. See .env.example.`])
})

test('ignores variables of other programs, known settings and other lines of .env', () => {
  const others = {
    PATH: '/bin',
    HOME: '/root',
    HOSTNAME: 'a',
    POST: '1',
    LANG: 'C',
    OTEL_SERVICE_NAME: 'b',
    KEYHAVEN_PORT: 'c',
  }
  expect(misspelt({ ...others, PORT: '3000', SMTP_URL: '' })).toEqual([])
  expect(misspelt({}, { VITE_API_URL: 'x', NODE_EXTRA_CA_CERTS: 'x', POSTGRES_PASSWORD: 'x', SMTP_URL: '' })).toEqual(
    [],
  )
})

test('every line of .env that is no setting is named', () => {
  expect(misspelt({ FAVOURITE: 'x', SMPT_URL: 'y' }, { FAVOURITE: 'x', SMPT_URL: 'y' })).toEqual([
    'FAVOURITE in .env is not a setting. See .env.example.',
    'SMPT_URL is not a setting: did you mean SMTP_URL?',
  ])
})
