import { expect, test } from 'vitest'
import { latinDigits } from './latin-digits.ts'
import { LoginCode } from './password.ts'

test.each([
  ['١٩٩٠', '1990'],
  ['۱۲۳ ۴۵۶', '123 456'],
  ['१२/३४', '12/34'],
  ['１２３', '123'],
  ['𝟏𝟐', '12'],
  ['a1-b2 ½', 'a1-b2 ½'],
])('%s is %s', (text, latin) => expect(latinDigits(text)).toBe(latin))

test('a code may be typed in digits of any script', () => {
  expect(LoginCode.parse({ code: ' ١٢٣ ٤٥٦ ' })).toEqual({ code: '123 456' })
})
