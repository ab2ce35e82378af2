import { expect, test } from 'vitest'
import { refusalOf } from '../../../../test/people/refusal-of.ts'
import { checkMayBecome, checkMayChange } from './user.rules.ts'

const admin = { id: 'admin' }
const ada = { id: 'ada', name: 'Ada', role: null }
const last = ['conflict', 'The last admin can’t be changed or deleted.']

test.each([
  ['an ordinary user', ada, 1, undefined],
  ['an agent', { ...ada, role: 'agent' }, 1, undefined],
  ['one of two admins', { ...ada, role: 'admin' }, 2, undefined],
  ['the last admin', { ...ada, role: 'admin' }, 1, last],
  [
    'themselves',
    { ...ada, id: 'admin', role: 'admin' },
    2,
    ['conflict', 'You can’t change or delete your own account here.'],
  ],
  ['a fraud', { ...ada, role: 'fraud' }, 2, ['conflict', 'A user marked as fraud can’t be changed or deleted.']],
  ['an unknown user', undefined, 2, ['notFound', 'This user doesn’t exist or was removed.']],
] as const)('access of an admin to changing %s', (_who, person, admins, refused) => {
  expect(refusalOf(() => checkMayChange(admin, person, admins))).toEqual(refused)
})

test('rejects setting a role the user already has', () => {
  expect(refusalOf(() => checkMayBecome('agent', ada))).toBeUndefined()
  expect(refusalOf(() => checkMayBecome('agent', { ...ada, role: 'agent' }))).toEqual([
    'conflict',
    'Ada is agent already.',
  ])
})
