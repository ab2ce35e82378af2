/** @module-tag all */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { EvidenceRule } from '#contract/evidence-rule'
import { make } from '../../../../test/people/make.ts'
import { readSamples, type SampleListing } from '../../../../test/samples/evidence/read-samples.ts'
import { testApp } from '../../../../test/server/app.ts'
import { users } from '../../platform/db/tables/user.ts'
import { postcodesIn } from '../sold-price/near-sales.ts'
import { type SoldRow, storeSales } from '../sold-price/sold-price.store.ts'
import { findings } from '../tables/evidence.ts'
import { checkDueHomes } from './check-homes.ts'

/** The sales around a listing: prices from 70 % to 140 % of the median, as in a street of like homes. */
const salesAround = ({ name, location, type, nearby: { median, count } }: SampleListing): SoldRow[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${name} ${at}`,
    source: 'csv',
    price: Math.round(
      median * 100 * (at < count / 2 ? 0.7 + (0.6 * at) / count : 1 + (0.8 * (at - count / 2)) / count),
    ),
    currency: 'GBP',
    soldOn: '2024-05-03',
    postcode: postcodesIn(location)[0] ?? '',
    type,
    unit: '',
    house: String(at + 500),
    street: 'SOME STREET',
    locality: '',
    town: '',
  }))

/** Thresholds were chosen on the odd numbers; the even ones were checked once, after that. */
const half = (listings: SampleListing[], which: 'odd' | 'even') =>
  listings.filter(({ number }) => number % 2 === (which === 'odd' ? 1 : 0))

type Result = { name: string; rules: EvidenceRule[] }

async function checkHalf(which: 'odd' | 'even'): Promise<{ honest: Result[]; invented: Result[] }> {
  const app = await testApp({ DEMO: 'false', CURRENCY: 'GBP' })
  const { log, geocoder, settings } = app.parts
  const check = () => checkDueHomes({ db: app.db, log, geocoder, currency: settings.currency, evidenceOff: [] })
  const listAll = async (samples: SampleListing[], status: 'pending' | 'verified') => {
    const listed: { name: string; id: string }[] = []
    for (const sample of samples) {
      const agent = await make.user(app, { role: 'agent' })
      const createdAt = new Date(Date.now() - sample.days * 86_400_000 - 3_600_000)
      await app.db.update(users).set({ createdAt }).where(eq(users.id, agent.id))
      if (sample.nearby.count > 0) await storeSales(app.db, salesAround(sample))
      const { title, location, description, type, bedrooms, price } = sample
      const facts = { title, location, description, type, bedrooms, price: String(price) }
      const bounds = { priceMin: price * 100, priceMax: price * 100 }
      const { id } = await make.property(app, { ...facts, ...bounds, agent, status })
      listed.push({ name: sample.name, id })
    }
    return listed
  }
  const flagged = async (listed: { name: string; id: string }[]) => {
    const found = await app.db.select({ id: findings.propertyId, rule: findings.rule }).from(findings)
    return listed.map(({ name, id }) => ({ name, rules: found.filter((row) => row.id === id).map(({ rule }) => rule) }))
  }
  try {
    const samples = readSamples()
    const listedHonest = await listAll(half(samples.honest, which), 'pending')
    await check()
    const honest = await flagged(listedHonest)
    await listAll(half(samples.honest, which === 'odd' ? 'even' : 'odd'), 'verified') // whose texts may be stolen
    const invented = await listAll(half(samples.invented, which), 'pending')
    await check()
    return { honest, invented: await flagged(invented) }
  } finally {
    await app.close()
  }
}

test('95 % of the invented samples are flagged, and 3 % of the honest ones', { timeout: 180_000 }, async () => {
  const halves = [await checkHalf('odd'), await checkHalf('even')]
  const invented = halves.flatMap((results) => results.invented)
  const honest = halves.flatMap((results) => results.honest)
  const flagged = (results: Result[]) => results.filter(({ rules }) => rules.length > 0).map(({ name }) => name)
  const missed = invented.filter(({ rules }) => rules.length === 0).map(({ name }) => name)
  expect([invented.length, honest.length]).toEqual([60, 60])
  expect(flagged(honest).length / honest.length).toBeLessThanOrEqual(0.03)
  expect(1 - missed.length / invented.length).toBeGreaterThanOrEqual(0.95)
  // Of the even numbers 28 of 30 at first (not i26 and i56), 29 since reworded copies are found.
  expect(missed).toEqual(['i56'])
})
