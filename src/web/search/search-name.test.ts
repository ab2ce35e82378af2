import { expect, test } from 'vitest'
import { nameOfSearch } from './search-name.ts'

const dollars = (amount: string) => `$${amount}`

test.each([
  [{}, 'All homes'],
  [{ sort: 'priceAsc' as const }, 'All homes'],
  [{ q: 'bath', maxPrice: '300' }, '“bath”, Up to $300'],
  [{ q: 'b'.repeat(78) }, `“${'b'.repeat(78)}”`],
  [{ q: 'b'.repeat(79) }, `“${'b'.repeat(78)}…`],
  [{ q: `${'b'.repeat(77)}🏡bbbb` }, `“${'b'.repeat(77)}…`],
])('the search %o is called by its filters, in at most 80 characters', (search, name) => {
  expect(nameOfSearch(search, dollars)).toBe(name)
  expect(name.length).toBeLessThanOrEqual(80)
})
