import { expect, test } from 'vitest'
import { telling } from './changed-after-verified.ts'
import { isMany } from './many-in-a-day.ts'
import { youngAge } from './new-account.ts'
import { kilometresAway } from './point-far-away.ts'
import { outsideInterval } from './price-outside-estimate.ts'
import { isLate, percentBelow } from './price-rules.ts'
import { isSameHome } from './same-address.ts'
import { isOwnAddress } from './shares-with-fraud.ts'

const at = (hours: number) => new Date(Date.UTC(2026, 0, 1) + hours * 3_600_000)

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
  [250, undefined],
  [249, 75],
])('a price of %s, of which a reason explains half, is this far below sales of 1,000: %s', (price, percent) => {
  expect(percentBelow(price, Array(40).fill(1000), 0.5)).toBe(percent)
})

test.each([
  [2, 90],
  [3, undefined],
])('a share is compared with that share of each sale: as cheap are %s of 40', (cheap, percent) => {
  const sales = [...Array(40 - cheap).fill(1000), ...Array(cheap).fill(400)]
  expect(percentBelow(100, sales, 0.25)).toBe(percent)
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
  [0.5, 1, 34, { percent: 66, side: 'below' }],
  [0.5, 1, 35, undefined],
  [0.4, 0.4, 96, undefined],
  [0.4, 0.4, 97, { percent: 102, side: 'above' }],
])('between %s and %s of an interval of 100 to 120, a price of %s is outside: %s', (least, most, price, outside) => {
  expect(outsideInterval(price, { low: 100, high: 120 }, { least, most })).toEqual(outside)
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
