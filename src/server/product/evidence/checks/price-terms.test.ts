import { expect, test } from 'vitest'
import { termsIn, wholePrice } from './price-terms.ts'

const terms = { isShare: false, isLowForReason: false }

test('the price of a share says that of the whole home, if its size is known', () => {
  expect(wholePrice(100, { ...terms, isShare: true, share: 0.25 })).toBe(400)
  expect(wholePrice(100, { ...terms, isShare: true })).toBeUndefined()
  expect(wholePrice(100, terms)).toBe(100)
  expect(wholePrice(null, terms)).toBeUndefined()
})

test('what a translation alone says of the price counts', () => {
  const home = { title: 'Flat by the park', description: 'Two bedrooms.' }
  const isLow = (description: string) => termsIn({ ...home, translations: { es: { description } } }).isLowForReason
  expect(isLow('Solo al contado, el piso está ocupado.')).toBe(true)
  expect(isLow('Dos dormitorios y balcón.')).toBe(false)
  const share = termsIn({ ...home, translations: { en: { title: '25% share, shared ownership' } } })
  expect(share).toEqual({ isShare: true, share: 0.25, isLowForReason: false })
  expect(termsIn({ ...home, translations: null })).toEqual(terms)
})
