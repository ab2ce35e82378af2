import { expect, test } from 'vitest'
import { inLanguage, LANGUAGES } from '#contract/language'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/map'

/** A pin's name begins with its number, so that a voice command for what it shows finds it (WCAG 2.5.3). */
test.each(LANGUAGES)('the name of a pin of several homes begins with their number: %s', (language) => {
  for (const count of [2, 3, 11, 100, 1000])
    for (const name of [t.homesInArea, t.homesInOnePlace])
      expect(inLanguage(language, () => name({ count, shown: shownNumber(count) }))).toMatch(
        new RegExp(`^${inLanguage(language, () => shownNumber(count))}(?!\\d)`),
      )
})
