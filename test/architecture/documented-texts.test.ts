import { readFileSync } from 'node:fs'
import { parse, type Token } from '@messageformat/parser'
import { expect, test } from 'vitest'
import { readMessages } from '../../scripts/messages/read-messages.mjs'

/** Texts that are no message by themselves: made of several, with amounts and times, or not in the catalogue (the company). */
const examples = new Set([
  'KeyHaven Industries Ltd.',
  'status must be rejected',
  'Price Range: $',
  'Today, 14:05',
  'Monday, 14:05',
  '6 new homes: cottage',
  '1/4',
  '3 of 7',
  '2 of 4',
  '12 homes · 3 open offers · joined 4 March 2026',
  '14 km to work · 3 km to mum',
  '$250,000',
  '250.000 $ – 300.000 $',
  'Offers over $250,000',
  'Guide price $250,000',
  'Fixed price $250,000',
  'Auction guide price $250,000',
  '495 or 495,000?',
  '$420,000 – $440,000',
  '11:30 in Chicago',
  '11:30 GMT−6',
])

const withoutCode = readFileSync('docs/product.md', 'utf8')
  .replaceAll(/`[^`]*`/g, '')
  .replaceAll(/\s+/g, ' ')
const quoted = [...withoutCode.matchAll(/"([^"]{2,200})"/g)].flatMap(([, text]) => text ?? [])

const exactly = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** Pattern of what an ICU message can say: a value is any text, a number any figures. */
const patternOf = (tokens: Token[]): string =>
  tokens
    .map((token) => {
      if (token.type === 'content') return exactly(token.value.replaceAll(/<\/?\w+>/g, ''))
      if (token.type === 'octothorpe') return String.raw`[\d,]+`
      return 'cases' in token ? `(?:${token.cases.map((each) => patternOf(each.tokens)).join('|')})` : '.+'
    })
    .join('')

/** Letters that a message has of its own, without which it fits every text. */
const ownLetters = (pattern: string) => pattern.replaceAll(/\\.|\.\+|[^a-z]/gi, '').length

test('every text in quotation marks in docs/product.md is one of the product, byte for byte', async () => {
  const english = Object.values((await readMessages()).en ?? {}).flatMap((texts) => Object.values(texts))
  const patterns = english.map((text) => patternOf(parse(text))).filter((pattern) => ownLetters(pattern) > 2)
  const said = new RegExp(`^(?:${patterns.join('|')})$`)
  expect(quoted.length).toBeGreaterThan(200)
  expect(quoted.filter((text) => !said.test(text) && !examples.has(text))).toEqual([])
})
