import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://u@db/k' }
const mail = { SMTP_URL: 'smtp://mail.example:587', PUBLIC_URL: 'https://keyhaven.example' }
const firebase = { FIREBASE_PROJECT_ID: 'my-project', FIREBASE_API_KEY: 'key' }
const on = { REQUIRE_VERIFIED_EMAIL: 'true' }

test.each([
  ['the demo', {}, true, false],
  ['the demo that asks for it', on, true, true],
  ['production with mail', { ...production, ...mail }, true, true],
  ['production with mail that turns it off', { ...production, ...mail, REQUIRE_VERIFIED_EMAIL: 'false' }, true, false],
  ['production without mail', production, true, false],
  ['production with mail and no address of its own', { ...production, SMTP_URL: mail.SMTP_URL }, false, false],
  ['production with Firebase', { ...production, ...firebase }, true, true],
])('%s mails links, and requires verified addresses, as it can', (_what, given, accountMails, requireVerifiedEmail) => {
  expect(readSettings(given)).toMatchObject({ accountMails, requireVerifiedEmail })
})

test.each([
  ['no mail', { ...production, ...on }],
  ['no address of its own', { ...production, ...on, SMTP_URL: mail.SMTP_URL }],
])('verified addresses can’t be required with %s', (_what, given) => {
  expect(() => readSettings(given)).toThrow(/REQUIRE_VERIFIED_EMAIL needs SMTP_URL and PUBLIC_URL/)
})

test('a second factor of admins can’t be required with Firebase', () => {
  expect(readSettings({ REQUIRE_ADMIN_SECOND_FACTOR: 'true' }).requireAdminSecondFactor).toBe(true)
  expect(readSettings({}).requireAdminSecondFactor).toBe(false)
  expect(() => readSettings({ ...firebase, REQUIRE_ADMIN_SECOND_FACTOR: 'true' })).toThrow(/not with Firebase/)
})

test.each([
  ['the demo', {}, false],
  ['the demo that asks for it', { REFUSE_COMMON_PASSWORDS: 'true' }, true],
  ['production', production, true],
  ['production that turns it off', { ...production, REFUSE_COMMON_PASSWORDS: 'false' }, false],
  ['production with the demo', { ...production, DEMO: 'true', ALLOW_STAND_INS: 'demo' }, false],
  ['production with Firebase', { ...production, ...firebase }, false],
])('%s refuses common passwords as it should', (_what, given, refuseCommonPasswords) => {
  expect(readSettings(given)).toMatchObject({ refuseCommonPasswords })
})

test('common passwords can’t be refused with Firebase', () => {
  expect(() => readSettings({ ...firebase, REFUSE_COMMON_PASSWORDS: 'true' })).toThrow(/REFUSE_COMMON_PASSWORDS/)
})
