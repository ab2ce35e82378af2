import { expect, test } from 'vitest'
import { percentOf } from '../test/percent-of.ts'
import { bandsOf } from './copies.ts'

const words = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `word${from + index}`).join(' ')

test.each([
  [24, undefined],
  [25, 100],
  [26, 100],
])('equal texts of %s words are equal to: %s', (count, percent) => {
  expect(percentOf(words(0, count), words(0, count))).toBe(percent)
})

test('texts are near-equal from 60 % of the runs of the shorter one on', () => {
  expect(percentOf(words(0, 102), words(41, 143))).toBeUndefined()
  expect(percentOf(words(0, 102), words(40, 142))).toBe(60)
  expect(percentOf(words(0, 102), words(39, 141))).toBe(61)
  expect(percentOf(words(0, 102), words(0, 300))).toBe(100)
})

test('two texts that share most of their words share a band, and different ones do not', () => {
  const bands = (text: string) => new Set(bandsOf(text))
  const own = bands(words(0, 200))
  expect([...bands(words(10, 210))].some((band) => own.has(band))).toBe(true)
  expect([...bands(words(500, 700))].some((band) => own.has(band))).toBe(false)
  expect(bandsOf('Two')).toEqual([])
})

const original =
  'The seven-minute walk to the station takes you past the butcher and the library. Four bedrooms, two bathrooms, a conservatory of 2012 and a garden with an old pear tree. The owners are moving abroad in June and would like to complete by then. Gas boiler of 2020, serviced each autumn. The loft is boarded.'

test('a text in another order and other words is a copy, and one of another home is none', () => {
  const reworded =
    'Past the library and the butcher it is seven minutes on foot to the station. A garden with an old pear tree, a conservatory from 2012, two bathrooms and four bedrooms. The boiler (gas, 2020) is serviced every autumn and the loft has boards. The sellers are going abroad in June and want to complete before that.'
  const another =
    'Four bedrooms, two bathrooms and a garden with apple trees, ten minutes from the station. The boiler is of 2018 and serviced each spring. The owners would like to move in July. The kitchen was fitted in 2015, the library is at the corner.'
  expect(percentOf(original, reworded)).toBeGreaterThanOrEqual(70)
  expect(bandsOf(original).some((band) => bandsOf(reworded).includes(band))).toBe(true)
  expect(percentOf(original, another)).toBeUndefined()
})
