import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountApi } from '#contract/account'
import { userApi } from '#contract/user'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { acceptedDeal } from '../../../../test/people/deal.ts'
import { make } from '../../../../test/people/make.ts'
import { idTokenOf, jwt, PASSWORD, signedIn } from '../../../../test/people/person.ts'
import { visitor } from '../../../../test/people/visitor.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
})
afterAll(async () => app.close())

type Row = Record<string, unknown> & { _id: string; current: boolean }

test('a user lists their sign-ins, with the current one marked, and ends another immediately', async () => {
  const here = await signedIn(app.url)
  const browser = visitor(app.url)
  await browser.post('/api/auth/sign-in/email', { email: here.email, password: PASSWORD })
  const answer = await jwt(app.url, await idTokenOf(browser), here.email)
  const { token: there } = (await answer.json()) as { token: string }
  const list = async () => (await callAs(app, here, accountApi.signIns, {})).body as Row[]
  const listed = await list()
  expect(listed.map(({ current }) => current)).toEqual([false, true])
  const [other] = listed
  const ended = await callAs(app, here, accountApi.endSignIn, { params: { id: other?._id ?? '' } })
  expect(ended.body).toEqual({ deletedCount: 1 })
  expect((await callAs(app, { token: there }, userApi.role, { params: { email: here.email } })).status).toBe(401)
  expect((await browser.get('/api/auth/token')).status).toBe(401)
  expect(await list()).toHaveLength(1)
  expect((await callAs(app, here, accountApi.endSignIn, { params: { id: other?._id ?? '' } })).status).toBe(404)
})

test('a user downloads all of their own data, over several pages, and none of others', async () => {
  const { agent, buyer, home } = await acceptedDeal(app)
  for (let n = 0; n < 3; n++) await make.property(app, { agent, title: `Listing ${n}` })
  await app.db.$client.query(
    `insert into property (id, title, location, price, price_min_cents, price_max_cents, date, description, agent_email, agent_name, agent_image, image)
     select gen_random_uuid(), 'Bulk ' || n, 'Ely', '1', 100, 100, '2026-01-01', 'x', $1, 'Agent', 'https://x.example/a.png', 'https://x.example/h.png'
     from generate_series(1, 1100) n`,
    [agent.email],
  )
  const dataOf = async (who: { token: string }) =>
    (await callAs(app, who, accountApi.data, {})).body as Record<string, Row[]>
  const agents = await dataOf(agent)
  expect(agents.listings).toHaveLength(1104)
  expect(new Set(agents.listings?.map(({ id }) => id)).size).toBe(1104)
  expect(agents.offersReceived).toEqual([expect.objectContaining({ title: home.title, amountCents: 25000050 })])
  expect(JSON.stringify(agents)).not.toContain(buyer.email)
  expect(JSON.stringify(agents)).not.toContain(buyer.name)
  const buyers = await dataOf(buyer)
  expect(buyers.profile).toEqual([expect.objectContaining({ email: buyer.email, name: buyer.name })])
  expect(buyers.offersMade).toHaveLength(1)
  expect(JSON.stringify(buyers)).not.toContain(agent.email)
})

test('the data comes as a file that proxies must not store', async () => {
  const person = await make.user(app)
  const { headers } = await callAs(app, person, accountApi.data, {})
  expect(headers.get('content-disposition')).toBe('attachment; filename="my-data.json"')
  expect(headers.get('cache-control')).toBe('no-store')
})

test('rejects downloads above the limit of exports', async () => {
  const person = await make.user(app)
  const get = () =>
    fetch(`${app.url}/api${accountApi.data.path}`, { headers: { authorization: `Bearer ${person.token}` } })
  for (let at = 0; at < 20; at++) {
    const answer = await get()
    expect([answer.status, JSON.parse(await answer.text())]).toEqual([200, expect.anything()])
  }
  const refused = await get()
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
})
