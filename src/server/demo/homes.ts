import { signOf } from 'price-text/currency'
import { v7 } from 'uuid'
import type { Currency } from '#contract/currency'
import type { Figures } from '#contract/home-figures'
import { priceRange } from '#contract/price'
import { placeholderOf } from '../platform/db/placeholder.ts'
import { figuresOf } from '../product/property/home-figures.store.ts'
import type { properties } from '../product/tables/property.ts'
import type { propertyPictures } from '../product/tables/property-picture.ts'
import facts from './facts.json' with { type: 'json' }
import homes from './homes.json' with { type: 'json' }
import { type DemoPeople, personIn } from './people.ts'
import pictures from './pictures.json' with { type: 'json' }
import { dayAfter, hoursBefore } from './time.ts'

export type DemoHome = typeof properties.$inferInsert & { id: string; createdAt: Date }

type Entry = (typeof homes)[number] & {
  state?: string
  rejectionReason?: string
  soldHoursAgo?: number
  withdrawnHoursAgo?: number
}

const further: Record<string, object[]> = pictures

/**
 * Returns the demo's homes by key, created in the weeks before `now`. The file lists the verified ones newest first.
 * Prices are in dollars; other currencies use the same amounts.
 */
export function demoHomes(people: DemoPeople, now: Date, currency: Currency): Map<string, DemoHome> {
  const price = (text: string) => text.replaceAll('$', () => signOf(currency))
  return new Map(
    homes.map((entry, index) => [entry.key, rowOf({ ...entry, price: price(entry.price) }, index, people, now)]),
  )
}

function rowOf(entry: Entry, index: number, people: DemoPeople, now: Date): DemoHome {
  const createdAt = hoursBefore(now, entry.hoursAgo)
  const image = `/demo/${entry.picture}.webp`
  const range = priceRange(entry.price, {})
  if (!range) throw new Error(`the demo home ${entry.key} has no price`)
  const agent = personIn(people, entry.agent)
  return {
    id: v7({ msecs: createdAt.getTime() }),
    title: entry.title,
    location: entry.location,
    price: entry.price,
    priceMin: range.lowest,
    priceMax: range.highest,
    date: createdAt.toISOString().slice(0, 10),
    description: entry.description,
    agentEmail: agent.email,
    agentName: agent.name,
    agentImage: agent.photoUrl,
    image,
    placeholder: placeholderOf(image),
    pictureCount: 1 + (further[entry.key]?.length ?? 0),
    createdAt,
    ...factsOf[entry.key],
    ...(factsOf[entry.key]?.priceKind === 'auction' && { auctionAt: `${dayAfter(now, AUCTION_DAYS)}T11:00:00Z` }),
    figures: figuresOf(factsOf[entry.key] ?? {}),
    ...fate(entry, index, now),
  }
}

const AUCTION_DAYS = 21

const factsOf = facts as Record<string, Partial<DemoHome> & Figures> // checked by homes.test.ts against the contract

function fate(entry: Entry, index: number, now: Date): Partial<DemoHome> {
  if (entry.state === 'pending') return {}
  if (entry.state === 'rejected') return { status: 'rejected', rejectionReason: entry.rejectionReason }
  return {
    status: 'verified',
    verifiedAt: hoursBefore(now, entry.hoursAgo - 4 - (index % 3)),
    ...(entry.soldHoursAgo && { soldAt: hoursBefore(now, entry.soldHoursAgo) }),
    ...(entry.withdrawnHoursAgo && { withdrawnAt: hoursBefore(now, entry.withdrawnHoursAgo) }),
  }
}

export function demoPictures(homeOf: Map<string, DemoHome>): (typeof propertyPictures.$inferInsert)[] {
  return Object.entries(pictures).flatMap(([key, further]) => {
    const home = homeOf.get(key)
    if (!home) throw new Error(`there are pictures of a demo home ${key}, which is not there`)
    return further.map(({ picture, caption }, index) => {
      const url = `/demo/${picture}.webp`
      return { propertyId: home.id, position: index + 1, url, caption, placeholder: placeholderOf(url) }
    })
  })
}
