import { withoutSign } from 'price-text/currency'
import { expect, test } from 'vitest'
import { nameOf } from './currency.ts'
import { inLanguage } from './language.ts'
import { OfferClosedWhy, OfferStatus } from './offer-status.ts'
import { PropertyStatus } from './property.ts'
import { Site } from './site.ts'
import { Role } from './user.ts'
import { NO_HOURS } from './viewing-hours.ts'
import { ViewingClosedWhy, ViewingSide, ViewingStatus } from './viewing-status.ts'

test.each([
  [OfferStatus, 'pending accepted rejected Bought'],
  [OfferClosedWhy, 'rejected soldToAnother takenDown lapsed withdrawn soldElsewhere'],
  [PropertyStatus, 'verified rejected'],
  [Role, 'admin agent fraud'],
  [ViewingStatus, 'requested proposed accepted declined cancelled lapsed'],
  [ViewingClosedWhy, 'byAgent byBuyer sold takenDown accountClosed'],
  [ViewingSide, 'agent buyer'],
  [Site.shape.currency, 'USD AED AUD BRL CAD CHF CZK DKK EUR GBP HKD INR MXN MYR NOK NZD PLN RON SEK SGD THB'],
])('rows and callers use these words and no others: %#', (vocabulary, words) => {
  expect(vocabulary.options).toEqual(words.split(' '))
  for (const word of words.split(' ')) expect(vocabulary.safeParse(word).success).toBe(true)
  for (const word of ['', 'Stryker was here!', words.toUpperCase()])
    expect(vocabulary.safeParse(word).success).toBe(false)
})

test('a currency has a name, and an amount is read without its sign, its code or blanks before it', () => {
  expect([nameOf('USD'), nameOf('GBP')]).toEqual(['US dollars', 'British pounds'])
  expect(inLanguage('de', () => nameOf('USD'))).toBe('US-Dollar')
  for (const text of ['£250k', ' gbp 250k', 'GBP250k', '250k', ' 250k']) expect(withoutSign(text, 'GBP')).toBe('250k')
  expect(withoutSign('  £250k', undefined)).toBe('£250k')
  expect(withoutSign('CA$ 250k', 'CAD')).toBe('250k')
})

test('an agent who has set no hours shows homes at none, half an hour each', () => {
  expect(NO_HOURS).toEqual({ slotMinutes: 30, ranges: [] })
})
