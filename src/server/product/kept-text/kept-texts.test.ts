import { expect, test } from 'vitest'
import { fieldMessage } from '#contract/field-message'
import { inLanguage, LANGUAGES } from '#contract/language'
import { NewProperty } from '#contract/property-fields'
import { shownNumber } from '#contract/shown-number'
import * as checks from '#messages/checks'
import * as r from '#messages/feedReports'
import { refusedHomes } from '../../../../test/samples/refused-homes.ts'
import { asSentence, keptIn, shortened, withKeptTexts, writtenText } from './kept-texts.ts'
import { shownMoment } from './shown-moment.ts'

const kept = (write: () => string) => keptIn(withKeptTexts(write))

test('a text that is kept is written in the language of each reader, with the texts and numbers in it', () => {
  const text = kept(() => r.leftOut({ reason: checks.tooLong({ name: 'Title', most: shownNumber(2000) }) }))
  expect(text).toEqual({
    text: 'feedReports.leftOut',
    values: { reason: { text: 'checks.tooLong', values: { name: 'Title', most: { number: 2000 } } } },
  })
  expect(inLanguage('en', () => writtenText(text))).toBe('Title can have at most 2,000 characters, so it is left out.')
  expect(inLanguage('de', () => writtenText(text))).toBe('Title: höchstens 2.000 Zeichen; das entfällt deshalb.')
})

const figures = { usableArea: 'x', yearRenovated: 1, floors: -1, heating: 'x', availableFrom: 'x' }

test.each([...refusedHomes, ['a home with figures that are none', NewProperty, figures] as const])(
  'the refusals of %s are kept, and written in each language',
  (_what, schema, home) => {
    const messages = () =>
      schema.safeParse(home, { error: fieldMessage }).error?.issues.map(({ message }) => message) ?? []
    const keptOnes = withKeptTexts(() => messages().join('\n'))
    for (const language of LANGUAGES)
      expect(inLanguage(language, () => writtenText(keptIn(keptOnes, Number.POSITIVE_INFINITY)))).toBe(
        inLanguage(language, () => messages().join('\n')),
      )
  },
)

test('texts are written again once they are no longer kept', () => {
  withKeptTexts(() => checks.country())
  expect(checks.country()).toBe('Country must be a code of two letters, such as GB')
})

test('a moment is written as each language writes it, apart from the text around it', () => {
  const text = kept(() => r.openTimeOverlaps({ time: shownMoment('2026-12-01T10:00:00Z') }))
  expect(inLanguage('en', () => writtenText(text))).toContain('Open time 1 Dec 2026, 10:00 UTC overlaps')
  expect(inLanguage('de', () => writtenText(text))).toMatch(/1\. Dez\. 2026, 10:00 UTC/)
  expect(inLanguage('ar', () => writtenText(text))).toMatch(/\u2068[^\u2069]*2026[^\u2069]*UTC\u2069/)
  expect(writtenText(kept(() => r.openTimeOverlaps({ time: shownMoment('soon') })))).toContain(
    'Open time soon overlaps',
  )
})

test('what stands between texts is kept with them', () => {
  const text = kept(() => [r.isFormula({ name: 'price' }), r.isFormula({ name: 'title' })].join('. '))
  expect(writtenText(text)).toBe('price is a formula, not its value. title is a formula, not its value')
})

test('a text can be made a sentence in each language', () => {
  const text = keptIn(withKeptTexts(() => asSentence(r.wrongArea())))
  expect(writtenText(text)).toBe('Area must be a number of square metres.')
  expect(inLanguage('fr', () => writtenText(text))).toBe('Area doit être un nombre de mètres carrés.')
  expect(asSentence('it breaks off')).toBe('It breaks off.')
  expect(asSentence('It breaks off.')).toBe('It breaks off.')
})

test.each([
  ['an English text of an earlier version', 'It has 12 fields, not 30.', 'It has 12 fields, not 30.'],
  [
    'a name that the catalogue lacks',
    '\uE010{"text":"checks.none","values":{}}\uE011',
    '{"text":"checks.none","values":{}}',
  ],
  ['a mark without an end', 'a \uE010 b', 'a  b'],
  ['marks around no JSON', '\uE010{\uE011', '{'],
  ['marks around another value', '\uE010[1,null]\uE011 b', ' b'],
])('%s is shown as it stands', (_what, text, shown) => {
  expect(writtenText(keptIn(text))).toBe(shown)
})

test('long texts and values of a file are shortened, and PostgreSQL can store them', () => {
  const long = withKeptTexts(() => r.isFormula({ name: `${'x'.repeat(5_000)}` }))
  expect(shortened(long).length).toBeLessThan(300)
  expect(writtenText(keptIn(shortened(long)))).toBe(`${'x'.repeat(200)} is a formula, not its value`)
  expect(keptIn(`a\0b\uD800${'y'.repeat(5_000)}`)).toBe(`ab\uFFFD${'y'.repeat(496)}`)
})
