import { expect, test } from 'vitest'
import { listingsIn } from '../../test/read-text.ts'
import { reaxmlOf } from '../sample-files.ts'

const priceOf = async (price: string, view = '') => {
  const text = reaxmlOf(
    `<residential status="current"><uniqueID>A</uniqueID>${price}<priceView>${view}</priceView><headline>A home</headline></residential>`,
  )
  return (await listingsIn('reaxml', text))[0]?.price
}
const shown = '<price display="yes">650000</price>'
const hidden = '<price display="no">650000</price>'

test.each([
  [shown, 'Auction 12 December 2026 at 10:30am', '650000'],
  [shown, 'EOI closing 5pm 12 December', '650000'],
  [shown, 'Stage 3 now selling', '650000'],
  [shown, 'Deposit $65,000', '650000'],
  [shown, 'Contact agent', '650000'],
  [shown, '', '650000'],
  [shown, '$600,000 - $650,000', '$600,000 - $650,000'],
  [shown, 'Offers over $650,000', 'Offers over $650,000'],
  [shown, '$700,000 - $750,000', '650000'],
  [hidden, 'Auction 12 December 2026 at 10:30am', undefined],
  [hidden, 'Contact agent', undefined],
  [hidden, 'Offers over $600,000', 'Offers over $600,000'],
  ['', '$600,000 - $650,000', '$600,000 - $650,000'],
  ['<price display="yes"><range><min>641000</min><max>691000</max></range></price>', '', '641000 - 691000'],
])('%s with the view %j is the price %s', async (price, view, read) => {
  expect(await priceOf(price, view)).toBe(read)
})
