import { afterAll, beforeAll, expect, test } from 'vitest'
import { offerApi } from '#contract/offer'
import { wishlistApi } from '#contract/wishlist'
import { type Statement, wrapQueries } from '../../src/server/platform/db/connection/wrap-queries.ts'
import { type Callers, callAs, everybody, type TestApp } from '../people/access.ts'
import { make } from '../people/make.ts'
import { testApp } from '../server/app.ts'

let app: TestApp
let who: Callers
const unprepared: string[] = []
let sent = 0
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  who = await everybody(app)
  wrapQueries(app.parts.db.$client, (query) => (statement, ...rest) => {
    sent++
    if (!isPrepared(statement)) unprepared.push(typeof statement === 'string' ? statement : statement.text)
    return query(statement, ...rest)
  })
})
afterAll(async () => app.close())

const isPrepared = (statement: Statement) =>
  typeof statement === 'string' ? /^(begin|commit)/.test(statement) : statement.name !== undefined

const wishOf = (propertyId: string) => callAs(app, who.user, wishlistApi.add, { body: { propertyId } })
const offerOf = (propertyId: string) =>
  callAs(app, who.user, offerApi.make, { body: { propertyId, buyingDate: '2099-01-01', offerAmount: 250_000 } })

test.each([
  ['a wish', wishOf],
  ['an offer', offerOf],
  ['the own wishlist', () => callAs(app, who.user, wishlistApi.list, { params: { email: who.user.email } })],
  ['the own offers', () => callAs(app, who.user, offerApi.ofBuyer, { params: { email: who.user.email } })],
])('%s sends statements that are planned once', async (_what, request: (id: string) => Promise<{ status: number }>) => {
  const { id } = await make.property(app, { agent: who.agent, status: 'verified' })
  unprepared.length = 0
  sent = 0
  expect((await request(id)).status).toBeLessThan(300)
  expect(sent).toBeGreaterThan(1)
  expect(unprepared).toEqual([])
})
