import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_TYPED_LENGTH } from './amount.ts'
import { readAmounts } from './price-amounts.ts'

/** Whole thousands, as the shortest notations have no more. */
const amount = fc.integer({ min: 50, max: 9_999 }).map((thousands) => thousands * 1000)
const withSeparators = (value: number) => new Intl.NumberFormat('en-US').format(value)
const grouped = (value: number, separator: string) => withSeparators(value).replaceAll(',', separator)
const codes = fc.constantFrom('USD', 'CAD', 'AUD', 'SGD', 'AED', 'ZAR', 'KES', 'XAF', 'GTQ', 'HNL', 'BAM', 'EGP')
const signs = fc.constantFrom('$', '£', '€', 'A$', 'CAD$', 'RD$', 'E£', 'T$', 'R$', '₹', '₺', 'B/.')

const notations: fc.Arbitrary<(value: number) => string>[] = [
  fc.constant(String),
  fc.constant((value) => withSeparators(value)),
  fc.constant((value) => `${value / 1000}k`),
  fc.constant((value) => `${grouped(value, '.')} €`),
  fc.constant((value) => `${grouped(value, ' ')} kr`),
  fc.constant((value) => `CHF ${grouped(value, "'")}`),
  fc.constant((value) => `${value / 1_000_000} million`),
  fc.tuple(signs, fc.constantFrom('', ' ')).map(
    ([sign, blank]) =>
      (value) =>
        `${sign}${blank}${withSeparators(value)}`,
  ),
  signs.map((sign) => (value) => `${withSeparators(value)} ${sign}`),
  fc.tuple(codes, fc.constantFrom('', ' ')).map(
    ([code, blank]) =>
      (value) =>
        `${code}${blank}${withSeparators(value)}`,
  ),
  fc.tuple(codes, fc.constantFrom('', ' ')).map(
    ([code, blank]) =>
      (value) =>
        `${withSeparators(value)}${blank}${code}`,
  ),
]

const day = fc.integer({ min: 1, max: 31 })
const hour = fc.integer({ min: 1, max: 12 })
const few = fc.integer({ min: 1, max: 40 })
const month = fc.constantFrom(
  'December',
  'Dec',
  'March',
  'May',
  'Juli',
  'décembre',
  'mayo',
  'dicembre',
  'декабря',
  'Aralık',
)
const year = fc.integer({ min: 1950, max: 2035 })
const things: fc.Arbitrary<string>[] = [
  fc.tuple(day, month).map(([date, name]) => `Auction ${date} ${name}`),
  fc.tuple(day, month, year).map(([date, name, inYear]) => `${date} ${name} ${inYear}`),
  fc.tuple(month, year).map(([name, inYear]) => `${name}, ${inYear}`),
  fc.tuple(hour, fc.constantFrom('am', 'pm', ' p.m.', ' Uhr', 'h30')).map(([time, half]) => `closing ${time}${half}`),
  hour.map((time) => `at ${time}:30am`),
  fc
    .tuple(fc.constantFrom('Stage', 'Lot', 'Plot', 'Block', 'Phase', 'Unit'), few)
    .map(([name, count]) => `${name} ${count}`),
  fc
    .tuple(few, fc.constantFrom('beds', 'm²', '%', 'rooms', 'min', 'sq ft', 'Zimmer'))
    .map(([count, unit]) => `${count} ${unit}`),
  few.map((share) => `${share}% deposit`),
  few.map((deposit) => `Deposit £${deposit},000`),
  few.map((rent) => `$${rent}0 per week`),
  year.map((inYear) => `built ${inYear}`),
  fc.constant('Tel. 0161 496 0000'),
]

/** A text of a price with other numbers before or behind it, at most as long as a price can be. */
const textOf = (parts: string[]) => parts.filter(Boolean).join(', ')
const read = (text: string) => readAmounts(text).amounts?.map((cents) => cents / 100)

test('reads an amount in every notation, and nothing else of the days, hours and counts around it', () => {
  const price = fc.tuple(amount, fc.oneof(...notations))
  fc.assert(
    fc.property(
      price,
      fc.option(fc.oneof(...things)),
      fc.option(fc.oneof(...things)),
      ([value, written], before, after) => {
        const text = textOf([before ?? '', written(value), after ?? ''])
        fc.pre(text.length <= MAX_TYPED_LENGTH)
        expect([text, read(text)]).toEqual([text, [value]])
      },
    ),
    { numRuns: 3_000 },
  )
})

test('reads both ends of a range in every notation', () => {
  fc.assert(
    fc.property(
      amount,
      amount,
      fc.oneof(...notations),
      fc.constantFrom(' - ', ' to ', '-'),
      (one, other, written, link) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        fc.pre(high / low < 100)
        const text = `${written(low)}${link}${written(high)}`
        expect([text, read(text)]).toEqual([text, [low, high]])
      },
    ),
    { numRuns: 2_000 },
  )
})

test('reads no amount where there are days, hours and counts alone', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(...things), { minLength: 1, maxLength: 3 }), (parts) => {
      const text = textOf(parts)
      fc.pre(text.length <= MAX_TYPED_LENGTH)
      expect([text, read(text) ?? []]).toEqual([text, []])
    }),
    { numRuns: 2_000 },
  )
})

const whole = fc.integer({ min: 1000, max: 99_999_999 })
const typed = fc.tuple(whole, fc.constantFrom('', '$', '€', '£ ', '₹', '¥'), fc.boolean())
const asTyped = ([value, sign, isGrouped]: [number, string, boolean]) =>
  `${sign}${isGrouped ? withSeparators(value) : value}`

test('whole amounts have the same reading with and without the patterns of words, whatever the hints', () => {
  fc.assert(
    fc.property(
      fc.array(typed, { minLength: 1, maxLength: 2 }),
      fc.constantFrom(' - ', '-', '–'),
      fc.constantFrom(undefined, 'USD', 'EUR', 'BRL', 'INR'),
      fc.constantFrom(undefined, ',' as const, '.' as const),
      (amounts, dash, currency, mark) => {
        const text = amounts.map(asTyped).join(dash)
        const hints = { currency, mark }
        // The blank behind it keeps a text from the short way.
        expect(readAmounts(text, hints)).toEqual(readAmounts(`${text} `, hints))
      },
    ),
    { numRuns: 2000 },
  )
})
