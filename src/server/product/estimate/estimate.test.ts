import { PERCENT_THAT_HOLD } from 'price-estimate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ESTIMATES_THAT_HOLD, estimateApi } from '#contract/estimate'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { generatedSales } from '../../../../test/server/generated-sales.ts'
import { runDueJobs } from '../../../../test/server/run-jobs.ts'
import { createLog } from '../../platform/logging/log.ts'
import { markChanged } from '../sold-price/changed-areas.store.ts'
import { storeSales } from '../sold-price/sold-price.store.ts'
import { enqueueLearning } from './enqueue-learning.ts'
import { areasToLearn } from './estimate.store.ts'
import { learnEstimates } from './learn-estimates.ts'

const anonymous = { token: '' }
const log = createLog({ logLevel: 'silent', logFile: undefined })
const sales = generatedSales(1200, { noise: 0.08 })
const [sample] = sales.filter(({ form }) => form === 'semiDetached').slice(-1)
if (!sample) throw new Error('some homes are semi-detached')
const address = `${sample.house} ${sample.street}, Manchester ${sample.postcode}`
const price = sample.price / 100

let app: TestApp
let agent: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  agent = await make.user(app, { role: 'agent' })
  await storeSales(app.db, sales)
  await markChanged(app.db, ['M', 'ZZ'])
  await learn()
})
afterAll(async () => app.close())

async function learn() {
  const parts = { db: app.db, log }
  await enqueueLearning(parts)({}, { stopping: new AbortController().signal })
  await runDueJobs(app.db, { learnEstimates: learnEstimates(parts) })
}

const ofHome = (id: string, person: { token: string } = anonymous) =>
  callAs(app, person, estimateApi.ofHome, { params: { id } })
const home = (changes: object = {}) =>
  make.property(app, { agent, location: address, type: 'house', title: 'Semi-detached house', ...changes })

test('buyers see the estimate of a home with its interval, its error and its comparables', async () => {
  const { id } = await home()
  const { status, body } = await ofHome(id)
  expect(status).toBe(200)
  const { low, middle, high, currency, errorPercent, count, comparables, licence } = body.estimate
  expect(low).toBeLessThan(middle)
  expect(high).toBeGreaterThan(middle)
  expect(middle / price).toBeGreaterThan(0.8)
  expect(middle / price).toBeLessThan(1.25)
  expect(low).toBeGreaterThanOrEqual(0.6 * middle)
  expect(high).toBeLessThanOrEqual(1.4 * middle)
  expect(errorPercent).toBeGreaterThan(2)
  expect(errorPercent).toBeLessThan(12)
  expect([currency, count, comparables.length]).toEqual(['GBP', 40, 6])
  expect(comparables[0]).toMatchObject({ address: expect.stringContaining('Street'), currency: 'GBP' })
  expect(licence).toContain('HM Land Registry')
})

test('there is no estimate without a type, a postcode, or sales nearby', async () => {
  for (const changes of [
    { type: undefined },
    { location: '1 Elm Lane, Manchester' },
    { location: '1 Elm Lane TR1 1AA' },
  ]) {
    const { id } = await home(changes)
    expect(await ofHome(id)).toMatchObject({ status: 200, body: {} })
    expect((await ofHome(id)).body).not.toHaveProperty('estimate')
  }
})

test('a home that is hidden has no estimate but for its agent', async () => {
  const { id } = await home({ status: 'pending' })
  expect((await ofHome(id)).status).toBe(404)
  expect((await ofHome(id, await make.user(app))).status).toBe(404)
  expect((await ofHome(id, agent)).body.estimate.middle).toBeGreaterThan(0)
})

test('an agent sees an estimate while writing a listing, a buyer does not', async () => {
  const query = { location: address, type: 'house', title: 'Semi-detached house' } as const
  const answer = await callAs(app, agent, estimateApi.ofListing, { query })
  const { id } = await home()
  expect(answer.body).toEqual((await ofHome(id)).body)
  expect((await callAs(app, await make.user(app), estimateApi.ofListing, { query })).status).toBe(403)
  expect((await callAs(app, agent, estimateApi.ofListing, { query: { ...query, location: ' ' } })).status).toBe(422)
})

test('an area is learnt again only when its sales have changed', async () => {
  expect(await areasToLearn(app.db, 10)).toEqual([])
  await markChanged(app.db, ['M'])
  expect(await areasToLearn(app.db, 10)).toEqual(['M'])
  await learn()
  expect(await areasToLearn(app.db, 10)).toEqual([])
})

test('pages state the share of estimates that their model aims at', () => {
  expect(ESTIMATES_THAT_HOLD).toBe(PERCENT_THAT_HOLD)
})
