import { expect, test } from 'vitest'
import { OperatorError } from '../operator-error.ts'
import { sellsForTestCards } from './cards.ts'
import { readSettings } from './settings.ts'

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}
const live = { ...stripe, STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }
const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://a:b@localhost/c' }

test('Stripe takes cards when its three settings are there, in the demo too', () => {
  const account = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' }
  expect(readSettings(stripe)).toMatchObject({ demo: true, stripe: account, demoCards: false })
  expect(readSettings({ ...stripe, STRIPE_API_BASE: 'http://127.0.0.1:4242' }).stripe).toEqual({
    ...account,
    host: { name: '127.0.0.1', port: 4242 },
  })
  expect(readSettings({ ...stripe, STRIPE_API_BASE: 'http://[::1]:4242' }).stripe?.host?.name).toBe('::1')
})

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_SECRET_KEY needs STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET too'],
  [{ ...stripe, STRIPE_WEBHOOK_SECRET: '' }, 'needs STRIPE_WEBHOOK_SECRET too'],
  [{ STRIPE_API_BASE: 'http://127.0.0.1:1' }, 'STRIPE_API_BASE needs STRIPE_SECRET_KEY'],
  [{ ...stripe, STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }, 'STRIPE_PUBLISHABLE_KEY must be a publishable key'],
  [{ ...stripe, STRIPE_SECRET_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY must be a secret key'],
  [{ ...stripe, STRIPE_WEBHOOK_SECRET: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET must be the signing secret'],
  [{ ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }, 'not both live or both test keys'],
  [{ ...stripe, STRIPE_API_BASE: 'http://api.evil.example:80' }, 'STRIPE_API_BASE is for tests'],
  [{ ...stripe, STRIPE_API_BASE: 'http://127.0.0.1.evil.example:80' }, 'STRIPE_API_BASE is for tests'],
  [{ ...live, DEMO: 'false', STRIPE_API_BASE: 'http://127.0.0.1:1' }, 'STRIPE_API_BASE is for tests'],
  [live, 'STRIPE_SECRET_KEY is a live key, and demo mode is on'],
])('half an account, mixed-up keys or a live key in the demo are one clear line: %o', (environment, line) => {
  expect(() => readSettings(environment)).toThrow(OperatorError)
  expect(() => readSettings(environment)).toThrow(line)
})

test('no message about a key holds the key', () => {
  const secret = 'sk_test_very/secret'
  expect(() => readSettings({ ...stripe, STRIPE_SECRET_KEY: secret })).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('very') }),
  )
})

test('a live key runs without the demo, and in the demo when that is named', () => {
  expect(readSettings({ ...live, DEMO: 'false' }).stripe?.secretKey).toBe('rk_live_1')
  expect(readSettings({ ...live, ...production }).stripe?.secretKey).toBe('rk_live_1')
  expect(readSettings({ ...live, ALLOW_STAND_INS: 'demo' }).stripe?.secretKey).toBe('rk_live_1')
})

test('the demo card processor runs in the demo, and in production only when it is named', () => {
  expect(readSettings({}).demoCards).toBe(true)
  expect(readSettings({ DEMO: 'false' }).demoCards).toBe(false)
  expect(readSettings(production).demoCards).toBe(false)
  expect(readSettings({ ...production, ALLOW_STAND_INS: 'cards' }).demoCards).toBe(false)
  const demo = { ...production, DEMO: 'true' }
  expect(() => readSettings({ ...demo, ALLOW_STAND_INS: 'cards' })).toThrow('demo mode is on in production')
  expect(readSettings({ ...demo, ALLOW_STAND_INS: 'demo' }).demoCards).toBe(false)
  expect(readSettings({ ...demo, ALLOW_STAND_INS: 'demo,cards' }).demoCards).toBe(true)
})

test('in production Stripe’s place is taken by a stand-in only when cards are named', () => {
  const standIn = { ...stripe, ...production, STRIPE_API_BASE: 'http://127.0.0.1:4242' }
  expect(() => readSettings(standIn)).toThrow(OperatorError)
  expect(() => readSettings(standIn)).toThrow('STRIPE_API_BASE puts a stand-in in Stripe’s place in production')
  expect(() => readSettings({ ...standIn, ALLOW_STAND_INS: 'demo' })).toThrow('ALLOW_STAND_INS=cards')
  expect(readSettings({ ...standIn, ALLOW_STAND_INS: 'cards' }).stripe?.host?.port).toBe(4242)
})

test('only production on test keys sells for test cards', () => {
  const sells = (environment: NodeJS.ProcessEnv) => sellsForTestCards(readSettings(environment))
  expect(sells({ ...stripe, ...production })).toBe(true)
  for (const fine of [production, { ...live, ...production }, stripe, { ...stripe, DEMO: 'false' }])
    expect(sells(fine)).toBe(false)
})
