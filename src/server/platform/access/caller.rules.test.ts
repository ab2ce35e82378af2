import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { refusalOf } from '../../../../test/people/refusal-of.ts'
import { admit, bearerOf, requireVerifiedEmail, signInEnded } from './caller.ts'

const anonymous = ['notSignedIn', 'Please sign in to do this.']
const wrongRole = ['forbidden', 'Your account may not do this.']

test.each([
  ['public', undefined, undefined],
  ['idToken', undefined, undefined],
  ['signedIn', undefined, anonymous],
  ['signedIn', null, undefined],
  ['signedIn', 'fraud', undefined],
  ['agentOrAdmin', undefined, anonymous],
  ['agentOrAdmin', null, wrongRole],
  ['agentOrAdmin', 'fraud', wrongRole],
  ['agentOrAdmin', 'agent', undefined],
  ['agentOrAdmin', 'admin', undefined],
  ['admin', undefined, anonymous],
  ['admin', null, wrongRole],
  ['admin', 'agent', wrongRole],
  ['admin', 'admin', undefined],
] as const)('a call for %s, by role %s', (access, role, refused) => {
  const caller = role === undefined ? undefined : { role }
  expect(refusalOf(() => admit(access, caller))).toEqual(refused)
})

test('refuses an admin without the required second factor with the reason', () => {
  const caller = { role: null, lacksSecondFactor: true }
  const message = 'Admins need two-factor authentication here. Please set it up under Security; then this works again.'
  expect(refusalOf(() => admit('admin', caller))).toEqual(['conflict', message])
  expect(refusalOf(() => admit('signedIn', caller))).toBeUndefined()
})

test('refuses a user with an unverified address, and says how to verify it', () => {
  const message =
    'Please verify your e-mail address first, with the link that we have sent you. You can ask for another one under Security.'
  expect(refusalOf(() => requireVerifiedEmail({ mustVerifyEmail: true }))).toEqual(['conflict', message])
  expect(refusalOf(() => requireVerifiedEmail({ mustVerifyEmail: false }))).toBeUndefined()
  expect(refusalOf(() => requireVerifiedEmail(undefined))).toBeUndefined()
  expect(refusalOf(signInEnded)).toEqual(['notSignedIn', 'Your sign-in has ended. Please sign in again.'])
})

test.each([
  [undefined, undefined],
  ['Bearer abc.def', 'abc.def'],
  ['bearer  abc', 'abc'],
  ['Bearer', ''],
  ['Bearer abc def', ''],
  ['Basic abc', ''],
  ['xBearer abc', ''],
  ['', ''],
])('the token of the header %j is %j', (authorization, token) => {
  expect(bearerOf({ headers: { authorization } } as FastifyRequest)).toBe(token)
})
