import { expect, test } from 'vitest'
import { openedGazetteer } from '../../test/opened-gazetteer.ts'
import { pairsOf } from '../../test/samples.ts'
import { type ComparedAddress, isSameAddress } from './address-key.ts'

const { readAddress, comparedAddress } = await openedGazetteer()
const compared = (text: string): ComparedAddress => comparedAddress(readAddress(text))

test.each(['pairs.txt', 'pairs-held-out.txt', 'pairs-later.txt'])(
  'tells 98 in 100 pairs of %s right, and takes no two homes for one',
  (file) => {
    const pairs = pairsOf(file)
    const wrong = pairs.filter(({ isSame, one, other }) => isSameAddress(compared(one), compared(other)) !== isSame)
    expect(pairs.length).toBeGreaterThan(40)
    expect(wrong.filter(({ isSame }) => !isSame)).toEqual([])
    expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(0.02 * pairs.length)
  },
)

test('two addresses of one home have a key in common, by which it is looked up', () => {
  const pairs = ['pairs.txt', 'pairs-held-out.txt', 'pairs-later.txt'].flatMap(pairsOf)
  const same = pairs
    .map(({ one, other }) => [compared(one), compared(other)] as const)
    .filter(([one, other]) => isSameAddress(one, other))
  expect(same.filter(([one, other]) => !one.keys.some((key) => other.keys.includes(key)))).toEqual([])
})

test.each([
  ['221 1/2 Baker St, Springfield, IL 62701', '221½ Baker Street, Springfield, IL 62701', true],
  ['221 1/2 Baker St, Springfield, IL 62701', '221-1/2 Baker St, Springfield, IL 62701', true],
  ['221 1/2 Baker St, Springfield, IL 62701', '221 Baker St, Springfield, IL 62701', false],
  ['221 1/2 Baker St, Springfield, IL 62701', '22112 Baker St, Springfield, IL 62701', false],
  ['Poststraße 2½, 04109 Leipzig, Germany', 'Poststraße 2, 04109 Leipzig, Germany', false],
])('a home with half a number, %s and %s: the same is %s', (one, other, isSame) => {
  expect(isSameAddress(compared(one), compared(other))).toBe(isSame)
})

test.each([
  ['12/3', '123', false],
  ['12/3', '12/3', true],
  ['12–14', '12-14', true],
  ['12 - 14', '12-14', true],
  ['12a', '12 A', true],
])('the house numbers %s and %s in two addresses given in parts: the same is %s', (one, other, isSame) => {
  const [first, second] = [one, other].map((houseNumber) =>
    comparedAddress({ houseNumber, street: 'Mill Lane', town: 'Bath', postcode: 'BA1 1AA', country: 'GB' }),
  )
  expect(first && second && isSameAddress(first, second)).toBe(isSame)
})

test.each([
  '',
  'Bath',
  'Mill Lane, Bath',
  'Bath, Somerset, BA1 1AA',
  'New York, NY',
  'Bright flat in central Manchester',
  '3011 Bern',
])('%j names no home, and is that of none', (text) => {
  expect(compared(text).keys).toEqual([])
  expect(isSameAddress(compared(text), compared(text))).toBe(false)
})
