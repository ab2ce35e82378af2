import { expect, test } from 'vitest'
import { isolated } from './isolated.ts'

test.each([
  ['Ann', 'Ann'],
  ['Müller & Söhne, 東京', 'Müller & Söhne, 東京'],
  ['שלום', '\u2068שלום\u2069'],
  ['شقة 3', '\u2068شقة 3\u2069'],
  ['Villa ގެ', '\u2068Villa ގެ\u2069'],
  ['Bob\u202E', 'Bob'],
  ['\u2069שלום\u2066', '\u2068שלום\u2069'],
])('%j stands as %j within a sentence', (text, shown) => {
  expect(isolated(text)).toBe(shown)
})
