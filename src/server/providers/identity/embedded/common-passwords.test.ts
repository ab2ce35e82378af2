import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isCommonPassword } from '#contract/common-password'
import { mailedToken } from '../../../../../test/people/mailed-link.ts'
import { newEmail, PASSWORD, registered, registrationOf, signedIn } from '../../../../../test/people/person.ts'
import { visitor } from '../../../../../test/people/visitor.ts'
import { testApp } from '../../../../../test/server/app.ts'
import { commonPasswords } from './common-passwords.ts'

test.each([
  'Password1!',
  'P@ssw0rd',
  'Passw0rd!',
  'PASSw0rd#',
  'P@ssw0rd1',
  'Qwerty1!',
  'Welcome1!',
  'Abc123!',
  'Letmein1!',
  'Iloveyou1!',
  'Q1w2e3r4!',
  'Aa123456!',
  'Admin@123',
  'Monkey-1',
])('%s is common', async (password) => {
  expect(isCommonPassword(password, await commonPasswords())).toBe(true)
})

test.each(['Xk7#qp', 'Secret#2026', 'Kx9#vLm2', 'Mill-House-7b', 'Ahornweg#17', 'Aa#1xx'])(
  '%s is not',
  async (password) => {
    expect(isCommonPassword(password, await commonPasswords())).toBe(false)
  },
)

const REFUSED = 'This password is one of the most used, which attackers try first. Please choose another.'
const [TYPED, ALLOWED] = ['Passw0rd#', 'Mill-House-7b']

describe.each([
  [undefined, 200],
  ['true', 422],
])('with REFUSE_COMMON_PASSWORDS=%s', (setting, status) => {
  let app: Awaited<ReturnType<typeof testApp>>
  beforeAll(async () => {
    app = await testApp({ REFUSE_COMMON_PASSWORDS: setting })
  })
  afterAll(() => app.close())

  const post = async (path: string, body: object, browser = visitor(app.url)) => {
    const answer = await browser.post(`/api/auth/${path}`, body)
    return { status: answer.status, body: await answer.json() }
  }
  const verdict = (field: string) => (status === 200 ? { status } : { status, body: { errors: { [field]: REFUSED } } })

  test.each([TYPED, 'Password1!', 'Admin@123'])(`a registration with %s gets ${status}`, async (password) => {
    const registration = { ...registrationOf(newEmail()), password }
    expect(await post('sign-up/email', registration)).toMatchObject(verdict('password'))
  })

  test(`a change to a common password gets ${status}`, async () => {
    const { browser } = await signedIn(app.url)
    const change = { currentPassword: PASSWORD, newPassword: TYPED }
    expect(await post('change-password', change, browser)).toMatchObject(verdict('newPassword'))
  })

  test(`a mailed link that sets a common password gets ${status}, and stays valid when refused`, async () => {
    const { email } = await registered(app.url)
    await post('request-password-reset', { email })
    const token = await mailedToken(app.db, email, 'reset')
    expect(await post('reset-password', { token, newPassword: TYPED })).toMatchObject(verdict('newPassword'))
    const later = await post('reset-password', { token, newPassword: ALLOWED })
    expect(later.status).toBe(status === 200 ? 400 : 200)
  })

  test('the page knows whether such a password is refused', async () => {
    const site = await (await visitor(app.url).get('/api/site')).json()
    expect(site).toMatchObject({ refuseCommonPasswords: status === 422 })
  })
})
