import { expect, test } from 'vitest'
import { refusalOf } from '../../../../test/people/refusal-of.ts'
import { checkIsRecent, checkMayLeave, wrongPassword } from './account.rules.ts'

const lastAdmin = ['conflict', 'You are the last admin. Make another user an admin first.']

test.each([
  ['an ordinary user', { role: null }, 0, undefined],
  ['an agent, though there is one admin', { role: 'agent' }, 1, undefined],
  ['one of two admins', { role: 'admin' }, 2, undefined],
  ['the last admin', { role: 'admin' }, 1, lastAdmin],
  ['an admin where none is counted', { role: 'admin' }, 0, lastAdmin],
  ['a user marked as fraud', { role: 'fraud' }, 2, ['conflict', 'This account can’t be deleted. Please contact us.']],
  ['a deleted user', undefined, 2, ['notSignedIn', 'Your sign-in has ended. Please sign in again.']],
] as const)('access of %s to deleting their account', (_who, person, admins, refused) => {
  expect(refusalOf(() => checkMayLeave(person, admins))).toEqual(refused)
})

test('a sign-in is recent for ten minutes, an unknown one never', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const signedIn = (time: string) => refusalOf(() => checkIsRecent(new Date(`2026-11-22T${time}Z`), now))
  const refused = ['conflict', 'Please log out, log in again, and delete your account within ten minutes.']
  expect(signedIn('11:50:00')).toBeUndefined()
  expect(signedIn('11:49:59.999')).toEqual(refused)
  expect(refusalOf(() => checkIsRecent(undefined, now))).toEqual(refused)
})

test('rejects a wrong password at its field', () => {
  const message = 'Incorrect password'
  expect(refusalOf(wrongPassword)).toEqual(['invalid', message, { password: message }])
})
