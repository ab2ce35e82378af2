import { expect, test } from 'vitest'
import { isCommonPassword } from './common-password.ts'

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
  expect(await isCommonPassword(password)).toBe(true)
})

test.each(['Xk7#qp', 'Secret#2026', 'Kx9#vLm2', 'Mill-House-7b', 'Ahornweg#17', 'Aa#1xx'])(
  '%s is not',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false)
  },
)
