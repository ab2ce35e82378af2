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
