import { expect, test } from 'vitest'
import { inLanguage } from '#contract/language'
import { actOf } from './viewer-keys.ts'

const key = (name: string) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false })

test.each([
  ['en', 'ArrowRight'],
  ['ar', 'ArrowLeft'],
] as const)('in %s, %s shows the next picture', (language, name) => {
  expect(inLanguage(language, () => actOf(key(name), false))).toEqual({ what: 'step', by: 1 })
})

test('the arrows move a zoomed picture the same way in Arabic', () => {
  const move = () => actOf(key('ArrowLeft'), true)
  expect(inLanguage('ar', move)).toEqual(inLanguage('en', move))
})
