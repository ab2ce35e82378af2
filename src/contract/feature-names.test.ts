import { expect, test } from 'vitest'
import { featureName } from './feature-names.ts'
import { inLanguage, LANGUAGES } from './language.ts'
import { FEATURES } from './listing-features.ts'

test('names features in the reader’s language, and leaves an agent’s own words', () => {
  expect(FEATURES.map(featureName)).toEqual([...FEATURES])
  expect(inLanguage('de', () => ['Garden', 'No chain', 'Private jetty', 'toString'].map(featureName))).toEqual([
    'Garten',
    'Ohne verknüpften Kauf',
    'Private jetty',
    'toString',
  ])
})

test.each(LANGUAGES)('no two features have the same name in %s', (language) => {
  const names = inLanguage(language, () => FEATURES.map(featureName))
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})
