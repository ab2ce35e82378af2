import { expect, test } from 'vitest'
import { inLanguage } from '#contract/language'
import { recordedValue } from './recorded-values.ts'

test('writes the parts of a value as each language does, with a space before the colon in French', () => {
  const point = () => recordedValue('point', { latitude: 51.5 }, () => 'Latitude')
  expect(inLanguage('en', point)).toBe('Latitude: 51.5')
  expect(inLanguage('fr', point)).toBe('Latitude\u00A0: 51,5')
})
