import { expect, test } from 'vitest'
import * as t from '#messages/checks'
import { inLanguage, LANGUAGES } from './language.ts'
import { inSentences } from './sentences.ts'

test.each([
  [['Title is required'], 'Title is required'],
  [
    ['Title is required', 'Link must be a web address (https://…)'],
    'Title is required. Link must be a web address (https://…).',
  ],
  [
    ['Please sign in.', 'Which is it: “495?”', 'هل هذا صحيح؟', 'Already'],
    'Please sign in. Which is it: “495?” هل هذا صحيح؟ Already.',
  ],
  [[], ''],
])('%j reads “%s”', (messages, text) => {
  expect(inSentences(messages)).toBe(text)
})

test.each(LANGUAGES)('in %s the messages of two fields are two sentences', (language) => {
  const [first, second] = inLanguage(language, () => [t.priceRequired(), t.wholeNumber({ name: 'X' })] as const)
  expect(inSentences([first, second])).toBe(`${first}. ${second}.`)
})
