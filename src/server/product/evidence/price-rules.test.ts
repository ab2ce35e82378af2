import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { evidenceApi, type PropertyCheck } from '#contract/evidence'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { agentOfAge, checkAllHomes } from '../../../../test/people/evidence-stage.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { storeSales } from '../sold-price/sold-price.store.ts'
import { findings } from '../tables/evidence.ts'

let app: TestApp
let anonymous: Pick<Person, 'token'>
beforeAll(async () => {
  app = await testApp({ DEMO: 'false', CURRENCY: 'GBP' })
  anonymous = { token: '' }
  const sale = (at: number) => ({
    id: `sale ${at}`,
    source: 'csv' as const,
    price: 20_000_000 + at * 500_000,
    currency: 'GBP' as const,
    soldOn: '2026-05-03',
    postcode: 'M11AB',
    type: 'house' as const,
    unit: '',
    house: String(at + 500),
    street: 'SOME STREET',
    locality: '',
    town: '',
  })
  await storeSales(
    app.db,
    Array.from({ length: 30 }, (_, at) => sale(at)),
  )
})
afterAll(() => app.close())

async function checked(id: string) {
  await checkAllHomes(app)
  const found = await app.db.select({ rule: findings.rule }).from(findings).where(eq(findings.propertyId, id))
  const { body } = await callAs(app, anonymous, evidenceApi.checks, { params: { id } })
  const price = (body.checks as PropertyCheck[]).find(({ check }) => check === 'price')?.outcome
  return { rules: found.map(({ rule }) => rule), price }
}

const location = '12 Mill Street, Manchester M1 1AB'
const oldAgent = () => agentOfAge(app, 90)
const ofPrice = (id: string) => and(eq(findings.propertyId, id), eq(findings.rule, 'priceBelowSales'))
const facts = async (id: string) =>
  (await app.db.select({ facts: findings.facts }).from(findings).where(ofPrice(id))).map((row) => row.facts)

test('the price of a home without an amount is not compared with sales, and once it has one it is', async () => {
  const agent = await oldAgent()
  const none = { price: '', priceMin: null, priceMax: null, priceKind: 'onApplication' } as const
  const { id } = await make.property(app, { agent, location, type: 'house', ...none })
  expect(await checked(id)).toEqual({ rules: [], price: 'notMade' })
  await app.db.execute(
    sql`update property set price = '£50,000', price_kind = null, price_min_cents = 5000000, price_max_cents = 5000000 where id = ${id}`,
  )
  expect(await checked(id)).toMatchObject({ rules: ['priceBelowSales'] })
  await app.db.execute(
    sql`update property set price = '', price_kind = 'auction', price_min_cents = null, price_max_cents = null where id = ${id}`,
  )
  expect(await checked(id)).toEqual({ rules: [], price: 'notMade' })
})

test.each([
  ['a low price is a reason', {}, 140_000, 'clear'],
  ['a low price is a reason', {}, 130_000, { percent: 52, sales: 30, why: 'none' }],
  ['one that the text explains is none', { description: 'Cash buyers only.' }, 80_000, 'notMade'],
  ['one that a feature explains is none', { features: ['Cash buyers only'] }, 80_000, 'notMade'],
  [
    'one far below what the text explains is',
    { description: 'Cash buyers only.' },
    50_000,
    { percent: 82, sales: 30, why: 'reason', reason: 'Cash buyers only.' },
  ],
  ['that of a share is compared with a share', { figures: { ownershipShare: 25 } }, 60_000, 'clear'],
  [
    'that of a share is compared with a share',
    { figures: { ownershipShare: 25 } },
    30_000,
    { percent: 89, sales: 30, why: 'share', share: 25 },
  ],
  ['an auction explains half of it', { priceKind: 'auction' as const }, 80_000, 'notMade'],
  [
    'an auction explains half of it',
    { priceKind: 'auction' as const },
    50_000,
    { percent: 82, sales: 30, why: 'auction' },
  ],
])('of sales at £200,000 to £345,000, %s: %o, £%s', async (_what, given, price, expected) => {
  const agent = await oldAgent()
  const bounds = { price: String(price), priceMin: price * 100, priceMax: price * 100 }
  const { id } = await make.property(app, { agent, location, type: 'house', ...bounds, ...given })
  const { price: outcome } = await checked(id)
  const found = await facts(id)
  if (typeof expected === 'string') expect([outcome, found]).toEqual([expected, []])
  else expect(found).toEqual([expected])
})
