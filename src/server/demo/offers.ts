import { v7 } from 'uuid'
import type { Currency } from '#contract/currency'
import type { OfferClosedWhy, OfferStatus } from '#contract/offer-status'
import { paymentDeadline } from '../product/offer/offer.rules.ts'
import type { offers } from '../product/tables/offer.ts'
import type { payments } from '../product/tables/payment.ts'
import type { wishes } from '../product/tables/wishlist.ts'
import { demoChargeOf } from './charges.ts'
import type { DemoHome } from './homes.ts'
import { type DemoPeople, personIn } from './people.ts'
import { dayAfter, hoursBefore } from './time.ts'

type DemoOffer = typeof offers.$inferInsert & { id: string; currency: Currency }
type DemoPayment = typeof payments.$inferInsert & { id: string }
export type DemoDeals = ReturnType<typeof demoDeals>
type Deal = {
  home: string
  buyer: string
  worth: number
  status: OfferStatus
  hoursAgo: number
  answered?: number
  closedWhy?: OfferClosedWhy
  reason?: string
  counter?: number
}

const maya = 'buyer@keyhaven.demo'
const tom = 'buyer2@keyhaven.demo'

// `hoursAgo`: when it was made; `answered`: hours ago when it was answered, or paid.
const deals: Deal[] = [
  { home: 'rosehip', buyer: tom, worth: 695_000, status: 'pending', hoursAgo: 2 },
  { home: 'tamarack', buyer: maya, worth: 418_500, status: 'pending', hoursAgo: 6 },
  { home: 'tamarack', buyer: tom, worth: 421_000, status: 'pending', hoursAgo: 5 },
  { home: 'aspen-barn', buyer: tom, worth: 899_999.5, status: 'pending', hoursAgo: 40 },
  { home: 'yellow-porch', buyer: maya, worth: 498_000, status: 'accepted', hoursAgo: 50, answered: 20 },
  { home: 'block-day', buyer: maya, worth: 305_000, status: 'pending', hoursAgo: 30 },
  { home: 'maple-gable', buyer: tom, worth: 459_000, status: 'accepted', hoursAgo: 70, answered: 28 },
  {
    home: 'living-loft',
    buyer: maya,
    worth: 640_000,
    status: 'rejected',
    hoursAgo: 120,
    answered: 96,
    reason: 'The owners would rather wait for an offer nearer to their price.',
    counter: 662_000,
  },
  { home: 'midcentury', buyer: tom, worth: 560_000, status: 'rejected', hoursAgo: 200, answered: 170 },
  {
    home: 'sold-townhouse',
    buyer: tom,
    worth: 411_000,
    status: 'rejected',
    closedWhy: 'soldToAnother',
    hoursAgo: 220,
    answered: 140,
  },
  { home: 'sold-townhouse', buyer: maya, worth: 424_000, status: 'Bought', hoursAgo: 230, answered: 140 },
]
const wished: [buyer: string, homes: string[]][] = [
  [maya, ['rosehip', 'tamarack', 'olivar', 'yellow-porch', 'blue-beach']],
  [tom, ['lakeshore', 'aspen-barn', 'maple-gable', 'black-barn']],
]

export function demoDeals(
  homes: Map<string, DemoHome>,
  people: DemoPeople,
  now: Date,
  { acceptedDays, currency }: { acceptedDays: number; currency: Currency },
) {
  const made = deals.map((deal) => ({
    ...offerOf(deal, homeIn(homes, deal.home), people, now),
    currency,
    ...outcome(deal, now, acceptedDays),
  }))
  return {
    offers: made,
    payments: made.filter(isBought).map(paymentOf),
    charges: made.filter(isBought).map(demoChargeOf),
    wishes: wishesOf(homes, people, now),
  }
}

export function homeIn(homes: Map<string, DemoHome>, key: string): DemoHome {
  const home = homes.get(key)
  if (!home) throw new Error(`there is no demo home ${key}`)
  return home
}

function offerOf(deal: Deal, home: DemoHome, people: DemoPeople, now: Date): Omit<DemoOffer, 'currency'> {
  const createdAt = hoursBefore(now, deal.hoursAgo)
  const buyer = personIn(people, deal.buyer)
  return {
    id: v7({ msecs: createdAt.getTime() }),
    propertyId: home.id,
    title: home.title,
    location: home.location,
    image: home.image,
    agentName: home.agentName,
    agentEmail: home.agentEmail,
    buyerEmail: buyer.email,
    buyerName: buyer.name,
    buyingDate: dayAfter(now, 21 - Math.round(deal.hoursAgo / 24)),
    amount: Math.round(deal.worth * 100),
    status: deal.status,
    createdAt,
  }
}

function outcome(
  { status, answered = 0, closedWhy = 'rejected', reason, counter }: Deal,
  now: Date,
  acceptedDays: number,
): Partial<DemoOffer> {
  const at = hoursBefore(now, answered)
  const accepted = (acceptedAt: Date) => ({ acceptedAt, payBefore: paymentDeadline(acceptedAt, acceptedDays) })
  if (status === 'accepted') return accepted(at)
  if (status === 'rejected')
    return { closedAt: at, closedWhy, reason, counterAmount: counter === undefined ? undefined : counter * 100 }
  if (status === 'pending') return {}
  return { ...accepted(hoursBefore(now, answered + 18)), boughtAt: at, transactionId: 'pi_demo_3QxK7mB2cLrT' }
}

const isBought = (offer: DemoOffer) => offer.status === 'Bought'

const paymentOf = (offer: DemoOffer): DemoPayment => ({
  id: v7({ msecs: offer.boughtAt?.getTime() }),
  offerId: offer.id,
  intentId: offer.transactionId,
  amount: offer.amount,
  currency: offer.currency.toLowerCase(),
  state: 'settled',
  createdAt: offer.boughtAt ?? undefined,
  endedAt: offer.boughtAt,
})

function wishesOf(homes: Map<string, DemoHome>, people: DemoPeople, now: Date): (typeof wishes.$inferInsert)[] {
  return wished.flatMap(([buyer, keys]) =>
    keys.map((key, index) => {
      const createdAt = hoursBefore(now, 1 + index * 0.4)
      return {
        id: v7({ msecs: createdAt.getTime() }),
        userId: personIn(people, buyer).id,
        propertyId: homeIn(homes, key).id,
        createdAt,
      }
    }),
  )
}
