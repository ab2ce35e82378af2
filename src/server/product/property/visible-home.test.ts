import { afterAll, beforeAll, expect, test } from 'vitest'
import { estimateApi } from '#contract/estimate'
import { evidenceApi } from '#contract/evidence'
import { marketApi } from '#contract/market'
import { propertyApi } from '#contract/property'
import { propertyPicksApi } from '#contract/property-picks'
import { soldPriceApi } from '#contract/sold-price'
import { wishlistApi } from '#contract/wishlist'
import { type Callers, callAs, everybody, type TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: TestApp
let who: Callers
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  who = await everybody(app)
})
afterAll(async () => app.close())

test.each([
  ['nearest towns', propertyApi.towns],
  ['similar homes', propertyPicksApi.similar],
  ['estimate', estimateApi.ofHome],
  ['prices paid nearby', soldPriceApi.near],
  ['checks', evidenceApi.checks],
])('the %s of a home off the market are there for those who wished it, and for no other', async (_what, endpoint) => {
  const { id } = await make.property(app, { agent: who.agent, latitude: 51.5, longitude: -0.14 })
  await callAs(app, who.user, wishlistApi.add, { body: { propertyId: id } })
  await callAs(app, who.agent, marketApi.set, { params: { id }, body: { market: 'paused' } })
  const statusFor = async (person: Person) => (await callAs(app, person, endpoint, { params: { id } })).status
  expect(await statusFor(who.user)).toBe(200)
  expect(await statusFor(who.agent)).toBe(200)
  expect(await statusFor(who.otherUser)).toBe(404)
  expect(await statusFor(who.anonymous)).toBe(404)
})
