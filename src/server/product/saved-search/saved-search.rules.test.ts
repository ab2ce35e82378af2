import { expect, test } from 'vitest'
import { refusalOf } from '../../../../test/people/refusal-of.ts'
import { checkMaySave, noSuchSearch } from './saved-search.rules.ts'

test('rejects more than fifty searches', () => {
  expect(refusalOf(() => checkMaySave(49))).toBeUndefined()
  const refused = ['conflict', 'You can save at most 50 searches. Delete one that you no longer need.']
  expect(refusalOf(() => checkMaySave(50))).toEqual(refused)
  expect(refusalOf(noSuchSearch)).toEqual(['notFound', 'This saved search doesn’t exist or was removed.'])
})
