import { expect, test } from 'vitest'
import { firstProfile, provesEmail } from './auth.rules.ts'

const email = 'jane@people.example'
const longPicture = 'https://pictures.example/'.padEnd(2000, 'x')

test.each([
  ['Jane Doe', 'Jane Doe'],
  ['  Jane\0 Doe ', 'Jane Doe'],
  ['x'.repeat(30), 'x'.repeat(20)],
  [`${'x'.repeat(19)}🏠🏠`, 'x'.repeat(19)],
  [`${'x'.repeat(18)} ${'y'.repeat(5)}`, `${'x'.repeat(18)} y`],
  [`${'x'.repeat(19)} y`, 'x'.repeat(19)],
  ['', 'jane'],
  ['   ', 'jane'],
  [undefined, 'jane'],
])('the initial name for %j is %j', (name, expected) => {
  expect(firstProfile({ email, name }).name).toBe(expected)
})

test.each([
  ['https://pictures.example/j.png', 'https://pictures.example/j.png'],
  ['/demo/avatar-1.webp', '/demo/avatar-1.webp'],
  ['javascript:alert(1)', null],
  ['data:image/png;base64,x', null],
  [longPicture, longPicture],
  [`${longPicture}x`, null],
  [undefined, null],
])('the initial photo for %j is %j', (picture, expected) => {
  expect(firstProfile({ email, picture }).photoUrl).toBe(expected)
})

test('accepts an ID token only for its own e-mail, in any case', () => {
  expect(provesEmail({ email: 'Jane@People.Example' }, email)).toBe(true)
  expect(provesEmail({ email: 'jack@people.example' }, email)).toBe(false)
  expect(provesEmail(undefined, email)).toBe(false)
})
