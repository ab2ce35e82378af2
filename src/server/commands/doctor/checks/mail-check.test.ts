import { expect, test } from 'vitest'
import { readSettings } from '../../../settings/settings.ts'
import { mailCheck } from './mail-check.ts'

const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://a:b@localhost/c' }
const emailJs = { EMAILJS_SERVICE_ID: 'service_1', EMAILJS_TEMPLATE_ID: 'template_1', EMAILJS_PUBLIC_KEY: 'public_1' }
const demo = { DEMO: 'true', ALLOW_STAND_INS: 'demo' }
const smtp = { SMTP_URL: 'smtp://mail.example' }

test.each([
  [{}, ['SMTP_URL']],
  [emailJs, ['SMTP_URL']],
  [demo, []],
  [smtp, ['MAIL_FROM', 'CONTACT_EMAIL']],
  [{ ...smtp, ...emailJs }, ['MAIL_FROM']],
  [{ ...smtp, MAIL_FROM: 'KeyHaven <us@homes.example>', CONTACT_EMAIL: 'us@homes.example' }, []],
])('names the mail settings that production lacks: %o', (environment, missing) => {
  expect(mailCheck(readSettings({ ...production, ...environment })).missing).toEqual(missing)
})

test('elsewhere mail from the demo’s address is only a remark', () => {
  const { missing, remarks } = mailCheck(readSettings({ ...smtp, PUBLIC_URL: 'https://homes.example' }))
  expect([missing, remarks?.length]).toEqual([undefined, 2])
})

test('notes that mailed links wait for the address of the site', () => {
  const { remarks } = mailCheck(readSettings(smtp))
  expect(remarks).toContainEqual(expect.stringContaining('PUBLIC_URL'))
})
