import { expect, test } from 'vitest'
import { inLanguage } from '#contract/language'
import { nameOfSearch } from './search-name.ts'

const dollars = { priceOf: (amount: string) => `$${amount}` }

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

test('a search is called in the reader’s language, with its commas', () => {
  const search = { q: 'bath', maxPrice: '300', type: ['house' as const] }
  expect(inLanguage('ar', () => nameOfSearch(search, dollars))).toBe('«bath»، حتى $300، منزل')
  expect(inLanguage('es', () => nameOfSearch({}, dollars))).toBe('Todos los inmuebles')
})
