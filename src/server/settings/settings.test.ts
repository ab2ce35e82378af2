import { expect, test } from 'vitest'
import { OperatorError } from '../operator-error.ts'
import { readSettings } from './settings.ts'

test.each([
  ['DATABASE_URL', 'postgres://me:100%@db.example/homes'],
  ['DATABASE_URL', 'postgres://me:a%b@db.example/homes'],
  ['DATABASE_URL', 'postgres://me:a/b@db.example/homes'],
  ['DATABASE_URL', 'postgres://me:1#b@db.example/homes'],
  ['SMTP_URL', 'smtp://me:100%@mail.example'],
  ['SMTP_URL', 'smtp://me:%ff@mail.example'],
  ['SMTP_URL', 'smtp://me:12/34@mail.example'],
])('explains how to write a password that breaks the address of %s: %s', (name, address) => {
  expect(() => readSettings({ [name]: address })).toThrow(OperatorError)
  expect(() => readSettings({ [name]: address })).toThrow(/in its user and password write % as %25, and @/)
  expect(() => readSettings({ [name]: address })).not.toThrow(/100|a%b|1#b|12\/34/)
})

test('a password that is encoded as it should be is accepted', () => {
  const address = 'smtps://me%40homes.example:a%25%2F%23%3F%40b@mail.example:465'
  expect(readSettings({ SMTP_URL: address }).smtpUrl).toBe(address)
})

test('lists all errors together, one per line', () => {
  const wrong = {
    PORT: 'abc',
    DEMO: 'yes',
    GOOGLE_CLIENT_ID: 'client',
    EMAILJS_PUBLIC_KEY: 'public_1',
    STRIPE_SECRET_KEY: 'sk_test_1',
    S3_BUCKET: 'homes',
  }
  const lines = () => readSettings(wrong)
  for (const message of ['PORT must', 'DEMO must', 'GOOGLE_CLIENT_ID needs', 'EMAILJS_', 'STRIPE_', 'S3_BUCKET needs'])
    expect(lines).toThrow(message)
  expect(lines).toThrow(/^(the setting )?\w+ .+(\nAnd .+){5}$/)
})

test.each([
  [undefined, 'USD'],
  ['', 'USD'],
  ['GBP', 'GBP'],
  [' eur ', 'EUR'],
])('with CURRENCY=%s a site is in %s', (given, currency) => {
  expect(readSettings({ CURRENCY: given }).currency).toBe(currency)
})

test.each(['JPY', 'KWD', 'ISK', 'MGA', 'XYZ', 'US', '$', 'pounds', 'toString'])(
  'an operator can’t set CURRENCY=%s',
  (CURRENCY) => {
    expect(() => readSettings({ CURRENCY })).toThrow(OperatorError)
    expect(() => readSettings({ CURRENCY })).toThrow(/CURRENCY must be a currency with two decimals .+: USD, .+GBP/)
  },
)

test('an operator learns which number of days or seconds is out of range', () => {
  for (const [name, value] of [
    ['ACCEPTED_OFFER_DAYS', '36501'],
    ['ACCEPTED_OFFER_DAYS', '0'],
    ['RECONCILE_SECONDS', '3601'],
    ['RECONCILE_SECONDS', 'often'],
  ] as const)
    expect(() => readSettings({ [name]: value })).toThrow(
      new RegExp(`${name} must be a number above 0 and at most \\d+`),
    )
  expect(readSettings({ ACCEPTED_OFFER_DAYS: '36500', RECONCILE_SECONDS: '0.5' })).toMatchObject({
    acceptedOfferDays: 36500,
    reconcileSeconds: 0.5,
  })
})

test.each(['https://homes.example/terms?v=2#now', 'http://homes.example'])(
  'an operator names terms of their own: %s',
  (address) => {
    expect(readSettings({ TERMS_URL: address, PRIVACY_URL: address })).toMatchObject({
      termsUrl: address,
      privacyUrl: address,
    })
    expect(readSettings({})).toMatchObject({ termsUrl: undefined, privacyUrl: undefined })
  },
)

test.each([
  'javascript:alert(1)',
  '/terms',
  'terms.html',
  'ftp://homes.example',
  'https://',
  'https://me:x@homes.example',
  'https://a b',
])('terms can’t be at %s', (address) => {
  for (const name of ['TERMS_URL', 'PRIVACY_URL'])
    expect(() => readSettings({ [name]: address })).toThrow(`${name} must be the address of a page`)
})

test('replicas are addresses, separated by commas', () => {
  const urls = ['postgres://me:secret@one:5432/name', 'postgresql://two/name']
  expect(readSettings({ DATABASE_READ_URL: urls.join(', ') }).databaseReadUrls).toEqual(urls)
  expect(readSettings({}).databaseReadUrls).toEqual([])
  expect(() => readSettings({ DATABASE_READ_URL: `${urls[0]},http://two` })).toThrow('DATABASE_READ_URL')
})

test('rates are a file or an address, without a password', () => {
  for (const source of ['./rates.json', '/srv/rates.json', 'https://api.frankfurter.dev/v1/latest?base=USD'])
    expect(readSettings({ CURRENCY_RATES: source }).currencyRates).toBe(source)
  expect(readSettings({ CURRENCY_RATES: '' }).currencyRates).toBeUndefined()
  for (const source of ['ftp://rates.example/a', 'https://me:hush@rates.example/a', 'https://'])
    expect(() => readSettings({ CURRENCY_RATES: source })).toThrow('CURRENCY_RATES must be a file or an address')
})
