import { expect, test } from 'vitest'
import { cabin } from '../../../../test/web/sample-answers.ts'
import { pictureSteps } from './picture-steps.ts'

test('homes show their pictures in step, photographs before drawings, and none where they have fewer', () => {
  const one = {
    ...cabin,
    propertyImage: 'a1',
    pictures: [
      { url: 'a-plan', caption: 'Plan', kind: 'floorPlan' as const },
      { url: 'a2', caption: '' },
    ],
  }
  const other = {
    ...cabin,
    propertyImage: 'b1',
    pictures: [{ url: 'b-plan', caption: '', kind: 'floorPlan' as const }],
  }
  const steps = pictureSteps([one, undefined, other])
  expect(steps.map((step) => step.map((picture) => picture?.src))).toEqual([
    ['a1', undefined, 'b1'],
    ['a2', undefined, undefined],
    ['a-plan', undefined, 'b-plan'],
  ])
  expect(steps[2]?.[0]?.alt).toBe('Plan')
})

test('without homes there are no steps', () => {
  expect(pictureSteps([undefined])).toEqual([])
})
