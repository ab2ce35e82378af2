import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Cents } from './cents.ts'
import { inLanguage } from './language.ts'
import { shownCents, shownShort, toCents } from './money.ts'

test.each([
  [19.99, 1999],
  ['19.99', 1999],
  [1.15, 115],
  [4.35, 435],
  ['250000.50', 25000050],
  ['1,000', 100_000],
  ['400k', 40_000_000],
  ['٤٠٠٬٠٠٠', 40_000_000],
  [250000.5, 25000050],
  ['0.50', 50],
  ['999999.99', 99999999],
])('an amount of %s is %i cents', (amount, cents) => {
  expect(Cents.parse(amount)).toBe(cents)
})

test('an amount of more than twelve digits is refused plainly', () => {
  for (const amount of ['1000000000000', 1e12, ' 1000000000000.50 '])
    expect(saysOf(amount)).toBe('Offered amount can be at most 999,999,999,999.99')
  expect(Cents.parse('999999999999.99')).toBe(99_999_999_999_999)
})

const saysOf = (value: unknown) => Cents.safeParse(value).error?.issues[0]?.message

test.each([
  0,
  -1,
  null,
  undefined,
  true,
  {},
  [],
  'abc',
  '',
  ' ',
  Number.POSITIVE_INFINITY, // what JSON’s 1e309 becomes
  Number.NaN,
  '1.005',
  1.005,
  '1e3',
  '0x10',
  '0.00',
  '£5',
  '495.000',
  '400k - 500k',
])('an amount of %s is refused with words', (amount) => {
  expect(saysOf(amount)).toMatch(/\w+/)
})

test('every amount of whole cents is sent and read back without loss', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (cents) => {
      expect(toCents((cents / 100).toFixed(2))).toBe(cents)
      expect(toCents(cents / 100)).toBe(cents)
    }),
  )
})

test.each([
  ['USD', '$250,000.50'],
  ['GBP', '£250,000.50'],
  ['EUR', '€250,000.50'],
  ['CAD', 'CA$250,000.50'],
  ['CHF', 'CHF\u00a0250,000.50'],
  [undefined, '250,000.50'],
] as const)('an amount on a site in %s is shown as %s', (currency, shown) => {
  expect(shownCents(25_000_050, currency)).toBe(shown)
})

test.each([
  ['en', '$250,000.50', '$250,000'],
  ['de', '250.000,50 $', '250.000 $'],
  ['fr', '250 000,50 $US', '250 000 $US'],
] as const)('amounts in %s: %s, and without decimals %s', (language, exact, short) => {
  const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ')
  inLanguage(language, () => {
    expect(plain(shownCents(25_000_050, 'USD'))).toBe(exact)
    expect(plain(shownShort(25_000_000, 'USD'))).toBe(short)
    expect(shownShort(25_000_050, 'USD')).toBe(shownCents(25_000_050, 'USD'))
  })
})

test('an amount in Arabic has Latin digits', () => {
  expect(inLanguage('ar', () => shownCents(25_000_050, 'USD'))).toContain('250,000.50')
  expect(inLanguage('ar', () => shownCents(25_000_050, 'USD'))).toMatch(/US\$\u200E$/) // or it would be shown as $US
})
