import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyApi } from '#contract/property'
import { type Callers, callAs, everybody, everyRow, type TestApp } from '../../../test/people/access.ts'
import { make } from '../../../test/people/make.ts'
import { testApp } from '../../../test/server/app.ts'

let app: TestApp
let who: Callers
beforeAll(async () => {
  app = await testApp()
  who = await everybody(app)
})
afterAll(async () => app.close())

const listing = {
  title: 'Mill House',
  location: '1 Weir Lane, Bath',
  price: '250000',
  agentImage: 'https://pictures.example/a.png',
  propertyImage: 'https://pictures.example/b.png',
  description: 'A house by the weir.',
}
const change = {
  title: 'Mill House II',
  location: 'Bath',
  price: '260000',
  propertyImage: 'https://pictures.example/c.png',
}
type Home = Partial<Parameters<typeof make.property>[1]>
const home = async (given: Home = {}) => (await make.property(app, { agent: who.agent, ...given })).id

/** Who gets which status; rows of decisions §3. A refusal (400 and above) must change nothing. */
const cells: [what: string, call: (as: keyof Callers) => ReturnType<typeof callAs>, Record<keyof Callers, number>][] = [
  ['search the public list', (as) => callAs(app, who[as], propertyApi.verified, {}), { ...all(200), deleted: 401 }],
  ['read a verified home', async (as) => read(as, {}), { ...all(200), deleted: 401 }],
  [
    'read a pending home',
    async (as) => read(as, { status: 'pending' }),
    { ...all(404), agent: 200, admin: 200, deleted: 401 },
  ],
  [
    'read a rejected home',
    async (as) => read(as, { status: 'rejected' }),
    { ...all(404), agent: 200, admin: 200, deleted: 401 },
  ],
  [
    'read a withdrawn home',
    async (as) => read(as, { withdrawn: true }),
    { ...all(404), agent: 200, admin: 200, deleted: 401 },
  ],
  [
    'list all homes',
    (as) => callAs(app, who[as], propertyApi.list, {}),
    { ...all(403), admin: 200, anonymous: 401, deleted: 401 },
  ],
  [
    'list the homes of the agent',
    (as) => callAs(app, who[as], propertyApi.list, { query: { email: who.agent.email } }),
    { ...all(403), agent: 200, admin: 200, anonymous: 401, deleted: 401 },
  ],
  [
    'list a home',
    (as) => callAs(app, who[as], propertyApi.create, { body: listing }),
    { ...all(403), agent: 201, otherAgent: 201, admin: 201, anonymous: 401, deleted: 401 },
  ],
  [
    'update a verified home',
    async (as) => update(as, {}),
    { ...all(403), agent: 200, otherAgent: 404, anonymous: 401, deleted: 401 },
  ],
  [
    'update a rejected home',
    async (as) => update(as, { status: 'rejected' }),
    { ...all(403), agent: 409, otherAgent: 404, anonymous: 401, deleted: 401 },
  ],
  [
    'update a sold home',
    async (as) => update(as, { sold: true }),
    { ...all(403), agent: 409, otherAgent: 404, anonymous: 401, deleted: 401 },
  ],
  [
    'delete a home',
    async (as) => remove(as, {}),
    { ...all(403), agent: 200, admin: 200, otherAgent: 404, anonymous: 401, deleted: 401 },
  ],
  [
    'delete a sold home',
    async (as) => remove(as, { sold: true }),
    { ...all(403), agent: 409, admin: 409, otherAgent: 404, anonymous: 401, deleted: 401 },
  ],
  [
    'verify a pending home',
    async (as) => decide(as, { status: 'pending' }),
    { ...all(403), admin: 200, anonymous: 401, deleted: 401 },
  ],
  ['verify a verified home', async (as) => decide(as, {}), { ...all(403), admin: 409, anonymous: 401, deleted: 401 }],
  [
    'verify a rejected home',
    async (as) => decide(as, { status: 'rejected' }),
    { ...all(403), admin: 409, anonymous: 401, deleted: 401 },
  ],
]

test.each(cells)('who may %s', async (_what, call, expected) => {
  for (const as of Object.keys(expected) as (keyof Callers)[]) {
    const answer = await call(as)
    expect([as, answer.status]).toEqual([as, expected[as]])
  }
})

function all(status: number): Record<keyof Callers, number> {
  return {
    anonymous: status,
    user: status,
    otherUser: status,
    agent: status,
    otherAgent: status,
    admin: status,
    fraud: status,
    deleted: status,
  }
}

/** Makes a home, makes the call, and sees that a refusal left every row as it was. */
async function unchangedIfRefused(given: Home, call: (id: string) => ReturnType<typeof callAs>) {
  const id = await home(given)
  const before = await everyRow(app)
  const answer = await call(id)
  if (answer.status >= 400) expect(await everyRow(app)).toBe(before)
  return answer
}
const read = (as: keyof Callers, given: Home) =>
  unchangedIfRefused(given, (id) => callAs(app, who[as], propertyApi.one, { params: { id } }))
const update = (as: keyof Callers, given: Home) =>
  unchangedIfRefused(given, (id) => callAs(app, who[as], propertyApi.update, { params: { id }, body: change }))
const remove = (as: keyof Callers, given: Home) =>
  unchangedIfRefused(given, (id) => callAs(app, who[as], propertyApi.remove, { params: { id } }))
const decide = (as: keyof Callers, given: Home) =>
  unchangedIfRefused(given, (id) =>
    callAs(app, who[as], propertyApi.decide, { params: { id }, body: { status: 'verified' } }),
  )

test('a home that does not exist, or whose id cannot, is 404 to its would-be owner', async () => {
  for (const id of [randomUUID(), 'nonsense', "1' or '1'='1"]) {
    expect((await callAs(app, who.admin, propertyApi.one, { params: { id } })).status).toBe(404)
    expect((await callAs(app, who.agent, propertyApi.update, { params: { id }, body: change })).status).toBe(404)
    expect((await callAs(app, who.agent, propertyApi.remove, { params: { id } })).status).toBe(404)
    expect(
      (await callAs(app, who.admin, propertyApi.decide, { params: { id }, body: { status: 'verified' } })).status,
    ).toBe(404)
  }
})
