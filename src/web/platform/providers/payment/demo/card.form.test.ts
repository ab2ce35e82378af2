import { expect, test } from 'vitest'
import { Card, expiryOf } from './card.form.ts'

test.each(['12/34', '12 / 34', ' 12/ 34 ', '1234', '12 34'])('%o is the end of 2034', (text) =>
  expect(expiryOf(text)).toEqual({ month: '12', year: '34' }),
)

test('a month may have one digit, before a slash', () => expect(expiryOf('1/34')).toEqual({ month: '1', year: '34' }))

test.each(['', '12', '123', '12/2034', '12-34', '1/3', 'ab/cd', '12/34/56'])('%o is no expiry', (text) =>
  expect(expiryOf(text)).toBeUndefined(),
)

test('a card may be typed in digits of any script', () => {
  expect(Card.parse({ number: '٤٢٤٢ ٤٢٤٢', expiry: '١٢/٣٤', cvc: '١٢٣' })).toEqual({
    number: '4242 4242',
    expiry: '12/34',
    cvc: '123',
  })
})
