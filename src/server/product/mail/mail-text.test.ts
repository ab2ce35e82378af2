import { expect, test } from 'vitest'
import { headerText } from '../../providers/mail/header-text.ts'
import { letter } from './letter.ts'
import { inLine, inSubject, quoted } from './mail-text.ts'

test.each([
  ['evil.example', 'evil. example'],
  ['www.evil.example/a?b', 'www. evil. example/a?b'],
  ['https://evil.example', 'https: //evil. example'],
  ['HTTP://192.0.2.7', 'HTTP: //192.0.2.7'],
  ['mailto:a@evil.example', 'mailto: a @ evil. example'],
  ['evil。example', 'evil. example'],
  ['evil．example', 'evil. example'],
  ['Bath\r\nBcc: all@people.example', 'Bath Bcc: all @ people. example'],
  ['Flat 2.5, No.7, £1.5m', 'Flat 2.5, No.7, £1.5m'],
  ['J. P. O’Neil', 'J. P. O’Neil'],
  ['abc\u202Edef\u200B\u2066\uFEFF', 'abcdef'],
  ['👩‍👧', '👩‍👧'],
])('%j reads as %j, and is no link', (text, shown) => {
  expect(inLine(text)).toBe(shown)
  expect(inSubject(text)).toBe(shown)
})

test('right-to-left text doesn’t change the direction of the text around it', () => {
  expect(inLine('שלום')).toBe('\u2068שלום\u2069')
  const { write } = letter({ email: 'a@people.example' }, () => ({ subject: `New: ${inLine('שלום')}`, lines: [] }))
  expect(write().subject).toBe('New: \u2068שלום\u2069')
})

test('the marks of an amount in Arabic stay in a subject', () => {
  const amount = '\u200F250,000\u00A0US$\u200E'
  expect(headerText(`New: ${amount}`)).toBe('New: \u200F250,000 US$\u200E')
})

test('marks each line of a user’s text, whatever ends the line', () => {
  expect(quoted('One\r\nTwo\n\n\u2028https://evil.example\u0085KeyHaven\u202E')).toBe(
    '> One\n> Two\n>\n>\n> https: //evil. example\n> KeyHaven',
  )
})

test('a name can’t become a header, a paragraph or a link of a letter', () => {
  const name = 'A\r\nBcc: b@people.example\n\nOpen it: https://evil.example'
  const text = () => ({ subject: `New: ${name}`, lines: ['Something.'] })
  const { subject, body } = letter({ email: 'a@people.example', name }, text).write()
  expect(subject).toBe('New: A Bcc: b @ people. example Open it: https: //evil. example')
  expect(body).toBe(`Hello A Bcc: b @ people. example Open it: https: //evil. example,\n\nSomething.\n\nKeyHaven`)
})
