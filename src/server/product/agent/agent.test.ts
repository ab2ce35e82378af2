import { afterAll, beforeAll, expect, test } from 'vitest'
import { agentApi } from '#contract/agent'
import { propertyApi } from '#contract/property'
import { userApi } from '#contract/user'
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

type As = keyof Callers
const page = (id: string, as: As = 'anonymous') => callAs(app, who[as], agentApi.one, { params: { id } })
const homes = (id: string, as: As = 'anonymous', query = {}) =>
  callAs(app, who[as], agentApi.homes, { params: { id }, query })

test.each(['nonsense', 'agent@keyhaven.demo', `' or 1=1 --`, '%00'])(
  'returns 404 for an agent under %s',
  async (id) => {
    for (const call of [page, homes]) expect((await call(id)).status).toBe(404)
  },
)

test('an agent’s page has their name, homes for sale and sales, and no e-mail address', async () => {
  const agent = await make.user(app, { role: 'agent', name: 'Ida Weir' })
  await callAs(app, agent, userApi.update, { body: { name: 'Ida Weir', photoURL: 'https://pictures.example/ida.png' } })
  const shown = [await make.property(app, { agent }), await make.property(app, { agent })]
  await make.property(app, { agent, sold: true })
  await make.property(app, { agent, status: 'pending' })
  await make.property(app, { agent, status: 'rejected' })
  await make.property(app, { agent, withdrawn: true })
  const { body } = await page(agent.id)
  expect(body).toEqual({
    _id: agent.id,
    name: 'Ida Weir',
    photoURL: 'https://pictures.example/ida.png',
    homesForSale: 2,
    homesSold: 1,
  })
  const list = await homes(agent.id, 'anonymous', { limit: '1' })
  expect(list.headers.get('x-total-count')).toBe('2')
  expect(list.body.map(({ _id }: { _id: string }) => _id)).toEqual([shown[1]?.id])
})

test('an admin with a public home has a page like any agent', async () => {
  const admin = await make.user(app, { role: 'admin' })
  await make.property(app, { agent: admin, status: 'pending' })
  expect((await page(admin.id)).status).toBe(404)
  await make.property(app, { agent: admin })
  expect((await page(admin.id)).body).toMatchObject({ homesForSale: 1 })
})

const named = async (q: string, as: As = 'anonymous') => {
  const { body } = await callAs(app, who[as], agentApi.named, { query: { q } })
  return body.agents as { _id: string; name: string; homesForSale: number }[]
}

test('agents are found by words of their names, also partly typed, with their homes for sale', async () => {
  const zoe = await make.user(app, { role: 'agent', name: 'Zoë Quillfeather' })
  const amos = await make.user(app, { role: 'agent', name: 'Amos Quillfeather' })
  await make.user(app, { name: 'Buyer Quillfeather' })
  await make.user(app, { role: 'fraud', name: 'Fraud Quillfeather' })
  await make.property(app, { agent: zoe })
  expect(await named('quillf')).toEqual([
    { _id: amos.id, name: 'Amos Quillfeather', homesForSale: 0 },
    { _id: zoe.id, name: 'Zoë Quillfeather', homesForSale: 1 },
  ])
  expect((await named('quillfeather zoe', 'user')).map(({ _id }) => _id)).toEqual([zoe.id])
  await make.property(app, { agent: zoe })
  expect(await named('zoe quill')).toMatchObject([{ homesForSale: 2 }])
  expect(await named('%')).toEqual([])
})

test('agents are not found by their e-mail addresses', async () => {
  const agent = await make.user(app, { role: 'agent', name: 'Ned Larkspur', email: 'wintergreen@people.example' })
  expect(await named('larkspur')).toMatchObject([{ _id: agent.id }])
  for (const q of ['wintergreen', 'wintergreen@people.example', 'larkspur people']) expect(await named(q)).toEqual([])
})

const agentIdIn = async (agent: Person, id: string) => {
  const one = await callAs(app, who.admin, propertyApi.one, { params: { id } })
  const listed = await callAs(app, who.admin, propertyApi.list, { query: { email: agent.email } })
  const found = await callAs(app, who.anonymous, propertyApi.verified, {})
  const ofHome = (rows: { _id: string; agentId?: string }[]) => rows.find(({ _id }) => _id === id)?.agentId
  return [one.body.agentId, ofHome(listed.body), ofHome(found.body)]
}

test('a home links its agent’s page in every list, while it exists', async () => {
  const agent = await make.user(app, { role: 'agent' })
  const { id } = await make.property(app, { agent })
  expect(await agentIdIn(agent, id)).toEqual([agent.id, agent.id, agent.id])
  await app.db.$client.query(`update app_user set role = 'fraud' where id = $1`, [agent.id])
  expect(await agentIdIn(agent, id)).toEqual([undefined, undefined, undefined])
  await app.db.$client.query('delete from app_user where id = $1', [agent.id])
  expect(await agentIdIn(agent, id)).toEqual([undefined, undefined, undefined])
})
