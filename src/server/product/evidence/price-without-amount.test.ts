import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { evidenceApi, type PropertyCheck } from '#contract/evidence'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { checkAllHomes } from '../../../../test/people/evidence-stage.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { users } from '../../platform/db/tables/user.ts'
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

test('the price of a home without an amount is not compared with sales, and once it has one it is', async () => {
  const agent = await make.user(app, { role: 'agent' })
  await app.db
    .update(users)
    .set({ createdAt: new Date(Date.now() - 90 * 86_400_000) })
    .where(eq(users.id, agent.id))
  const none = { price: '', priceMin: null, priceMax: null, priceKind: 'onApplication' } as const
  const location = '12 Mill Street, Manchester M1 1AB'
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
