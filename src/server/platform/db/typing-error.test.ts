import { expect, test } from 'vitest'
import { isOneErrorFrom, likenessOf } from './typing-error.ts'

test.each([
  ['ramsbottom', 'begins'],
  ['rams', 'begins'],
  ['ramsbotom', 'misspelt'],
  ['rramsbottom', 'misspelt'],
  ['amsbottom', 'misspelt'],
  ['rambsottom', 'misspelt'],
  ['ramsbottpm', 'misspelt'],
  ['ramsbottomm', 'misspelt'],
  ['ramsbot tom', 'misspelt'],
  ['rabsb', 'beginsMisspelt'],
  ['rmasb', 'beginsMisspelt'],
  ['rasbo', 'beginsMisspelt'],
  ['rmasbo', 'beginsMisspelt'],
  ['rmabso', undefined],
  ['ramsobttmo', undefined],
  ['bottom', undefined],
])('the typed text %s means Ramsbottom: %s', (typed, likeness) => {
  expect(likenessOf(typed, 'ramsbottom')).toBe(likeness)
})

test('a later word of a name matches it, too', () => {
  expect(likenessOf('tyne', 'newcastle upon tyne')).toBe('beginsAtWord')
  expect(likenessOf('upon t', 'newcastle upon tyne')).toBe('beginsAtWord')
  expect(likenessOf('tine', 'newcastle upon tyne')).toBe('beginsMisspeltAtWord')
  expect(likenessOf('newcastel', 'newcastle upon tyne')).toBe('beginsMisspelt')
})

test('an equal word has no typing error, and two errors match nothing', () => {
  expect(isOneErrorFrom('bury', 'bury')).toBe(false)
  expect(isOneErrorFrom('buyr', 'bury')).toBe(true)
  expect(isOneErrorFrom('bur', 'bury')).toBe(true)
  expect(isOneErrorFrom('burry', 'bury')).toBe(true)
  expect(isOneErrorFrom('burrys', 'bury')).toBe(false)
  expect(isOneErrorFrom('byrr', 'bury')).toBe(false)
  expect(isOneErrorFrom('', 'a')).toBe(true)
})
