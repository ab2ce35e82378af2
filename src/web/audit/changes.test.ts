import { expect, test } from 'vitest'
import { shownCents } from '#contract/money'
import { changesOf as changesIn } from './changes.ts'

const changesOf = (entry: Parameters<typeof changesIn>[0]) => changesIn(entry, (cents) => shownCents(cents, 'GBP'))

test('shows old and new role, and omits unchanged fields', () => {
  const before = { email: 'ann@example.com', role: null }
  expect(changesOf({ action: 'set role', before, after: { role: 'agent' } })).toEqual([
    { field: 'Email', before: 'ann@example.com', after: undefined },
    { field: 'Role', before: undefined, after: 'agent' },
  ])
})

test('an edit shows each field before and after', () => {
  const after = { price: ['250000', '240000'], propertyImage: ['/media/a.webp', '/media/b.webp'] }
  expect(changesOf({ action: 'edit', after })).toEqual([
    { field: 'Price', before: '250000', after: '240000' },
    { field: 'Property image', before: '/media/a.webp', after: '/media/b.webp' },
  ])
})

test('shows the deleted values', () => {
  expect(changesOf({ action: 'delete', before: { title: 'Cabin', closedOffers: 2, extra: { a: 1 } } })).toEqual([
    { field: 'Title', before: 'Cabin', after: undefined },
    { field: 'Closed offers', before: '2', after: undefined },
    { field: 'Extra', before: '{"a":1}', after: undefined },
  ])
})

test('shows payments in the site’s currency', () => {
  expect(
    changesOf({ action: 'pay', before: { status: 'accepted' }, after: { status: 'Bought', amount: 25000050 } }),
  ).toEqual([
    { field: 'Status', before: 'accepted', after: 'Bought' },
    { field: 'Amount', before: undefined, after: '£250,000.50' },
  ])
})

test.each([undefined, null, {}])('%j has nothing to show', (nothing) => {
  expect(changesOf({ action: 'verify', before: nothing, after: nothing })).toEqual([])
})
