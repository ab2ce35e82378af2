import { expect, test } from 'vitest'
import type { Property } from '#contract/property'
import type { PropertyUpdate } from '#contract/property-fields'
import { changesOf } from './edit.rules.ts'

const before = {
  title: 'Sea House',
  price: '250000',
  bedrooms: 2,
  features: ['Garden'],
  pictures: [],
} as unknown as Property
const changes = (update: Partial<PropertyUpdate>, of: Partial<Property> = {}) =>
  changesOf({ ...before, ...of } as Property, update as PropertyUpdate)
const picture = (name: string, caption?: string) => ({ url: `/media/${name}.webp`, caption: caption as string })

test.each([
  ['the same values', { title: 'Sea House', bedrooms: 2, features: ['Garden'] }, {}],
  ['absent fields', { title: undefined, bedrooms: undefined }, {}],
  ['a new title', { title: 'Hill House', price: '250000' }, { title: ['Sea House', 'Hill House'] }],
  ['a number', { bedrooms: 3 }, { bedrooms: [2, 3] }],
  ['a fact that is cleared', { bedrooms: null }, { bedrooms: [2, null] }],
  ['a fact that was not there', { bathrooms: 0 }, { bathrooms: [null, 0] }],
  ['a fact that was not there and is cleared', { bathrooms: null }, {}],
  ['a list', { features: ['Garden', 'Gym'] }, { features: [['Garden'], ['Garden', 'Gym']] }],
] as const)('an update with %s', (_what, update, expected) => {
  expect(changes(update as unknown as Partial<PropertyUpdate>)).toEqual(expected)
})

test.each([
  ['a first one', [], [picture('a')], [{ count: 0 }, { count: 1, added: 1 }]],
  ['one next to another', [picture('a')], [picture('a'), picture('b')], [{ count: 1 }, { count: 2, added: 1 }]],
  ['another order', [picture('a'), picture('b')], [picture('b'), picture('a')], [{ count: 2 }, { count: 2, added: 0 }]],
  ['another caption', [picture('a', 'Hall')], [picture('a', 'Kitchen')], [{ count: 1 }, { count: 1, added: 0 }]],
  ['none any more', [picture('a')], null, [{ count: 1 }, { count: 0, added: 0 }]],
  ['blanks around a caption', [picture('a', 'Hall ')], [picture('a', 'Hall')], undefined],
  [
    'one whose name goes on in a caption',
    [picture('a', 'x'), picture('b')],
    [picture('a', 'x/media/b.webp')],
    [{ count: 2 }, { count: 1, added: 0 }],
  ],
  ['the same, whose caption is left out', [picture('a', '')], [picture('a')], undefined],
] as const)('an update of pictures with %s', (_what, was, is, expected) => {
  const update = { pictures: is as PropertyUpdate['pictures'] }
  expect(changes(update, { pictures: [...was] })).toEqual(expected ? { pictures: expected } : {})
})

test('records an address, translations and a contact by their parts, without the values of another person', () => {
  const of = {
    address: { street: 'Mill Lane', town: 'Bath' },
    translations: { es: { title: 'Casa' } },
    wholeContact: { name: 'Kim Lee', phone: '+442079460123' },
  } as unknown as Partial<Property>
  const update = {
    address: { town: 'Bath', street: 'Mill Lane', houseNumber: '4' },
    translations: { de: { description: 'Am Bach', title: '' } },
    contact: { name: 'Jo Poe', email: 'jo@agents.example' },
  } as Partial<PropertyUpdate>
  expect(changes(update, of)).toEqual({
    address: [
      { street: 'Mill Lane', town: 'Bath' },
      { houseNumber: '4', street: 'Mill Lane', town: 'Bath' },
    ],
    translations: [{ es: { title: 'Casa' } }, { de: { description: 'Am Bach' } }],
    contact: ['Kim Lee', { name: 'Jo Poe', others: ['phone', 'email'] }],
  })
  expect(changes({ address: null, translations: null, contact: null }, of)).toEqual({
    address: [{ street: 'Mill Lane', town: 'Bath' }, null],
    translations: [{ es: { title: 'Casa' } }, null],
    contact: ['Kim Lee', null],
  })
})

test('an update without pictures keeps them, and one of a home without pictures adds the first', () => {
  expect(changes({ title: 'Hill House' }, { pictures: [picture('a')] })).toEqual({ title: ['Sea House', 'Hill House'] })
  const first = { pictures: [{ count: 0 }, { count: 1, added: 1 }] }
  expect(changes({ pictures: [picture('a')] }, { pictures: undefined })).toEqual(first)
})
