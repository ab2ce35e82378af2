import { expect, test } from 'vitest'
import { worthIn } from './price-terms.ts'

const home = {
  title: 'Flat by the park',
  description: 'Two bedrooms.',
  translations: null,
  features: null,
  figures: null,
  priceKind: null,
}
const described = (description: string) => worthIn({ ...home, description })

test('a price without a reason is compared with whole homes', () => {
  expect(worthIn(home)).toEqual({ least: 1, most: 1, why: { why: 'none' } })
})

test('a stated share is compared with that share of a home', () => {
  expect(described('A 25% share, shared ownership.')).toEqual({
    least: 0.25,
    most: 0.25,
    why: { why: 'share', share: 25 },
  })
  expect(worthIn({ ...home, figures: { ownershipShare: 40 } })).toEqual({
    least: 0.4,
    most: 0.4,
    why: { why: 'share', share: 40 },
  })
  expect(worthIn({ ...home, figures: { ownershipShare: 100 } })).toMatchObject({ least: 1, why: { why: 'none' } })
})

test.each(['Shared ownership, subject to the usual conditions.', 'Two weeks a year are for sale.', 'Garage for sale.'])(
  'a part of no stated size may be a tenth: %s',
  (reason) => {
    expect(described(`Two bedrooms. ${reason}`)).toEqual({ least: 0.1, most: 1, why: { why: 'reason', reason } })
  },
)

test('a reason for a low price explains half of it, and is named', () => {
  const reason = 'Cash buyers only, as it is a prefab.'
  expect(described(`Two bedrooms. ${reason}`)).toEqual({ least: 0.5, most: 1, why: { why: 'reason', reason } })
  expect(worthIn({ ...home, priceKind: 'auction' })).toEqual({ least: 0.5, most: 1, why: { why: 'auction' } })
  expect(described('A 40% share, for sale by auction.')).toMatchObject({ least: 0.2, most: 0.4 })
})

test('what a feature or a translation alone says of the price counts', () => {
  const features = ['Lift', 'Cash buyers only']
  expect(worthIn({ ...home, features })).toMatchObject({ why: { reason: 'Cash buyers only' } })
  const translated = (description: string) => worthIn({ ...home, translations: { es: { description } } })
  expect(translated('Solo al contado, el piso está ocupado.')).toMatchObject({ least: 0.5 })
  expect(translated('Dos dormitorios y balcón.')).toMatchObject({ least: 1 })
  const share = worthIn({ ...home, translations: { en: { title: '25% share, shared ownership' } } })
  expect(share).toMatchObject({ least: 0.25, most: 0.25 })
})
