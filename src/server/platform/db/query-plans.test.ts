/** @module-tag all */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountApi } from '#contract/account'
import { agentApi } from '#contract/agent'
import { api } from '#contract/api'
import type { Endpoint } from '#contract/endpoint'
import { propertyApi } from '#contract/property'
import { propertyPicksApi } from '#contract/property-picks'
import { soldPriceApi } from '#contract/sold-price'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import {
  AGENT,
  AGENT_ID,
  BUYER,
  CONVERSATION_ID,
  FEED_ID,
  HOME_ID,
  makeManyRows,
} from '../../../../test/plans/many-rows.ts'
import { costlySteps, statementsOf } from '../../../../test/plans/plans.ts'
import { testApp } from '../../../../test/server/app.ts'
import { candidatesNear, modelOf } from '../../product/estimate/estimate.store.ts'
import { countAllPlaces } from '../../product/search/count-places.ts'

const ROWS = 50_000
/** A total is counted up to 10,000 by an index; nothing else goes through as many. */
const MAX_READ = { sorted: 5_000, scanned: 5_000, indexed: 15_000 }
/** The number of newest homes among which frequent words are counted, up to 1,000, whatever there are in all (D-201). */
const MAX_SEARCHED = { ...MAX_READ, indexed: 30_000 }
/** For what reads some hundred rows by their index. */
const MAX_FEW = { sorted: 1_000, scanned: 1_000, indexed: 1_000 }

type QueryActor = 'anonymous' | 'buyer' | 'agent' | 'admin'
type Query = Record<string, string>
type Question = { who: QueryActor; query?: Query; params?: Query }

const asks = (who: QueryActor, queries: Query[]): Question[] => queries.map((query) => ({ who, query }))

/** Every list of the contract, asked as the pages and the search ask it. A list that is missing here fails the last test. */
const questions: Record<string, Question[]> = {
  'account.signIns': asks('buyer', [{}]),
  'property.verified': asks('anonymous', [
    {},
    { sort: 'priceAsc' },
    { sort: 'priceDesc' },
    { q: 'mill' },
    { q: 'town 7' },
    { q: '4711' },
    { q: 'a e i o r s t n l' },
    { q: 'nowhere' },
    { q: '!!!' },
    { minPrice: '50000', maxPrice: '60000' },
    { maxPrice: '20', sort: 'priceDesc' },
    { type: 'house' },
    { type: 'land' },
    { beds: '8', baths: '2', minPrice: '50000' },
    { beds: '9' },
    { area: '4900' },
    { feature: 'pool' },
    { feature: 'helipad' },
    { bbox: '0,50,0.1,50.1' },
    { bbox: '-20,35,30,70' },
    { q: 'balcony' },
    { q: 'stretes' },
    { q: 'lane street zeppelin' },
    { q: 'balcony', type: 'house', beds: '3', sort: 'priceAsc' },
    { q: 'mill', sort: 'priceAsc' },
    { minPrice: '50000', sort: 'priceAsc' },
    { minPrice: '50000', maxPrice: '50100', sort: 'priceDesc' },
    { q: 'zeppelin' },
  ]),
  'property.facets': asks('anonymous', [
    {},
    { type: 'land' },
    { q: 'mill' },
    { q: 'balcony' },
    { bbox: '0,50,0.1,50.1' },
  ]),
  'property.suggestions': asks('anonymous', [{ q: 'to' }, { q: 'town 7' }, { q: 'twon' }, { q: 'zeppelin' }]),
  'property.list': asks('admin', [
    {},
    ...['pending', 'verified', 'rejected', 'sold', 'edited'].map((status) => ({ status })),
    { q: 'mill', status: 'pending' },
    { email: AGENT },
    { email: AGENT, status: 'pending' },
    { email: AGENT, status: 'sold' },
    { ids: `${HOME_ID},${AGENT_ID}` },
  ]),
  'wishlist.list': [{ who: 'buyer', params: { email: BUYER } }],
  'savedSearch.list': asks('buyer', [{}]),
  'notification.list': asks('buyer', [{}, { unread: 'true' }]),
  'conversation.list': asks('buyer', [{}, { unread: 'true' }]),
  'conversation.messages': [{ who: 'buyer', params: { id: CONVERSATION_ID } }],
  'feed.list': asks('agent', [{}]),
  'feed.runs': [{ who: 'agent', params: { id: FEED_ID } }],
  'feed.kept': [{ who: 'agent', params: { id: FEED_ID } }],
  'job.failed': asks('admin', [{}]),
  'report.list': asks('admin', [{}]),
  'homeReport.list': asks('admin', [{}]),
  'report.messages': [{ who: 'admin', params: { id: CONVERSATION_ID } }],
  'offer.ofBuyer': [{ who: 'buyer', params: { email: BUYER } }],
  'offer.ofAgent': asks('agent', [
    { agentEmail: AGENT },
    { agentEmail: AGENT, status: 'Bought' },
    { agentEmail: AGENT, status: 'accepted' },
    { agentEmail: AGENT, status: 'rejected' },
  ]),
  'viewing.list': [
    ...asks('buyer', [{ as: 'buyer' }, { as: 'buyer', over: 'true' }, { as: 'buyer', ids: `${HOME_ID},${AGENT_ID}` }]),
    ...asks('agent', [{ as: 'agent' }, { as: 'agent', over: 'true' }]),
  ],
  'viewing.upcoming': [...asks('buyer', [{ as: 'buyer' }]), ...asks('agent', [{ as: 'agent' }])],
  'viewing.times': asks('buyer', [{ propertyId: HOME_ID }]),
  'agent.homes': [{ who: 'anonymous', params: { id: AGENT_ID } }],
  'review.list': asks('anonymous', [
    {},
    { propertyId: HOME_ID },
    { agentId: AGENT_ID },
    { agentId: AGENT_ID, propertyId: HOME_ID },
    { q: 'fine' },
    { q: 'buyer zeppelin' },
    { q: 'an' },
  ]),
  'figures.ofAgent': [{ who: 'agent' }],
  'figures.ofBuyer': [{ who: 'buyer' }],
  'figures.ofAdmin': [{ who: 'admin' }],
  'figures.waiting': [{ who: 'buyer' }, { who: 'agent' }, { who: 'admin' }],
  'figures.ofHomes': asks('agent', [{ ids: HOME_ID }]),
  'figures.ofPeople': asks('admin', [{ ids: AGENT_ID }]),
  'decisionQueue.around': [{ who: 'admin', params: { id: HOME_ID } }],
  'review.ofReviewer': [{ who: 'buyer', params: { email: BUYER } }],
  'user.list': asks('admin', [{}, { q: 'person' }, { q: 'person4711' }, { q: 'al' }]),
  'audit.list': asks('admin', [
    {},
    { kind: 'review' },
    { actor: 'admin@people.example' },
    { subject: '01980000-0007-7000-8000-000000000000' },
    { kind: 'property', subject: '01980000-0007-7000-8000-000000000000' },
  ]),
}

const lists = Object.entries(api).flatMap(([noun, calls]) =>
  Object.entries<Endpoint>(calls)
    .map(([name, endpoint]) => ({ name: `${noun}.${name}`, endpoint }))
    .filter(({ name, endpoint }) => endpoint.paged || questions[name]),
)
const cases = lists.flatMap(({ name, endpoint }) =>
  (questions[name] ?? []).map((question) => ({
    title: `${name} ${JSON.stringify(question.query ?? {})}`,
    endpoint,
    question,
  })),
)

let app: TestApp
let people: Record<QueryActor, Pick<Person, 'token'>>
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  people = {
    anonymous: { token: '' },
    buyer: await make.user(app, { email: BUYER }),
    agent: await make.user(app, { id: AGENT_ID, email: AGENT, role: 'agent' }),
    admin: await make.user(app, { email: 'admin@people.example', role: 'admin' }),
  }
  await makeManyRows(app.db.$client, ROWS)
  await countAllPlaces(app.db)
}, 180_000)
afterAll(async () => app.close())

/** A later page of this list, where there is one. */
function nextOf(headers: Headers): Query | undefined {
  const cursor = /[?&]cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1]
  return cursor === undefined ? undefined : { cursor: decodeURIComponent(cursor) }
}

test.each(cases)('$title reads no more rows than it needs, on its first page and its next', async (given) => {
  const { endpoint, question } = given
  const max = question.who === 'anonymous' ? MAX_SEARCHED : MAX_READ
  const ask = async (page: Query) => {
    const size = endpoint.paged && { limit: '24' }
    const input = { params: question.params ?? {}, query: { ...question.query, ...size, ...page } }
    const answer = await callAs(app, people[question.who], endpoint, input as never)
    expect(answer.status).toBe(200)
    return nextOf(answer.headers)
  }
  let next: Query | undefined
  const statements = await statementsOf(async () => {
    next = await ask({})
    if (next) await ask(next)
  })
  const costly = []
  for (const statement of statements) costly.push(...(await costlySteps(app.db.$client, statement, max)))
  expect(costly).toEqual([])
})

test.each([
  ['one home', propertyApi.one, HOME_ID],
  ['what is like a home', propertyPicksApi.similar, HOME_ID],
  ['an agent', agentApi.one, AGENT_ID],
] as const)('%s is found among many without reading more rows than it needs', async (_what, endpoint, id) => {
  const statements = await statementsOf(async () => {
    expect((await callAs(app, people.anonymous, endpoint, { params: { id } })).status).toBe(200)
  })
  const costly = []
  for (const statement of statements) costly.push(...(await costlySteps(app.db.$client, statement, MAX_READ)))
  expect(costly).toEqual([])
})

test('what was paid near a home is found among many without reading more rows than it needs', async () => {
  const agent = { email: AGENT, name: 'Agent 0' }
  const { id } = await make.property(app, { agent, location: '12 Street, Manchester M1 1AB', type: 'house' })
  const statements = await statementsOf(async () => {
    const answer = await callAs(app, people.anonymous, soldPriceApi.near, { params: { id } })
    expect(answer.body.nearby.length).toBeGreaterThan(0)
  })
  const costly = []
  for (const statement of statements) costly.push(...(await costlySteps(app.db.$client, statement, MAX_READ)))
  expect(costly).toEqual([])
})

test('the sales that may be like a home are found among many without reading more rows than it needs', async () => {
  const statements = await statementsOf(async () => {
    await modelOf(app.db, 'M')
    expect((await candidatesNear(app.db, 'M11AB', 'sector')).length).toBeGreaterThan(0)
    expect((await candidatesNear(app.db, 'M11AB', 'district')).length).toBeGreaterThan(0)
  })
  const costly = []
  for (const statement of statements) costly.push(...(await costlySteps(app.db.$client, statement, MAX_FEW)))
  expect(costly).toEqual([])
})

test('reads a person’s data page by page, and no more rows than a page', async () => {
  const statements = await statementsOf(async () => {
    expect((await callAs(app, people.agent, accountApi.data, {})).status).toBe(200)
  })
  const costly = []
  for (const statement of statements) costly.push(...(await costlySteps(app.db.$client, statement, MAX_READ)))
  expect(costly).toEqual([])
})

test('no list of the contract is left out', () => {
  expect(lists.map(({ name }) => name).filter((name) => !questions[name])).toEqual([])
})
