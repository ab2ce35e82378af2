import { expect, test } from 'vitest'
import { Password } from './auth-fields.ts'
import { optionalText, requiredLine, requiredText, seenLine } from './text.ts'
import { PersonName } from './user-fields.ts'

const line = requiredLine('Title', 40)
const text = requiredText('Description', 40)
const note = optionalText('Note', 40)

test.each([
  ['Rose\tCottage', 'Rose Cottage'],
  ['Hello A\r\nBcc: b@evil.example', 'Hello A Bcc: b@evil.example'],
  ['Rose\u2028Cottage\v1', 'Rose Cottage 1'],
  ['Bob\u202E drawkcab', 'Bob drawkcab'],
  ['\u2068Bob\u2069', 'Bob'],
  ['Ann\u001B[31m', 'Ann[31m'],
  ['A\u0001B\u0085C\u007F', 'AB C'],
  ['👩\u200D👧 دا\u200Cر', '👩\u200D👧 دا\u200Cر'],
  ['שלום\u200F Haus', 'שלום\u200F Haus'],
])('a line of %j is kept as %j', (typed, kept) => {
  expect(line.parse(typed)).toBe(kept)
})

test.each([
  ['one\r\n\r\ntwo\tthree', 'one\n\ntwo\tthree'],
  ['one\rtwo\vthree\u2029four', 'one\ntwo\nthree\nfour'],
  ['Held for Bob\u202E until\n2 December', 'Held for Bob until\n2 December'],
])('a text of %j is kept as %j', (typed, kept) => {
  expect(text.parse(typed)).toBe(kept)
  expect(note.parse(typed)).toBe(kept)
})

test.each([
  '\u200B',
  '\u00AD\u2060',
  '\u200E\u200F',
  '\uFEFF',
  '\u3164',
  '\u115F\u1160',
  '\u2800',
  '\u3000',
  '\u0301',
  '\u202E',
  '\u001B',
  '\u{E0041}',
])('rejects %j, which has nothing to see, and takes it for left out where text is optional', (typed) => {
  const issuesOf = (schema: typeof line) => schema.safeParse(typed).error?.issues.map(({ message }) => message)
  expect(issuesOf(line)).toEqual(['Title is required'])
  expect(issuesOf(text)).toEqual(['Description is required'])
  expect(issuesOf(PersonName)).toEqual(['Name is required'])
  expect(note.parse(typed)).toBe('')
  expect(seenLine(typed)).toBe('')
})

test('rejects a password with a character that its hash would lose', () => {
  for (const password of ['Secret#2026\0', 'Secret#2026\uD83D'])
    expect(Password.safeParse(password).success).toBe(false)
  expect(Password.safeParse('Secret#2026').success).toBe(true)
})
