import { expect, test } from 'vitest'
import { inLanguage } from '#contract/language'
import { TooMany } from '../../refusal.ts'

test.each([
  [1, 'in a second.', 'in einer Sekunde noch einmal.'],
  [90, 'in 90 seconds.', 'in 90 Sekunden noch einmal.'],
  [91, 'in 2 minutes.', 'in 2 Minuten noch einmal.'],
  [5_400, 'in 90 minutes.', 'in 90 Minuten noch einmal.'],
  [5_401, 'in 2 hours.', 'in 2 Stunden noch einmal.'],
  [86_399, 'in 24 hours.', 'in 24 Stunden noch einmal.'],
])('a wait of %d seconds is said as people say it', (seconds, english, german) => {
  const said = (language: 'en' | 'de') => inLanguage(language, () => new TooMany(seconds).message)
  expect([said('en').endsWith(english), said('de').endsWith(german)]).toEqual([true, true])
})
