import { expect, test } from 'vitest'
import { LANGUAGES } from '#contract/language'
import { DELETED_USER } from '#contract/person-name'
import { eachKind } from '../../../../test/spam/each-kind.ts'
import { offerArrived } from '../offer/offer-mails.ts'
import { writtenIn } from './mail.store.ts'

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
      expect(theirs?.body, what).not.toContain(firstWords(own.body))
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

test('the price in an alert in Arabic is isolated, with its sign behind the amount', () => {
  const [arabic] = eachKind('ar').oneAlert ?? []
  expect(arabic?.body).toMatch(/\u2068\u200F[\d,]+\u00A0US\$\u200E(?: – \u200F[\d,]+\u00A0US\$\u200E)?\u2069/)
})

test('the country of an address is named in the reader’s language', () => {
  const [german] = eachKind('de').viewingAccepted ?? []
  expect(german?.body).toContain('Flat 3\n12 Mill Lane\nBath\nBA1 1AA\nVereinigtes Königreich')
})

test('a deleted person is named in the reader’s language', () => {
  const ofNobody = {
    _id: '0198c1f0-0000-7000-8000-000000000001',
    title: 'Rose Cottage',
    location: '3 Mill Lane, Bath',
    amount: 25_000_050,
    currency: 'USD',
    agentName: 'Ada Agent',
    agentEmail: 'ada@people.example',
    buyerName: DELETED_USER,
    buyerEmail: 'deleted@people.example',
    buyingDate: '2027-01-31',
    note: null,
  } as const
  const { subject, body } = writtenIn('de', offerArrived(ofNobody))
  expect(`${subject}\n${body}`).toContain('Gelöschte Person')
  expect(`${subject}\n${body}`).not.toContain(DELETED_USER)
})
