import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { type StripeFake, startStripeFake } from '../../../../../test/fakes/stripe/stripe-fake.ts'
import { findingOf } from './check.ts'
import { paymentCheck } from './payment-check.ts'

const found = (stripe: StripeFake['account']) =>
  findingOf(paymentCheck({ stripe, demoCards: false, production: false }))

test('accepts a key with all rights, names what can’t be checked, and creates nothing', async () => {
  const stripe = await startStripeFake()
  onTestFinished(() => void stripe.close())
  const { state, detail } = await found(stripe.account)
  expect(state).toBe('ok')
  expect(detail).toContain('not checked: whether STRIPE_PUBLISHABLE_KEY is of the same account')
  expect(detail).toContain('not checked: STRIPE_WEBHOOK_SECRET')
  expect([stripe.books.intents.size, stripe.books.refunds.length, stripe.books.events.length]).toEqual([0, 0, 0])
})

test.each([
  ['refund', '/v1/refunds', 'refunding a payment'],
  ['cancel', '/cancel', 'cancelling a payment'],
])('a restricted key that may not %s is reported', async (_, path, what) => {
  const missing = { type: 'invalid_request_error', code: 'resource_missing', message: 'No such payment_intent' }
  const forbidden = { type: 'invalid_request_error', message: 'The key rk_test_*****x1y2 lacks a permission.' }
  const server = createServer((request, response) => {
    const refused = request.url?.endsWith(path)
    response.writeHead(refused ? 403 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: refused ? forbidden : missing }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => server.closeAllConnections())
  const { port } = server.address() as AddressInfo // it listens on a port
  const keys = { secretKey: 'rk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' }
  const { state, detail } = await found({ ...keys, host: { name: '127.0.0.1', port } })
  expect(state).toBe('fails')
  expect(detail).toContain(`${what}: the card provider does not accept our secret key for this`)
})
