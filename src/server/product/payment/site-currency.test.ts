import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStripeFake } from '../../../../test/fakes/stripe/stripe-fake.ts'
import {
  type App,
  acceptedDeal,
  askIntent,
  call,
  cardPaymentsOf,
  confirm,
  handIn,
  intentIn,
  offerNow,
  paymentsOf,
  secretOf,
  sent,
} from '../../../../test/people/deal.ts'
import { expectRefused } from '../../../../test/people/expect-refused.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { demoIntents } from '../../platform/db/tables/demo-processor.ts'
import { mailOutbox } from '../../platform/db/tables/mail.ts'
import { stripePayments } from '../../providers/payment/stripe/stripe.ts'
import { reconcile } from './reconcile.ts'

/** One site in pounds on each card provider; the clock of payments is the sweep's, which the tests run themselves. */
const settings = { CURRENCY: 'GBP', RECONCILE_SECONDS: '3600' }
let stripe: Awaited<ReturnType<typeof startStripeFake>>
let onDemo: App
let onStripe: App
beforeAll(async () => {
  stripe = await startStripeFake()
  onDemo = await testApp(settings)
  onStripe = await testApp(settings, undefined, { payments: stripePayments(stripe.account) })
})
afterAll(async () => {
  await onDemo.close()
  await onStripe.close()
  await stripe.close()
})

const mailsTo = async (app: App, email: string) => {
  const mails = await app.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))
  return mails.map(({ body }) => body).join('\n')
}
const demoIntent = async (id: string) =>
  (await onDemo.db.select().from(demoIntents).where(eq(demoIntents.id, id)))[0]?.intent

test('the page learns the currency from the site', async () => {
  expect((await call(onDemo, undefined, 'GET', '/site')).body).toMatchObject({ currency: 'GBP' })
})

test('a buyer pays in pounds from the offer to the receipt, and reads pounds in every mail', async () => {
  const agent = await make.user(onDemo, { role: 'agent' })
  const buyer = await make.user(onDemo)
  const home = await make.property(onDemo, { agent })
  const made = await call(onDemo, buyer, 'POST', '/offeredProperty', sent(home))
  const id = String(made.body.insertedId)
  expect(await offerNow(onDemo, id)).toMatchObject({ amount: 25000050, currency: 'GBP' })
  await call(onDemo, agent, 'PATCH', `/offeredProperty/${id}`, { status: 'accepted' })
  const wrong = await askIntent(onDemo, buyer, { price: 1, offerId: id })
  expect(wrong).toMatchObject({ status: 409, body: { detail: 'The price is £250,000.50, the amount of the offer.' } })
  const secret = await secretOf(onDemo, { buyer, offer: { id }, price: 250000.5 })
  expect(await demoIntent(intentIn(secret))).toMatchObject({ amount: 25000050, currency: 'gbp' })
  await confirm(onDemo, secret)
  expect(await handIn(onDemo, buyer, id, intentIn(secret))).toMatchObject({ status: 200 })
  const [mails, agentMails] = [await mailsTo(onDemo, buyer.email), await mailsTo(onDemo, agent.email)]
  expect(mails).toContain('Your offer of £250,000.50')
  expect(mails).toContain('We received £250,000.50')
  expect(agentMails).toContain('an offer of £250,000.50')
  expect(`${mails}${agentMails}`).not.toContain('$')
})

test.each([
  ['0.49', 'An offer below £0.50 cannot be charged to a card'],
  ['0.50', undefined],
  ['1000000', undefined],
  ['999999999999.99', undefined],
  ['1000000000000', 'Offered amount can be at most 999,999,999,999.99'],
])('rejects an offer of %s pounds: %s', async (offerAmount, words) => {
  const buyer = await make.user(onDemo)
  const home = await make.property(onDemo, { agent: await make.user(onDemo, { role: 'agent' }) })
  const offering = () => call(onDemo, buyer, 'POST', '/offeredProperty', sent(home, { offerAmount }))
  if (words === undefined) return expect((await offering()).status).toBe(201)
  const { body } = await expectRefused(onDemo, 422, offering)
  expect(body).toMatchObject({ errors: { offerAmount: words } })
})

test('Stripe charges in pounds, and the charge in pounds makes the offer Bought', async () => {
  const deal = await acceptedDeal(onStripe)
  const intentId = intentIn(await secretOf(onStripe, deal))
  expect(stripe.books.intents.get(intentId)).toMatchObject({ amount: 25000050, currency: 'gbp' })
  expect(await paymentsOf(onStripe, deal.offer.id)).toMatchObject([{ currency: 'gbp', amount: 25000050 }])
  stripe.books.pay(intentId)
  expect(await handIn(onStripe, deal.buyer, deal.offer.id, intentId)).toMatchObject({ status: 200 })
})

test('a charge in another currency is no sale, though the number is right: it goes back', async () => {
  const deal = await acceptedDeal(onStripe)
  const intentId = intentIn(await secretOf(onStripe, deal))
  const intent = stripe.books.intents.get(intentId)
  if (!intent) throw new Error('Stripe has no such intent')
  intent.currency = 'usd'
  stripe.books.pay(intentId)
  expect(await handIn(onStripe, deal.buyer, deal.offer.id, intentId)).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('it was made in another currency') },
  })
  expect(await offerNow(onStripe, deal.offer.id)).toMatchObject({ status: 'accepted', transactionId: null })
  expect(await paymentsOf(onStripe, deal.offer.id)).toMatchObject([{ state: 'released' }])
  expect(stripe.books.refunds.filter(({ payment_intent }) => payment_intent === intentId)).toHaveLength(1)
})

test('a payment that was begun in another currency than its offer’s is no sale either', async () => {
  const deal = await acceptedDeal(onDemo)
  const secret = await secretOf(onDemo, deal)
  await onDemo.db.execute(sql`update payment set currency = 'usd' where offer_id = ${deal.offer.id}`)
  await onDemo.db.execute(sql`update demo_intent set intent = jsonb_set(intent::jsonb, '{currency}', '"usd"')
    where id = ${intentIn(secret)}`)
  await confirm(onDemo, secret)
  await reconcile(cardPaymentsOf(onDemo), 0)
  expect(await offerNow(onDemo, deal.offer.id)).toMatchObject({ status: 'accepted' })
  expect(await paymentsOf(onDemo, deal.offer.id)).toMatchObject([
    { state: 'released', releaseReason: 'it was made in another currency' },
  ])
})
