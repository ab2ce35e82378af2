import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyApi } from '#contract/property'
import { type Callers, callAs, everybody, type TestApp } from '../../../test/people/access.ts'
import { accessTable, everyone, type Statuses, signedInOnly } from '../../../test/people/access-table.ts'
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
const home =
  (given: Home = {}) =>
  async () =>
    (await make.property(app, { agent: who.agent, ...given })).id

type As = keyof Callers
const read = (as: As, id: string) => callAs(app, who[as], propertyApi.one, { params: { id } })
const list = (as: As) => callAs(app, who[as], propertyApi.list, { query: { email: who.agent.email } })
const create = (as: As) => callAs(app, who[as], propertyApi.create, { body: listing })
const update = (as: As, id: string) => callAs(app, who[as], propertyApi.update, { params: { id }, body: change })
const remove = (as: As, id: string) => callAs(app, who[as], propertyApi.remove, { params: { id } })
const verify = (as: As, id: string) =>
  callAs(app, who[as], propertyApi.decide, { params: { id }, body: { status: 'verified' } })

const ownerAndAdmin = everyone(404, { agent: 200, admin: 200 })
const owner = (status: number, but: Partial<Statuses> = {}) =>
  signedInOnly(403, { agent: status, otherAgent: 404, ...but })
const onlyAdmin = (status: number) => signedInOnly(403, { admin: status })

accessTable(
  () => app,
  [
    {
      what: 'search the public list',
      call: (as) => callAs(app, who[as], propertyApi.verified, {}),
      statuses: everyone(200),
    },
    { what: 'read a verified home', given: home(), call: read, statuses: everyone(200) },
    { what: 'read a pending home', given: home({ status: 'pending' }), call: read, statuses: ownerAndAdmin },
    { what: 'read a rejected home', given: home({ status: 'rejected' }), call: read, statuses: ownerAndAdmin },
    { what: 'read a withdrawn home', given: home({ withdrawn: true }), call: read, statuses: ownerAndAdmin },
    { what: 'list all homes', call: (as) => callAs(app, who[as], propertyApi.list, {}), statuses: onlyAdmin(200) },
    { what: 'list the homes of the agent', call: list, statuses: signedInOnly(403, { agent: 200, admin: 200 }) },
    { what: 'list a home', call: create, statuses: signedInOnly(403, { agent: 201, otherAgent: 201, admin: 201 }) },
    { what: 'update a verified home', given: home(), call: update, statuses: owner(200) },
    { what: 'update a rejected home', given: home({ status: 'rejected' }), call: update, statuses: owner(409) },
    { what: 'update a sold home', given: home({ sold: true }), call: update, statuses: owner(409) },
    { what: 'delete a home', given: home(), call: remove, statuses: owner(200, { admin: 200 }) },
    { what: 'delete a sold home', given: home({ sold: true }), call: remove, statuses: owner(409, { admin: 409 }) },
    { what: 'verify a pending home', given: home({ status: 'pending' }), call: verify, statuses: onlyAdmin(200) },
    { what: 'verify a verified home', given: home(), call: verify, statuses: onlyAdmin(409) },
    { what: 'verify a rejected home', given: home({ status: 'rejected' }), call: verify, statuses: onlyAdmin(409) },
  ],
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
