import { sent } from '../../test/people/deal.ts'
import { pick } from './pace.ts'
import type { Tally } from './tally.ts'

export type Call = (step: string, path: string, init?: { method?: string; body?: unknown }) => Promise<Response>
export type Buyer = { email: string; call: Call; homes: string[]; ask: typeof fetch; url: string; results: Tally }

type Step = (buyer: Buyer) => Promise<unknown>
type Offer = { _id: string; status: string; offerAmount: number }

const browse: Step = async (buyer) => {
  const answer = await buyer.call('list', `/allProperty/status?limit=24${pick(['', '&sort=priceAsc', '&type=house'])}`)
  if (answer.status === 200) buyer.homes = ((await answer.json()) as { _id: string }[]).map(({ _id }) => _id)
}
const search: Step = async ({ call }) => {
  const words = `${pick(['garden', 'Boston', 'rose', 'cottage', 'lake'])} ${pick(['house', 'street', 'barn', ''])}`
  const query = new URLSearchParams({ q: words.trim() })
  await Promise.all([
    call('search', `/allProperty/status?${query}&limit=24`),
    call('facets', `/allProperty/facets?${query}`),
  ])
}
const map: Step = ({ call }) => {
  const west = -72 + Math.random()
  return call('map', `/allProperty/clusters?bbox=${west},42,${west + 1},43&zoom=${pick([6, 8, 10])}`)
}
const look: Step = async ({ call, homes }) => {
  const id = pick(homes)
  if (!id) return
  await Promise.all([
    call('one home', `/allProperty/${id}`),
    call('a look counted', `/allProperty/${id}/views`, { method: 'POST', body: {} }),
    call('reviews', `/reviews?propertyId=${id}`),
  ])
}
const wish: Step = async ({ call, homes }) => {
  const propertyId = pick(homes)
  if (propertyId) await call('wish', '/wishlist', { method: 'POST', body: { propertyId } })
}
const ownWishes: Step = ({ call, email }) => call('own wishlist', `/wishlist/${email}`)
const news: Step = ({ call }) => call('notifications', '/notifications?limit=20')
const offer: Step = async ({ call, homes }) => {
  const id = pick(homes)
  if (id) await call('offer', '/offeredProperty', { method: 'POST', body: sent({ id }, { offerAmount: 250_000 }) })
}
const message: Step = async ({ call, homes }) => {
  const propertyId = pick(homes)
  if (propertyId)
    await call('message', '/conversations', { method: 'POST', body: { propertyId, text: 'Is it near a school?' } })
}
const ownMessages: Step = async ({ call }) => {
  const answer = await call('conversations', '/conversations?limit=20')
  if (answer.status !== 200) return
  const some = pick((await answer.json()) as { _id: string }[])
  if (some) await call('messages', `/conversations/${some._id}/messages?limit=50`)
}

const pay: Step = async ({ call, email, ask, url, results }) => {
  const answer = await call('own offers', `/offeredProperty/${email}`)
  if (answer.status !== 200) return
  const accepted = ((await answer.json()) as Offer[]).find(({ status }) => status === 'accepted')
  if (!accepted) return
  const body = { price: accepted.offerAmount, offerId: accepted._id }
  const intent = await call('payment intent', '/create-payment-intent', { method: 'POST', body })
  if (intent.status !== 200) return
  const { clientSecret } = (await intent.json()) as { clientSecret: string }
  const id = clientSecret.split('_secret_')[0] ?? ''
  const form = new URLSearchParams({
    client_secret: clientSecret,
    'payment_method_data[card][number]': pick(['4242424242424242', '4242424242424242', '4000000000000002']) ?? '',
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': String(new Date().getUTCFullYear() + 5),
    'payment_method_data[card][cvc]': '123',
  })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const confirmed = await results.timed('card', () =>
    ask(`${url}/demo-stripe/v1/payment_intents/${id}/confirm`, { method: 'POST', headers, body: `${form}` }),
  )
  if (confirmed.status !== 200) return
  await call('receipt', `/offeredProperty/${accepted._id}`, {
    method: 'PATCH',
    body: { status: 'Bought', transactionId: id },
  })
}

export const steps: [weight: number, Step][] = [
  [25, browse],
  [12, search],
  [6, map],
  [30, look],
  [6, wish],
  [5, ownWishes],
  [5, offer],
  [8, pay],
  [3, news],
  [3, message],
  [3, ownMessages],
]
