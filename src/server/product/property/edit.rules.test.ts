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
  ['a number', { bedrooms: 3 }, { bedrooms: ['2', '3'] }],
  ['a fact that is cleared', { bedrooms: null }, { bedrooms: ['2', ''] }],
  ['a fact that was not there', { bathrooms: 0 }, { bathrooms: ['', '0'] }],
  ['a fact that was not there and is cleared', { bathrooms: null }, {}],
  ['a list', { features: ['Garden', 'Gym'] }, { features: ['Garden', 'Garden, Gym'] }],
] as const)('an update with %s', (_what, update, expected) => {
  expect(changes(update as unknown as Partial<PropertyUpdate>)).toEqual(expected)
})

test.each([
  ['a first one', [], [picture('a')], ['0 further pictures', '1 further picture, 1 of them new']],
  [
    'one next to another',
    [picture('a')],
    [picture('a'), picture('b')],
    ['1 further picture', '2 further pictures, 1 of them new'],
  ],
  [
    'another order',
    [picture('a'), picture('b')],
    [picture('b'), picture('a')],
    ['2 further pictures', '2 further pictures, 0 of them new'],
  ],
  [
    'another caption',
    [picture('a', 'Hall')],
    [picture('a', 'Kitchen')],
    ['1 further picture', '1 further picture, 0 of them new'],
  ],
  ['none any more', [picture('a')], null, ['1 further picture', '0 further pictures, 0 of them new']],
  ['blanks around a caption', [picture('a', 'Hall ')], [picture('a', 'Hall')], undefined],
  [
    'one whose name goes on in a caption',
    [picture('a', 'x'), picture('b')],
    [picture('a', 'x/media/b.webp')],
    ['2 further pictures', '1 further picture, 0 of them new'],
  ],
  ['the same, whose caption is left out', [picture('a', '')], [picture('a')], undefined],
] as const)('an update of pictures with %s', (_what, was, is, expected) => {
  const update = { pictures: is as PropertyUpdate['pictures'] }
  expect(changes(update, { pictures: [...was] })).toEqual(expected ? { pictures: expected } : {})
})

test('an update without pictures keeps them, and one of a home without pictures adds the first', () => {
  expect(changes({ title: 'Hill House' }, { pictures: [picture('a')] })).toEqual({ title: ['Sea House', 'Hill House'] })
  const first = { pictures: ['0 further pictures', '1 further picture, 1 of them new'] }
  expect(changes({ pictures: [picture('a')] }, { pictures: undefined })).toEqual(first)
})
