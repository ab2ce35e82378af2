import { expect, test } from 'vitest'
import { readSettings } from '../../../settings/settings.ts'
import { findingOf } from './check.ts'
import { siteCheck } from './site-check.ts'

const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://a:b@localhost/c' }
const firebase = { FIREBASE_PROJECT_ID: 'my-homes', FIREBASE_API_KEY: 'AIza-key' }
const demo = { DEMO: 'true', ALLOW_STAND_INS: 'demo' }
const site = { PUBLIC_URL: 'https://keyhaven.example', ADMIN_EMAIL: 'me@homes.example' }

test.each([
  [{}, ['PUBLIC_URL', 'ADMIN_EMAIL']],
  [{ ADMIN_EMAIL: 'me@homes.example' }, ['PUBLIC_URL']],
  [demo, ['PUBLIC_URL']],
  [{ ...demo, ...firebase }, ['PUBLIC_URL', 'ADMIN_EMAIL']],
  [site, []],
])('names the site settings that production lacks: %o', (environment, missing) => {
  expect(siteCheck(readSettings({ ...production, ...environment })).missing).toEqual(missing)
})

test('outside production only a missing admin is reported', async () => {
  expect(await findingOf(siteCheck(readSettings({})))).toMatchObject({ state: 'ok', detail: '' })
  const finding = await findingOf(siteCheck(readSettings(firebase)))
  expect(finding).toMatchObject({ state: 'ok', detail: expect.stringContaining('ADMIN_EMAIL') })
})

test.each([{}, { ...production, ...site }])('a setting that is misspelt is named: %o', async (environment) => {
  const finding = await findingOf(siteCheck(readSettings({ ...environment, SMPT_URL: 'smtp://localhost' })))
  expect(finding).toMatchObject({ state: 'ok', detail: expect.stringContaining('did you mean SMTP_URL?') })
})
