import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditApi } from '#contract/audit'
import { propertyApi } from '#contract/property'
import { reviewApi } from '#contract/review'
import { savedSearchApi } from '#contract/saved-search'
import { userApi } from '#contract/user'
import { type Callers, callAs, everybody, type TestApp } from '../../../../test/people/access.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: TestApp
let who: Callers
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  who = await everybody(app)
  await make.property(app, { agent: who.agent, features: ['Roof terrace'] })
})
afterAll(async () => app.close())

const everywhere = { bbox: '-180,-85,180,85', zoom: '3' }
const searches: [name: string, send: (text: string) => Promise<{ status: number }>][] = [
  ['the search', (q) => callAs(app, who.anonymous, propertyApi.verified, { query: { q } })],
  ['the search by feature', (feature) => callAs(app, who.anonymous, propertyApi.verified, { query: { feature } })],
  [
    'the search in an order',
    (q) => callAs(app, who.anonymous, propertyApi.verified, { query: { q, sort: 'priceAsc' } }),
  ],
  ['the facets', (q) => callAs(app, who.anonymous, propertyApi.facets, { query: { q } })],
  ['the facets by feature', (feature) => callAs(app, who.anonymous, propertyApi.facets, { query: { feature } })],
  ['the map', (q) => callAs(app, who.anonymous, propertyApi.clusters, { query: { q, ...everywhere } })],
  ['suggestions', (q) => callAs(app, who.anonymous, propertyApi.suggestions, { query: { q } })],
  ['own listings', (q) => callAs(app, who.agent, propertyApi.list, { query: { q, email: who.agent.email } })],
  ['listings by address', (email) => callAs(app, who.admin, propertyApi.list, { query: { email } })],
  ['reviews', (q) => callAs(app, who.anonymous, reviewApi.list, { query: { q } })],
  ['people', (q) => callAs(app, who.admin, userApi.list, { query: { q } })],
  ['the audit trail by actor', (actor) => callAs(app, who.admin, auditApi.list, { query: { actor } })],
  ['the audit trail by subject', (subject) => callAs(app, who.admin, auditApi.list, { query: { subject } })],
  ['a saved search', (q) => callAs(app, who.user, savedSearchApi.save, { body: { name: 'x', query: { q } } })],
  [
    'a saved search by feature',
    (feature) => callAs(app, who.user, savedSearchApi.save, { body: { name: 'x', query: { feature } } }),
  ],
]

const texts = [
  ' ',
  '\t',
  '\u00a0',
  '\u200b',
  '\u3000',
  'x'.repeat(200),
  'x'.repeat(2_100),
  '家'.repeat(200),
  '家'.repeat(700),
  '🏠'.repeat(100),
  'ก็'.repeat(60),
  '\u0e31',
  '½',
  'İ'.repeat(200),
  'a-'.repeat(100),
  'a '.repeat(100),
  "'",
  "\\'",
  ':* & !( | <->',
  'a<b>',
  'https://x.example/?a=b&c',
  '1e309',
]

test.each(searches)('%s accepts any text', async (_name, send) => {
  const failed = []
  for (const text of texts) {
    const { status } = await send(text)
    if (status >= 500) failed.push([text.slice(0, 20), status])
  }
  expect(failed).toEqual([])
})
