import { screen } from '@testing-library/react'
import { fakeFetch, json } from './fake-fetch.ts'
import { answersFor, openPage, site } from './open-page.tsx'
import { accepted, ann, annInPath, bought } from './sample-answers.ts'

const one = `GET /api/offeredProperty/${annInPath}/offer-1`
export const record = 'PATCH /api/offeredProperty/offer-1'

export function openStripePayment(answers: Parameters<typeof fakeFetch>[0] = {}) {
  const given: Parameters<typeof fakeFetch>[0] = {
    ...answersFor(ann),
    'GET /api/site': json({ ...site, payment: { kind: 'stripe', publishableKey: 'pk_test_7' } }),
    [one]: json(accepted),
    'POST /api/create-payment-intent': json({ clientSecret: 'pi_7_secret_x' }),
    [record]: () => {
      given[one] = json(bought)
      return json({ modifiedCount: 1 })
    },
    ...answers,
  }
  const sent = fakeFetch(given)
  openPage(`/dashboard/propertyBought/payment/${ann}/offer-1`)
  return { handedIn: () => sent.filter(({ call }) => call === record).map(({ body }) => body) }
}

export const payButton = () => screen.findByRole('button', { name: 'Pay $250,000.50' })
