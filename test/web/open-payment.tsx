import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Offer } from '../../src/contract/offer.ts'
import { fakeFetch, json } from './fake-fetch.ts'
import { answersFor, openPage, site } from './open-page.tsx'
import { accepted, ann, annInPath } from './sample-answers.ts'

export const calls = {
  offer: `GET /api/offeredProperty/${annInPath}/offer-1`,
  intent: 'POST /api/create-payment-intent',
  confirm: `POST ${globalThis.location?.origin}/demo-stripe/v1/payment_intents/pi_demo_7/confirm`,
  record: 'PATCH /api/offeredProperty/offer-1',
}

type Answers = Parameters<typeof fakeFetch>[0]

export function openPayment(answers: Answers, first: Offer = accepted, email = ann) {
  const given: Answers = {
    ...answersFor(ann),
    'GET /api/site': json({ ...site, demo: true, payment: { kind: 'demo', publishableKey: 'pk_demo' } }),
    [calls.offer]: json(first),
    [calls.intent]: json({ clientSecret: 'pi_demo_7_secret_x' }),
    ...answers,
  }
  const sent = fakeFetch(given)
  const router = openPage(`/dashboard/propertyBought/payment/${email}/offer-1`)
  return {
    given,
    router,
    bodiesOf: (call: string) => sent.filter((each) => each.call === call).map(({ body }) => body),
  }
}

export async function fillCard({ number = '4242 4242 4242 4242', expiry = '12/34' } = {}): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Card number'), number)
  await userEvent.type(screen.getByLabelText('Expiry'), expiry)
  await userEvent.type(screen.getByLabelText('CVC'), '123')
}

export async function pay(
  card?: Parameters<typeof fillCard>[0],
  press = userEvent.click,
  amount = '$250,000.50',
): Promise<void> {
  await fillCard(card)
  await press(screen.getByRole('button', { name: `Pay ${amount}` }))
}
