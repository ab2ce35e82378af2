import { v7 } from 'uuid'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { everyFailure } from '../../../../../test/fakes/failures.ts'
import { type StripeFake, startStripeFake } from '../../../../../test/fakes/stripe/stripe-fake.ts'
import { type PaymentProvider, PaymentUnavailable } from '../payment.ts'
import { stripePayments } from './stripe.ts'

let stripe: StripeFake
let provider: PaymentProvider
beforeAll(async () => {
  stripe = await startStripeFake()
  provider = stripePayments(stripe.account)
})
afterEach(() => stripe.fail(undefined))
afterAll(() => stripe.close())

const order = () => ({ paymentId: v7(), offerId: v7(), amount: 1999, currency: 'usd' })
const paid = async () => {
  const { id } = await provider.createIntent(order())
  stripe.books.pay(id)
  return id
}
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

test('a request has the key, version, form and idempotency key of Stripe’s reference', async () => {
  const wanted = order()
  const { id } = await provider.createIntent(wanted)
  const { call, headers, form } = stripe.requests.at(-1) ?? {}
  expect(call).toBe('POST /v1/payment_intents')
  expect(headers).toMatchObject({
    authorization: 'Bearer sk_test_stand_in',
    'idempotency-key': `intent-${wanted.paymentId}`,
    'content-type': 'application/x-www-form-urlencoded',
    'stripe-version': expect.stringMatching(/^\d{4}-\d\d-\d\d/),
  })
  expect(Object.fromEntries(form ?? [])).toEqual({
    amount: '1999',
    currency: 'usd',
    'metadata[offerId]': wanted.offerId,
    'metadata[paymentId]': wanted.paymentId,
    'payment_method_types[0]': 'card',
  })
  stripe.books.pay(id)
  await provider.refund(id, wanted.paymentId)
  expect(stripe.requests.at(-1)?.headers['idempotency-key']).toBe(`refund-${wanted.paymentId}`)
})

test.each(everyFailure)('when Stripe %s, every call fails as unavailable and nothing counts as done', async (_, is) => {
  const waiting = (await provider.createIntent(order())).id
  const charged = await paid()
  const before = stripe.books.refunds.length
  stripe.fail({ is })
  const calls = [
    provider.createIntent(order()),
    provider.findIntent(waiting),
    provider.cancelIntent(waiting),
    provider.refund(charged, v7()),
  ]
  for (const error of await Promise.all(calls.map(failure))) {
    expect(error).toBeInstanceOf(PaymentUnavailable)
    expect(String(error)).toMatch(/card provider/)
    expect(String(error)).not.toContain('sk_test')
  }
  stripe.fail(undefined)
  expect(await provider.findIntent(waiting)).toMatchObject({ status: 'unpaid' })
  expect(await provider.findIntent(charged)).toMatchObject({ amountReceived: 1999 })
  expect(stripe.books.refunds).toHaveLength(before)
})

test.each(['silent', 'cut', 'half'] as const)(
  'an answer that is lost (%s) after the work was done does no harm',
  async (is) => {
    const wanted = order()
    stripe.fail({ is, after: true })
    expect(await failure(provider.createIntent(wanted))).toBeInstanceOf(PaymentUnavailable)
    stripe.fail(undefined)
    const { id } = await provider.createIntent(wanted)
    expect(
      [...stripe.books.intents.values()].filter((each) => each.metadata.paymentId === wanted.paymentId),
    ).toHaveLength(1)

    stripe.books.pay(id)
    const before = stripe.books.refunds.length
    stripe.fail({ is, after: true })
    expect(await failure(provider.refund(id, wanted.paymentId))).toBeInstanceOf(PaymentUnavailable)
    stripe.fail(undefined)
    await provider.refund(id, wanted.paymentId)
    expect(stripe.books.refunds).toHaveLength(before + 1)
  },
)

test.each([
  ['before the work', false],
  ['after the work', true],
])(
  'a failure of Stripe’s own %s, which it replays under its key, ends in one charge and one refund',
  async (_, after) => {
    const wanted = order()
    const intents = () =>
      [...stripe.books.intents.values()].filter((each) => each.metadata.paymentId === wanted.paymentId)
    stripe.fail({ is: 500, after })
    expect(await failure(provider.createIntent(wanted))).toBeInstanceOf(PaymentUnavailable)
    expect(await failure(provider.createIntent(wanted))).toBeInstanceOf(PaymentUnavailable)
    stripe.fail(undefined)
    const { id } = await provider.createIntent(wanted)
    stripe.books.pay(id)
    expect(intents().filter(({ status }) => status === 'succeeded')).toMatchObject([{ id }])

    const refunds = () => stripe.books.refunds.filter(({ payment_intent }) => payment_intent === id)
    stripe.fail({ is: 500, after })
    expect(await failure(provider.refund(id, wanted.paymentId))).toBeInstanceOf(PaymentUnavailable)
    expect(refunds()).toHaveLength(after ? 1 : 0)
    stripe.fail(undefined)
    await provider.refund(id, wanted.paymentId)
    await provider.refund(id, wanted.paymentId)
    expect(refunds()).toMatchObject([{ amount: 1999 }])
  },
)

test('only a failure that Stripe replays is retried under another key', async () => {
  const wanted = order()
  const keys = () => stripe.requests.splice(0).map(({ headers }) => headers['idempotency-key'])
  keys()
  for (const is of [429, 503, 'cut'] as const) {
    stripe.fail({ is })
    await failure(provider.createIntent(wanted))
  }
  expect(new Set(keys())).toEqual(new Set([`intent-${wanted.paymentId}`]))
  stripe.fail({ is: 500 })
  await failure(provider.createIntent(wanted))
  await failure(provider.createIntent(wanted))
  const [first, again, other = ''] = keys()
  expect([first, again]).toEqual([`intent-${wanted.paymentId}`, `intent-${wanted.paymentId}`])
  expect(other).toMatch(new RegExp(`^intent-${wanted.paymentId}-[0-9a-f-]{36}$`))
  expect(other.length).toBeLessThanOrEqual(255)
})

test.each([
  [401, 'does not accept our secret key'],
  [403, 'does not accept our secret key'],
  [429, 'received too many requests'],
  [500, 'answered with an error (500'],
  ['silent', 'did not answer'],
  ['page', 'can’t be read'],
  ['other', 'can’t be read'],
] as const)('the log says what is wrong when the answer is %s', async (is, reason) => {
  stripe.fail({ is })
  expect(String(await failure(provider.findIntent('pi_1')))).toContain(reason)
})

test('a charge that was refunded outside KeyHaven counts as not received', async () => {
  const id = await paid()
  stripe.books.refund(id, undefined)
  expect(await provider.findIntent(id)).toMatchObject({ status: 'paid', amount: 1999, amountReceived: 0 })
})

test('a refund that was declined does not count as done', async () => {
  const id = await paid()
  const { refund } = stripe.books
  stripe.books.refund = (...request) => {
    const { body, status } = refund(...request)
    return { status, body: { ...body, status: 'failed' } }
  }
  expect(String(await failure(provider.refund(id, v7())))).toContain('the refund is failed')
  stripe.books.refund = refund
})

test('an event of any kind and shape is read when it is signed, and only then', async () => {
  const unknown = { id: 'evt_1', object: 'event', type: 'customer.created', data: { object: { object: 'customer' } } }
  const thin = { id: 'evt_2', object: 'v2.core.event', type: 'v1.billing.meter.error_report_triggered' }
  const read = (event: object, ...how: [secret?: string, seconds?: number]) => {
    const { payload, headers } = stripe.signed(event, ...how)
    return provider.readEvent(Buffer.from(payload), headers)
  }
  expect(read(unknown)).toEqual({ id: 'evt_1', type: 'customer.created', intentId: undefined })
  expect(read(thin)).toMatchObject({ id: 'evt_2', intentId: undefined })
  expect(read({ hello: 'there' })).toBeUndefined()
  expect(read(unknown, 'whsec_of_somebody_else')).toBeUndefined()
  const now = Math.floor(Date.now() / 1000)
  expect(read(unknown, undefined, now - 299)).toBeDefined()
  expect(read(unknown, undefined, now - 301)).toBeUndefined()
})

test('while the secret of the webhook is being changed, either of two signatures will do', () => {
  const event = { id: 'evt_1', object: 'event', type: 'x', data: { object: {} } }
  const { payload, headers } = stripe.signed(event)
  const both = headers['stripe-signature'].replace(',v1=', `,v1=${'0'.repeat(64)},v1=`)
  expect(provider.readEvent(Buffer.from(payload), { 'stripe-signature': both })).toMatchObject({ id: 'evt_1' })
})

test('an event names its intent, and one that was changed on the way is refused', async () => {
  const id = await paid()
  stripe.books.refund(id, undefined)
  const other = await provider.createIntent({ paymentId: v7(), offerId: v7(), amount: 1999, currency: 'usd' })
  await provider.cancelIntent(other.id)
  const events = stripe.books.events.filter((event) =>
    [id, other.id].some((one) => JSON.stringify(event).includes(one)),
  )
  const sent = events.map((event) => stripe.signed(event))
  const read = sent.map(({ payload, headers }) => provider.readEvent(Buffer.from(payload), headers))
  const about = (type: string) => read.filter((event) => event?.type === type).map((event) => event?.intentId)
  expect(about('payment_intent.succeeded')).toEqual([id])
  expect(about('payment_intent.canceled')).toEqual([other.id])
  expect(about('charge.refunded')).toEqual([undefined])
  expect(new Set(read.map((event) => event?.id)).size).toBe(events.length)
  for (const { payload, headers } of sent)
    expect(provider.readEvent(Buffer.from(payload.replace('evt_', 'evt-')), headers)).toBeUndefined()
})

test('an operator can’t point Stripe’s host anywhere but at this machine', () => {
  expect(() => stripePayments({ ...stripe.account, host: { name: 'evil.example', port: 443 } })).toThrow('this machine')
})
