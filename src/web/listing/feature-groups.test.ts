import { expect, test } from 'vitest'
import { FEATURES } from '#contract/fact-options'
import { FEATURE_GROUPS } from './feature-groups.ts'

test('every listed feature is in one group', () => {
  expect(Object.values(FEATURE_GROUPS).flat().sort()).toEqual([...FEATURES].sort())
})
