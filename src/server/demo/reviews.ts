import { v7 } from 'uuid'
import type { reviews } from '../product/tables/review.ts'
import type { DemoHome } from './homes.ts'
import { type DemoDeals, homeIn } from './offers.ts'
import type { DemoPeople } from './people.ts'
import entries from './reviews.json' with { type: 'json' }
import { hoursBefore } from './time.ts'

type Entry = { home: string; reviewer: string; hoursAgo: number; text: string; rating?: number }

/** Returns the demo's reviews. One reviewer has no account, like a deleted user, whose reviews stay. */
export function demoReviews(
  homes: Map<string, DemoHome>,
  people: DemoPeople,
  now: Date,
  bought: Pick<DemoDeals['offers'][number], 'propertyId' | 'buyerEmail'>[],
): (typeof reviews.$inferInsert)[] {
  return entries.map(({ home: key, reviewer, hoursAgo, text, rating }: Entry) => {
    const home = homeIn(homes, key)
    const person = people.get(reviewer)
    const createdAt = hoursBefore(now, hoursAgo)
    return {
      id: v7({ msecs: createdAt.getTime() }),
      propertyId: home.id,
      propertyTitle: home.title,
      agentName: home.agentName,
      agentEmail: home.agentEmail,
      reviewTime: createdAt.toISOString().slice(11, 19),
      description: text,
      reviewerId: person?.id,
      reviewerEmail: person?.email ?? `${reviewer.toLowerCase().replace(' ', '.')}@example.com`,
      reviewerName: person?.name ?? reviewer,
      createdAt,
      rating,
      boughtHere:
        person !== undefined &&
        bought.some(({ propertyId, buyerEmail }) => propertyId === home.id && buyerEmail === person.email),
    }
  })
}
