import { sql } from 'drizzle-orm'
import { areasText, circleText, type Ring } from '#contract/drawn-area'
import { ENERGY_RATINGS, PROPERTY_TYPES, TENURES } from '#contract/fact-options'
import { PropertyFilters } from '#contract/property-search'
import type { Database } from '../../../src/server/platform/db/database.ts'
import { users } from '../../../src/server/platform/db/tables/user.ts'
import { addSavedSearch } from '../../../src/server/product/saved-search/saved-search.store.ts'
import { properties } from '../../../src/server/product/tables/property.ts'
import { type Random, randomFrom } from '../chaos/random.ts'

const TOWNS = 200
const SEARCHES_EACH = 10
export const AGENT = 'alerts@people.example'
const [AGENT_ID, OTHER_ID] = ['01980000-0000-7000-8000-00000000a6e1', '01980000-0000-7000-8000-00000000a6e2'] as const
const features = ['Garden', 'Balcony', 'Garage', 'Lift', 'Fireplace'] as const
const HOMES_AT_ONCE = 10

function someQuery(random: Random): Record<string, string | string[]> {
  const price = 100_000 + 50_000 * random.whole(14)
  const kind = random.whole(9)
  if (kind === 0) return { q: `town${random.whole(TOWNS)}` }
  if (kind === 1) return { q: `town${random.whole(TOWNS)} lane`, maxPrice: `${price + 200_000}` }
  if (kind === 2) {
    const [west, south] = [random.whole(100) / 10, 50 + random.whole(40) / 10]
    return { bbox: [west, south, west + 0.5, south + 0.5].join(), beds: `${random.whole(3)}` }
  }
  if (kind === 3) {
    const [minYear, beds] = [1900 + random.whole(100), random.whole(4)]
    return {
      minYear: `${minYear}`,
      maxYear: `${minYear + 20}`,
      beds: `${beds}`,
      maxBeds: `${beds + 1}`,
      tenure: [random.pick(TENURES)],
      energy: random.pick(ENERGY_RATINGS),
      notFeature: [random.pick(features)],
      pictures: `${1 + random.whole(3)}`,
    }
  }
  if (kind === 4) {
    const area = 500 + random.whole(2000)
    return {
      q: `town${random.whole(TOWNS)} -lane`,
      area: `${area}`,
      maxArea: `${area + 500}`,
      maxPerArea: `${200 + random.whole(400)}`,
      since: 'P7D',
      notUnderOffer: 'true',
    }
  }
  if (kind === 5) {
    const [south, west] = [50 + random.below(3), random.below(9)]
    const star: Ring = [
      [south, west],
      [south + 1, west + 0.3],
      [south, west + 0.6],
      [south + 0.7, west - 0.2],
      [south + 0.7, west + 0.8],
    ]
    const away: Ring = star.map(([latitude, longitude]) => [latitude - 20, longitude])
    return { within: areasText(random.chance(0.5) ? [star] : [away, star]), baths: `${1 + random.whole(2)}` }
  }
  if (kind === 6) {
    const [latitude, longitude] = [50 + random.below(4), random.below(10)]
    return {
      near: circleText({ latitude, longitude, metres: 5000 + random.whole(60_000) }),
      maxBaths: `${1 + random.whole(3)}`,
      notAgent: [random.pick([AGENT_ID, OTHER_ID])],
    }
  }
  if (kind === 7) {
    const plot = 200 + random.whole(2000)
    return {
      q: `town${random.whole(TOWNS)}`,
      plot: `${plot}`,
      maxPlot: `${plot + 2000}`,
      areaUnit: random.pick(['m2', 'ft2']),
      minPerArea: `${100 + random.whole(300)}`,
      lowered: 'true',
    }
  }
  return {
    type: [random.pick(PROPERTY_TYPES)],
    beds: `${2 + random.whole(4)}`,
    minPrice: `${price}`,
    maxPrice: `${price + 100_000}`,
    feature: [random.pick(features)],
  }
}

export type Search = { id: string; filters: PropertyFilters }

export async function makeSearches(db: Database, count: number, seed: number): Promise<Search[]> {
  const random = randomFrom(seed)
  const made = new Map<string, Search>()
  await db.insert(users).values({ id: AGENT_ID, email: AGENT, name: 'A', role: 'agent', emailVerified: true })
  while (made.size < count) {
    const email = `seeker-${made.size}@people.example`
    const [user] = await db
      .insert(users)
      .values({ email, name: 'Seeker', emailVerified: true })
      .returning({ id: users.id })
    for (let left = Math.min(SEARCHES_EACH, count - made.size); left > 0; left--) {
      const filters = PropertyFilters.parse(someQuery(random))
      const search = { userId: user?.id ?? '', name: 'A search', query: filters, frequency: 'instant' } as const
      const id = await addSavedSearch(db, search)
      made.set(id, { id, filters })
    }
  }
  await db.execute(sql`analyze saved_search`)
  return [...made.values()]
}

export async function addHomes(db: Database, count: number, seed: number): Promise<void> {
  const random = randomFrom(seed)
  const home = (n: number): typeof properties.$inferInsert => {
    const price = 100_000 + 1000 * random.whole(900)
    return {
      title: `No-${n}. House`,
      location: `${n} Mill ${random.pick(['Lane', 'Road'])}, Town${random.whole(TOWNS)}`,
      price: `${price}`,
      priceMin: price * 100,
      priceMax: price * 100,
      date: '2026-01-01',
      description: 'A home.',
      status: 'verified',
      agentEmail: AGENT,
      agentName: 'A',
      agentImage: '/a.webp',
      image: '/b.webp',
      verifiedAt: new Date(),
      geocodedAt: new Date(),
      type: random.pick(PROPERTY_TYPES),
      bedrooms: random.whole(7),
      bathrooms: 1 + random.whole(4),
      features: [random.pick(features)],
      area: 500 + random.whole(2500),
      plot: 100 + random.whole(4000),
      areaUnit: random.pick(['ft2', 'm2']),
      loweredAt: random.chance(0.5) ? new Date() : null,
      yearBuilt: 1900 + random.whole(120),
      tenure: random.pick(TENURES),
      energyRating: random.pick(ENERGY_RATINGS),
      pictureCount: 1 + random.whole(4),
      latitude: 50 + random.whole(400) / 100,
      longitude: random.whole(1000) / 100,
    }
  }
  for (let n = 0; n < count; n += HOMES_AT_ONCE)
    await db
      .insert(properties)
      .values(Array.from({ length: Math.min(HOMES_AT_ONCE, count - n) }, (_, at) => home(n + at)))
}
