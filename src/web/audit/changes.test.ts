import { expect, test } from 'vitest'
import { inLanguage } from '#contract/language'
import { marketNames } from '#contract/market-state'
import { shownCents } from '#contract/money'
import { changesOf as changesIn } from './changes.ts'

const changesOf = (entry: Parameters<typeof changesIn>[0]) => changesIn(entry, (cents) => shownCents(cents, 'GBP'))

test('shows old and new role, and omits unchanged fields', () => {
  const before = { email: 'ann@example.com', role: null }
  expect(changesOf({ action: 'set role', before, after: { role: 'agent' } })).toEqual([
    { name: 'email', field: 'Email', before: 'ann@example.com', after: undefined },
    { name: 'role', field: 'Role', before: undefined, after: 'agent' },
  ])
})

test('an edit shows each field before and after', () => {
  const after = { price: ['250000', '240000'], propertyImage: ['/media/a.webp', '/media/b.webp'] }
  expect(changesOf({ action: 'edit', after })).toEqual([
    { name: 'price', field: 'Price', before: '250000', after: '240000' },
    { name: 'propertyImage', field: 'Property image', before: '/media/a.webp', after: '/media/b.webp' },
  ])
})

test('shows the deleted values', () => {
  expect(changesOf({ action: 'delete', before: { title: 'Cabin', closedOffers: 2, extra: { a: 1 } } })).toEqual([
    { name: 'title', field: 'Title', before: 'Cabin', after: undefined },
    { name: 'closedOffers', field: 'Closed offers', before: '2', after: undefined },
    { name: 'extra', field: 'Extra', before: 'A: 1', after: undefined },
  ])
})

test('shows payments in the site’s currency', () => {
  expect(
    changesOf({ action: 'pay', before: { status: 'accepted' }, after: { status: 'Bought', amount: 25000050 } }),
  ).toEqual([
    { name: 'status', field: 'Status', before: 'accepted', after: 'Bought' },
    { name: 'amount', field: 'Amount', before: undefined, after: '£250,000.50' },
  ])
})

test.each([undefined, null, {}])('%j has nothing to show', (nothing) => {
  expect(changesOf({ action: 'verify', before: nothing, after: nothing })).toEqual([])
})

test('fields and values of the product are named in the reader’s language, and people’s texts stay', () => {
  const changes = inLanguage('de', () =>
    changesOf({
      action: 'reject',
      before: { status: 'pending' },
      after: { status: 'rejected', reason: 'No pictures', isTrial: false, market: 'paused' },
    }),
  )
  expect(changes.map(({ field, after }) => [field, after])).toEqual([
    ['Status', 'abgelehnt'],
    ['Grund', 'No pictures'],
    ['Test', 'nein'],
    ['Verfügbarkeit', inLanguage('de', marketNames.paused)],
  ])
})

test('facts, lists, days and numbers are written in the reader’s language', () => {
  const changes = inLanguage('de', () =>
    changesOf({
      action: 'edit',
      after: {
        type: ['house', 'apartment'],
        features: [['Garden'], ['Garden', 'Heated barn']],
        area: [1200.5, null],
        yearBuilt: [1990, 1991],
        address: [undefined, { town: 'Berlin', postcode: '10115' }],
        auctionAt: [null, '2026-12-01T10:30:00.000Z'],
        translations: [null, { es: { title: 'Molino' } }],
        condition: ['wellKept', 'shell'],
        pictures: [{ count: 1 }, { count: 2, added: 1 }],
        contact: ['Kim Lee', { name: 'Jo Poe', others: ['phone', 'email'] }],
      },
    }),
  )
  expect(changes.map(({ before, after }) => [before, after])).toEqual([
    ['Haus', 'Wohnung'],
    ['Garten', 'Garten, Heated barn'],
    ['1.200,5', undefined],
    ['1990', '1991'],
    [undefined, 'Ort: Berlin, Postleitzahl: 10115'],
    [undefined, expect.stringMatching(/^01\.12\.2026, \d\d:30$/)],
    [undefined, 'Spanisch: Titel: Molino'],
    ['Gepflegt', 'Rohbau'],
    ['1 weiteres Bild', '2 weitere Bilder, davon 1 neu'],
    ['Kim Lee', 'Jo Poe; auch geändert: Telefon, E-Mail'],
  ])
})

test('shows the reason of a refund and the findings of a check in the reader’s language', () => {
  const after = { reason: 'the home has been sold', how: 'unknown', rule: 'samePicture' }
  const changes = inLanguage('fr', () => changesOf({ action: 'release', after }))
  expect(changes.map(({ after }) => after)).toEqual([
    'le bien a été vendu',
    'inconnu',
    'même photo qu’une autre annonce',
  ])
})

test('the fields of a payment are named in the reader’s language', () => {
  const after = { status: 'Bought', payment: 'p1', rejected: 3 }
  const changes = inLanguage('de', () => changesOf({ action: 'pay', after }))
  expect(changes.map(({ field }) => field)).toEqual(['Status', 'Zahlung', 'Abgelehnt'])
})
