import { expect, test } from 'vitest'
import { LANGUAGES } from '#contract/language'
import { eachKind } from '../../../../test/spam/each-kind.ts'

/** Values of users and of the deal, which mails have in each language; amounts are compared by `numbersIn`. */
const VALUES = [
  'Rose Cottage',
  '3 Mill Lane, Bath',
  'Ada Agent',
  'Ben Buyer',
  'Ann Reader',
  'We love the garden.',
  'The owners hope for more.',
  'The pictures are blurred.',
  'Is the mill house still there?',
  'pi_3Nabcdef',
  'Mill Homes',
  'https://homes.example',
  'Europe/London',
  'America/New_York',
  'Houses in Bath under $300,000',
  'KeyHaven',
]

const [english, ...others] = LANGUAGES
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('، ', ', ')
const valuesIn = (text: string) => VALUES.filter((value) => plain(text).includes(value))
/** The digits of amounts and counts, without their separators: "$250,000.50" and "250.000,50 $" are "25000050". */
const numbersIn = (text: string) =>
  plain(text)
    .replaceAll(/(?<=\d)[.,\u202F\u00A0 ](?=\d)/g, '')
    .match(/\d{5,}/g)
    ?.toSorted() ?? []

test.each(others)('each mail in %s has the values of the English one, in other words', (language) => {
  const mails = eachKind(language)
  for (const [name, written] of Object.entries(eachKind(english))) {
    expect(mails[name]).toHaveLength(written.length)
    for (const [place, own] of written.entries()) {
      const theirs = mails[name]?.[place]
      const what = `${name} in ${language}`
      expect(valuesIn(`${theirs?.subject}\n${theirs?.body}`), what).toEqual(valuesIn(`${own.subject}\n${own.body}`))
      expect(numbersIn(theirs?.body ?? ''), what).toEqual(numbersIn(own.body))
      if (name !== 'contactMessage') expect(theirs?.body, what).not.toContain(firstWords(own.body))
    }
  }
})

/** The first line after the salutation. */
const firstWords = (body: string) => body.split('\n\n')[1]

test('a calendar file is written in the reader’s language', () => {
  const [german] = eachKind('de').viewingAccepted ?? []
  expect(german?.calendar?.content).toContain('SUMMARY:Besichtigung: Rose Cottage')
  expect(german?.calendar?.content).toContain('Viewings//DE')
  const [arabic] = eachKind('ar').openTimeChanged ?? []
  expect(arabic?.calendar?.content).toContain('SUMMARY:معاينة مفتوحة')
})
