import { afterAll, beforeAll, expect, test } from 'vitest'
import { agentApi } from '#contract/agent'
import { propertyApi } from '#contract/property'
import { propertyPicksApi } from '#contract/property-picks'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'

const visitor = { token: '' }

let app: TestApp
let agent: Person
let buyer: Person
let homes: string[]
beforeAll(async () => {
  app = await testApp({ DEMO: 'false', ANSWER_CACHE_MB: '8' }) // which caches responses to visitors
  agent = await make.user(app, { role: 'agent' })
  buyer = await make.user(app)
  homes = [(await make.property(app, { agent })).id, (await make.property(app, { agent })).id]
})
afterAll(async () => app.close())

type As = Pick<Person, 'token'>
const calls: Record<string, (as: As) => Promise<{ email: string }[]>> = {
  'the public list': async (as) => (await callAs(app, as, propertyApi.verified, { query: { limit: '4' } })).body,
  'a search': async (as) => (await callAs(app, as, propertyApi.verified, { query: { sort: 'priceAsc' } })).body,
  'one home': async (as) => [(await callAs(app, as, propertyApi.one, { params: { id: homes[0] ?? '' } })).body],
  'similar homes': async (as) =>
    (await callAs(app, as, propertyPicksApi.similar, { params: { id: homes[0] ?? '' } })).body.homes,
  'homes by their ids': async (as) =>
    (await callAs(app, as, propertyPicksApi.byIds, { query: { ids: homes.join(',') } })).body.homes,
  'an agent’s homes': async (as) => (await callAs(app, as, agentApi.homes, { params: { id: agent.id } })).body,
}

test.each(Object.keys(calls))('a visitor sees no e-mail address in %s, and a buyer sees the agent’s', async (name) => {
  for (const [as, email] of [
    [visitor, ''],
    [buyer, agent.email],
    [visitor, ''], // cached by now
    [agent, agent.email],
  ] as const) {
    const rows = (await calls[name]?.(as)) ?? []
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(rows.map((row) => row.email))).toEqual(new Set([email]))
  }
})
