import { expect, test } from 'vitest'
import type { Offer } from '#contract/offer'
import { offer } from '../../../../test/web/sample-answers.ts'
import { groupByHome } from './group-by-home.ts'

const on = (_id: string, propertyId: string | undefined, title = 'Cabin'): Offer => ({
  ...offer,
  _id,
  propertyId,
  title,
})
const grouped = (offers: Offer[]) => groupByHome(offers).map(({ offers: each }) => each.map(({ _id }) => _id))

test('offers stand by their home, the one with the newest offer first', () => {
  expect(grouped([on('e', 'barn'), on('d', 'cabin'), on('c', 'barn'), on('b', 'mill')])).toEqual([
    ['e', 'c'],
    ['d'],
    ['b'],
  ])
})

test('what is loaded later joins its home at the end, and moves no home', () => {
  const first = [on('e', 'barn'), on('d', 'cabin')]
  expect(grouped([...first, on('c', 'mill'), on('b', 'barn')])).toEqual([['e', 'b'], ['d'], ['c']])
})

test('offers on homes that are gone stand together by title and place, and apart from others', () => {
  expect(grouped([on('c', undefined), on('b', undefined, 'Barn'), on('a', undefined)])).toEqual([['c', 'a'], ['b']])
})

test('nothing is grouped where nothing is offered', () => expect(grouped([])).toEqual([]))
