import { expect, test } from 'vitest'
import { refusalOf } from '../../../../test/people/refusal-of.ts'
import { checkQuota } from './image.rules.ts'

const MEGABYTE = 1024 * 1024

test('accepts pictures up to the quota, and rejects one more byte at the field, in megabytes', () => {
  const quota = 1500 * MEGABYTE
  expect(refusalOf(() => checkQuota(quota, quota))).toBeUndefined()
  const message =
    'Your pictures take all of the 1,500 MB that one person has. Delete listings that you no longer need: their pictures are cleared within an hour, and pictures that no listing shows a day after their upload.'
  expect(refusalOf(() => checkQuota(quota + 1, quota))).toEqual(['conflict', message, { image: message }])
})
