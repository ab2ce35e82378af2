import { expect, test } from 'vitest'
import * as t from '#messages/filters'
import { howMany } from './how-many.ts'

test.each([
  [0, '0 homes'],
  [1, '1 home'],
  [2500, '2,500 homes'],
  ['10000+', 'More than 10,000 homes'],
])('a total of %s reads %j', (total, text) => {
  expect(howMany(total, t.homes)).toBe(text)
})
