import { expect, test } from 'vitest'
import { changeIn, isTouched, type Tag } from './tags.ts'

test.each<[payload: string, tag: Tag, isTouched: boolean]>([
  ['property 7 8', 'property', true],
  ['property 7 8', 'property:8', true],
  ['property 7 8', 'property:9', false],
  ['property *', 'property:9', true],
  ['property *', 'property_picture:9', false],
  ['property_picture 9', 'property:9', false],
  ['review ', 'review', true],
  ['review ', 'review:9', false],
])('the announcement “%s” touches the tag %s: %s', (payload, tag, touched) => {
  expect(isTouched(tag, changeIn(payload))).toBe(touched)
})
