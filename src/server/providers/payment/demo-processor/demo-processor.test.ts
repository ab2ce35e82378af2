import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobApi } from '#contract/job'
import { callAs } from '../../../../../test/people/access.ts'
import { type App, acceptedDeal, cardPaymentsOf, confirm, intentIn, secretOf } from '../../../../../test/people/deal.ts'
import { make } from '../../../../../test/people/make.ts'
import { testApp } from '../../../../../test/server/app.ts'
import { letRetriesBeDue, runDueJobs } from '../../../../../test/server/run-jobs.ts'
import { demoIntents } from '../../../platform/db/tables/demo-processor.ts'
import { checkPayment } from '../../../product/payment/reconcile.ts'
import { PaymentUnavailable } from '../payment.ts'
import { refusalOfCard } from './cards.ts'

let app: App
beforeAll(async () => {
  app = await testApp({ RECONCILE_SECONDS: '3600' })
})
afterAll(() => app.close())

test.each([
  ['4242 4242 4242 4242', '123'],
  ['5555555555554444', '123'],
  ['378282246310005', '1234'],
  ['3782-822463-10005', '123'],
])('charges the card %s', async (number, cvc) => {
  const secret = await secretOf(app, await acceptedDeal(app))
  expect(await confirm(app, secret, { number, cvc })).toEqual({
    status: 200,
    body: { id: intentIn(secret), status: 'succeeded', amount_received: 25000050 },
  })
})

test.each([
  [{ number: '4000 0000 0000 0002' }, 'Your card was declined.'],
  [{ number: '4000000000009995' }, 'Your card has insufficient funds.'],
  [{ number: '4000000000000069' }, 'Your card has expired.'],
  [{ number: '4000000000000127' }, 'Your card’s security code is incorrect.'],
  [{ number: '4000000000000119' }, 'An error occurred while processing your card. Try again in a little bit.'],
  [{ number: '4242424242424241' }, 'Your card number is incorrect.'],
  [{ number: '' }, 'Your card number is incorrect.'],
  [{ month: '13' }, 'Your card’s expiration month is invalid.'],
  [{ month: '0' }, 'Your card’s expiration month is invalid.'],
  [{ year: '2020' }, 'Your card’s expiration year is invalid.'],
  [{ year: '20' }, 'Your card’s expiration year is invalid.'],
  [{ cvc: '12' }, 'Your card’s security code is invalid.'],
  [{ number: '4111111111111111' }, expect.stringContaining('test cards alone')],
])('declines the card %o with 402 and a message, and the next card is charged', async (card, message) => {
  const secret = await secretOf(app, await acceptedDeal(app))
  expect(await confirm(app, secret, card)).toEqual({ status: 402, body: { error: { type: 'card_error', message } } })
  expect(await confirm(app, secret)).toMatchObject({ status: 200 })
})

test('a declined card is explained in the reader’s language', async () => {
  const secret = await secretOf(app, await acceptedDeal(app))
  expect(await confirm(app, secret, { number: '4000000000000002' }, 'de')).toMatchObject({
    status: 402,
    body: { error: { message: 'Ihre Karte wurde abgelehnt.' } },
  })
})

test('a two-digit year is of this century; a card is good to the end of its month', () => {
  const card = { number: '4242424242424242', cvc: '123' }
  const now = new Date('2026-03-31T12:00:00Z')
  expect(refusalOfCard({ ...card, month: '3', year: '26' }, now)).toBeUndefined()
  expect(refusalOfCard({ ...card, month: '02', year: '26' }, now)).toBe('Your card’s expiration month is invalid.')
  expect(refusalOfCard({ ...card, month: '12', year: '34' }, now)).toBeUndefined()
})

test('an intent that is paid is not confirmed or cancelled again', async () => {
  const secret = await secretOf(app, await acceptedDeal(app))
  await confirm(app, secret)
  expect(await confirm(app, secret)).toMatchObject({ status: 409 })
  expect(await cardPaymentsOf(app).provider.cancelIntent(intentIn(secret))).toBe(false)
})

test('only a buyer with the client secret can confirm', async () => {
  const secret = await secretOf(app, await acceptedDeal(app))
  for (const wrong of [`${intentIn(secret)}_secret_guessed`, `${intentIn(secret)}_secret_`, 'pi_nothing_secret_1'])
    expect((await confirm(app, wrong)).status).toBe(404)
})

test.each([
  ['JSON', 415, { 'content-type': 'application/json' }, '{"payment_method_data[card][number]": 4242424242424242}'],
  ['plain text', 415, { 'content-type': 'text/plain' }, 'number=4242'],
  ['no body', 404, {}, undefined],
  ['a form above 16 kB', 413, { 'content-type': 'application/x-www-form-urlencoded' }, `number=${'4'.repeat(16_384)}`],
])('answers %s instead of a form with %i', async (_what, status, headers, body) => {
  const path = '/demo-stripe/v1/payment_intents/pi_1/confirm'
  const answer = await fetch(app.url + path, { method: 'POST', headers, body })
  expect(await answer.json()).toMatchObject({ status, detail: expect.stringMatching(/\w/) })
})

test('an intent that isn’t paid can’t be refunded', async () => {
  const secret = await secretOf(app, await acceptedDeal(app))
  await expect(cardPaymentsOf(app).provider.refund(intentIn(secret), 'payment')).rejects.toThrow(PaymentUnavailable)
})

test('a report that can’t be handled is tried ten times, then set aside where an admin sees it and can retry', async () => {
  await app.db.$client.query('delete from graphile_worker._private_jobs')
  const admin = await make.user(app, { role: 'admin' })
  const failed = async () => (await callAs(app, admin, jobApi.failed, {})).body
  const deal = await acceptedDeal(app)
  await confirm(app, await secretOf(app, deal))
  const cardPayments = cardPaymentsOf(app)
  const findIntent = () => Promise.reject(new PaymentUnavailable('the books are locked'))
  const failing = checkPayment({
    cardPayments: { ...cardPayments, provider: { ...cardPayments.provider, findIntent } },
  })
  for (let tries = 0; tries < 11; tries++) {
    await runDueJobs(app.db, { checkPayment: failing })
    await letRetriesBeDue(app.db)
  }
  const [job] = await failed()
  expect(job).toMatchObject({ name: 'checkPayment', attempts: 10, error: 'PaymentUnavailable: the books are locked' })
  await callAs(app, admin, jobApi.retry, { params: { job: job._id } })
  await runDueJobs(app.db, { checkPayment: checkPayment({ cardPayments }) })
  expect(await failed()).toEqual([])
})

test('no card number is ever stored', async () => {
  const secret = await secretOf(app, await acceptedDeal(app))
  await confirm(app, secret, { number: '4000000000000002', cvc: '987' })
  const stored = JSON.stringify([
    await app.db.select().from(demoIntents),
    (await app.db.$client.query('select * from graphile_worker._private_jobs')).rows,
  ])
  expect(stored).not.toMatch(/4000000000000002|4000 0000|"987"/)
})
