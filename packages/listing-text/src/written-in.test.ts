import { expect, test } from 'vitest'
import { contactsIn } from './contact-words.ts'
import { paymentsIn } from './payment-words.ts'
import { isWrittenIn } from './written-in.ts'

test.each([
  [contactsIn, 'Ring 0 7 7 0 0 9 0 0 1 2 3 today.'],
  [contactsIn, 'Ring ⓪⑦⑦⓪⓪⑨⓪⓪①②③.'],
  [contactsIn, 'zero seven, seventy, ninety, twelve, thirty four'],
  [contactsIn, 'Write to Anna.Keys@mail.example'],
  [paymentsIn, `You pay the deposit before the viewing, ${'which is long and '.repeat(10)} that is all.`],
])('a passage is written in the text that it was found in: %o, %s', (passagesIn, text) => {
  const [passage] = passagesIn(text)
  expect(passage && isWrittenIn(text, passage)).toBe(true)
  expect(passage && isWrittenIn('A bright flat with 2 bedrooms.', passage)).toBe(false)
})
