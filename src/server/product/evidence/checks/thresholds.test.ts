import { expect, test } from 'vitest'
import { telling } from './changed-after-verified.ts'
import { isMany } from './many-in-a-day.ts'
import { youngAge } from './new-account.ts'
import { kilometresAway } from './point-far-away.ts'
import { outsideInterval } from './price-outside-estimate.ts'
import { isLate, percentBelow } from './price-rules.ts'
import { isSameHome } from './same-address.ts'
import { equalPercent } from './same-text.ts'
import { isOwnAddress } from './shares-with-fraud.ts'
import { bandsOf } from './text-signature.ts'

const at = (hours: number) => new Date(Date.UTC(2026, 0, 1) + hours * 3_600_000)
const words = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `word${from + index}`).join(' ')

test.each([
  [23.99, 23],
  [24, undefined],
  [24.01, undefined],
])('an account of %s hours is young: %s', (hours, age) => {
  expect(youngAge(at(0), at(hours))).toBe(age)
})

test.each([
  [14, false],
  [15, true],
  [16, true],
])('%s homes in a day are many: %s', (homes, many) => {
  expect(isMany(homes)).toBe(many)
})

test.each([
  [500, undefined],
  [499, 50],
  [380, 62],
])('a price of %s is this far below sales of 1,000: %s', (price, percent) => {
  expect(percentBelow(price, Array(40).fill(1000))).toBe(percent)
})

test.each([
  [7, undefined],
  [8, 62],
  [9, 62],
])('a median needs eight sales: of %s, %s', (count, percent) => {
  expect(percentBelow(380, Array(count).fill(1000))).toBe(percent)
})

test.each([
  [1, 60],
  [2, 60],
  [3, undefined],
])('a low price is usual where more than one in twenty was as cheap: %s of 40', (cheap, percent) => {
  expect(percentBelow(400, [...Array(40 - cheap).fill(1000), ...Array(cheap).fill(400)])).toBe(percent)
})

test.each([
  [69, { percent: 31, side: 'below' }],
  [70, undefined],
  [71, undefined],
  [240, undefined],
  [241, { percent: 101, side: 'above' }],
])('a price of %s is outside an interval of 100 to 120: %s', (price, outside) => {
  expect(outsideInterval(price, { low: 100, high: 120 })).toEqual(outside)
})

test.each([
  [0.269, undefined],
  [0.27, 30],
  [0.28, 31],
])('a point %s degrees to the north is far: %s km', (degrees, km) => {
  expect(kilometresAway({ latitude: 51, longitude: 0 }, [{ latitude: 51 + degrees, longitude: 0 }])).toBe(km)
})

test('a point near one of two places of the same name is not far', () => {
  const places = [
    { latitude: 10, longitude: 0 },
    { latitude: 51.1, longitude: 0 },
  ]
  expect(kilometresAway({ latitude: 51, longitude: 0 }, places)).toBeUndefined()
})

test.each([
  ['2025-01-01', true],
  ['2024-12-31', false],
  ['2025-01-02', true],
  ['2026-01-02', false],
])('a sale of %s before a listing of 1 January 2026 is late: %s', (soldOn, late) => {
  expect(isLate(soldOn, at(0))).toBe(late)
})

test.each([
  [24, undefined],
  [25, 100],
  [26, 100],
])('equal texts of %s words are equal to: %s', (count, percent) => {
  expect(equalPercent(words(0, count), words(0, count))).toBe(percent)
})

test('texts are near-equal from 60 % of the runs of the shorter one on', () => {
  expect(equalPercent(words(0, 102), words(41, 143))).toBeUndefined()
  expect(equalPercent(words(0, 102), words(40, 142))).toBe(60)
  expect(equalPercent(words(0, 102), words(39, 141))).toBe(61)
  expect(equalPercent(words(0, 102), words(0, 300))).toBe(100)
})

test('two texts that share most of their words share a band, and different ones do not', () => {
  const bands = (text: string) => new Set(bandsOf(text))
  const own = bands(words(0, 200))
  expect([...bands(words(10, 210))].some((band) => own.has(band))).toBe(true)
  expect([...bands(words(500, 700))].some((band) => own.has(band))).toBe(false)
  expect(bandsOf('Two')).toEqual([])
})

const flat = { type: 'apartment', bedrooms: 2, area: 60, priceMin: 100, title: 'Flat' } as const
test.each([
  ['equal facts', {}, true],
  ['another price', { priceMin: 101 }, false],
  ['another area', { area: 61 }, false],
  ['another number of bedrooms', { bedrooms: 3 }, false],
  ['no type', { type: null }, false],
])('two listings with %s are one home: %s', (_what, change, same) => {
  expect(isSameHome({ ...flat, ...change }, flat)).toBe(same)
})

test('a new price of a feed is no change to look at, another place is', () => {
  expect(telling(['price', 'title'])).toEqual([])
  expect(telling(['price', 'location', 'latitude', 'longitude'])).toEqual(['location', 'point'])
})

test.each([
  ['203.0.113.7', true],
  ['2001:db8::7', true],
  ['10.1.2.3', false],
  ['127.0.0.1', false],
  ['::1', false],
  ['x', false],
])('%s is an address of one network outside: %s', (address, own) => {
  expect(isOwnAddress(address)).toBe(own)
})

const original =
  'The seven-minute walk to the station takes you past the butcher and the library. Four bedrooms, two bathrooms, a conservatory of 2012 and a garden with an old pear tree. The owners are moving abroad in June and would like to complete by then. Gas boiler of 2020, serviced each autumn. The loft is boarded.'

test('a text in another order and other words is a copy, and one of another home is none', () => {
  const reworded =
    'Past the library and the butcher it is seven minutes on foot to the station. A garden with an old pear tree, a conservatory from 2012, two bathrooms and four bedrooms. The boiler (gas, 2020) is serviced every autumn and the loft has boards. The sellers are going abroad in June and want to complete before that.'
  const another =
    'Four bedrooms, two bathrooms and a garden with apple trees, ten minutes from the station. The boiler is of 2018 and serviced each spring. The owners would like to move in July. The kitchen was fitted in 2015, the library is at the corner.'
  expect(equalPercent(original, reworded)).toBeGreaterThanOrEqual(70)
  expect(bandsOf(original).some((band) => bandsOf(reworded).includes(band))).toBe(true)
  expect(equalPercent(original, another)).toBeUndefined()
})
