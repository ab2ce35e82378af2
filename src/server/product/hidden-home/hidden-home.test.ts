import { afterAll, beforeAll, expect, test } from 'vitest'
import { agentApi } from '#contract/agent'
import { hiddenHomeApi, MAX_HIDDEN_HOMES } from '#contract/hidden-home'
import { propertyApi } from '#contract/property'
import { propertyPicksApi } from '#contract/property-picks'
import { type Callers, callAs, everybody, type TestApp } from '../../../../test/people/access.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: TestApp
let who: Callers
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  who = await everybody(app)
})
afterAll(async () => app.close())

type As = keyof Callers
type Home = Partial<Parameters<typeof make.property>[1]>
const home = (given: Home = {}) => make.property(app, { agent: who.agent, ...given })
const hide = (as: As, id: string) => callAs(app, who[as], hiddenHomeApi.hide, { params: { id } })
const show = (as: As, id: string) => callAs(app, who[as], hiddenHomeApi.show, { params: { id } })
const isHidden = async (as: As, id: string) =>
  (await callAs(app, who[as], hiddenHomeApi.one, { params: { id } })).body.isHidden

const lake = { latitude: 44.05, longitude: -121.3, precision: 'exact', location: 'Lake Road, Bend' } as const

async function homesOfThree(word: string) {
  const given = { ...lake, type: 'house', bedrooms: 3, features: [`${word} pier`] } satisfies Home
  const [one, other, third] = [
    await home({ ...given, title: `${word} one` }),
    await home({ ...given, title: `${word} two` }),
    await home({ ...given, title: `${word} three` }),
  ]
  return { one, other, third }
}

async function seenBy(as: As, q: string) {
  const [caller, query] = [who[as], { q }]
  const list = await callAs(app, caller, propertyApi.verified, { query: { ...query, limit: '12' } })
  const facets = await callAs(app, caller, propertyApi.facets, { query })
  const pins = await callAs(app, caller, propertyApi.clusters, {
    query: { ...query, bbox: '-122,44,-121,45', zoom: '9' },
  })
  return {
    titles: list.body.map(({ title }: { title: string }) => title),
    total: list.headers.get('x-total-count'),
    counted: [facets.body.total, facets.body.type.house, facets.body.bedrooms['3+'], facets.body.feature[`${q} pier`]],
    pinned: pins.body.clusters.reduce((sum: number, { count }: { count: number }) => sum + count, 0),
  }
}

test('a hidden home is left out of the list, its total, the numbers of options and the pins of that person only', async () => {
  const { other } = await homesOfThree('heron')
  const all = { titles: ['heron three', 'heron two', 'heron one'], total: '3', counted: [3, 3, 3, 3], pinned: 3 }
  expect(await seenBy('user', 'heron')).toEqual(all)
  expect((await hide('user', other.id)).body).toEqual({ modifiedCount: 1 })
  const left = { titles: ['heron three', 'heron one'], total: '2', counted: [2, 2, 2, 2], pinned: 2 }
  expect(await seenBy('user', 'heron')).toEqual(left)
  for (const as of ['anonymous', 'otherUser', 'admin'] as const) expect(await seenBy(as, 'heron')).toEqual(all)
  expect((await show('user', other.id)).body).toEqual({ deletedCount: 1 })
  expect(await seenBy('user', 'heron')).toEqual(all)
})

test('a search by nothing, in each order and on its further pages, leaves hidden homes out', async () => {
  const { one, third } = await homesOfThree('egret')
  await hide('otherAgent', one.id)
  await hide('otherAgent', third.id)
  for (const sort of ['newest', 'priceAsc', 'priceDesc', 'perAreaAsc'] as const) {
    const found: string[] = []
    let cursor: string | undefined
    do {
      const query = { sort, limit: '2', ...(cursor && { cursor }) }
      const page = await callAs(app, who.otherAgent, propertyApi.verified, { query })
      found.push(...page.body.map(({ _id }: { _id: string }) => _id))
      cursor = decodeURIComponent(/[?&]cursor=([^&>]+)/.exec(page.headers.get('link') ?? '')?.[1] ?? '')
    } while (cursor)
    const { rows } = await app.db.$client.query(`select id from property where status = 'verified' and sold_at is null`)
    const others = rows.map(({ id }) => id).filter((id) => id !== one.id && id !== third.id)
    expect(new Set(found)).toEqual(new Set(others))
    expect(found).toHaveLength(others.length)
  }
})

test('a search that finds hidden homes alone finds nothing, and names no filter that would bring them back', async () => {
  const { id } = await home({ ...lake, title: 'Osprey hut', type: 'land' })
  await hide('user', id)
  const query = { q: 'osprey', type: 'land' }
  const { body, headers } = await callAs(app, who.user, propertyApi.verified, { query })
  expect([body, headers.get('x-total-count'), headers.get('x-searched-for')]).toEqual([[], '0', null])
  const facets = await callAs(app, who.user, propertyApi.facets, { query })
  expect(facets.body).toMatchObject({ total: 0, without: [] })
})

test('similar homes, suggestions and its agent’s homes leave a hidden one out for that person only', async () => {
  const { one, other, third } = await homesOfThree('grebe')
  const idsOf = (homes: { _id: string }[]) => homes.map(({ _id }) => _id)
  const seen = async (as: As) => {
    const caller = who[as]
    const similar = await callAs(app, caller, propertyPicksApi.similar, { params: { id: one.id } })
    const suggested = await callAs(app, caller, propertyApi.suggestions, { query: { q: 'grebe' } })
    const ofAgent = { params: { id: who.agent.id }, query: { limit: '50' } }
    const homes = await callAs(app, caller, agentApi.homes, ofAgent)
    return {
      similar: idsOf(similar.body.homes).filter((id) => [other.id, third.id].includes(id)),
      suggested: idsOf(suggested.body.homes),
      hasIt: idsOf(homes.body).includes(other.id),
      total: Number(homes.headers.get('x-total-count')),
    }
  }
  const [before, ofAnonymous] = [await seen('user'), await seen('anonymous')]
  expect(before).toMatchObject({ suggested: [third.id, other.id, one.id], hasIt: true })
  expect(new Set(before.similar)).toEqual(new Set([other.id, third.id]))
  await hide('user', other.id)
  const without = { similar: [third.id], suggested: [third.id, one.id], hasIt: false, total: before.total - 1 }
  expect(await seen('user')).toEqual(without)
  expect(await seen('anonymous')).toEqual(ofAnonymous)
  expect(await seen('otherUser')).toMatchObject({ suggested: before.suggested, hasIt: true })
})

test('the page of a hidden home and a comparison that names it show it', async () => {
  const { id } = await home()
  await hide('user', id)
  expect((await callAs(app, who.user, propertyApi.one, { params: { id } })).status).toBe(200)
  const compared = await callAs(app, who.user, propertyPicksApi.byIds, { query: { ids: id } })
  expect(compared.body.homes).toMatchObject([{ _id: id }])
})

test('hidden homes are listed last first, also those out of public view, and go with the home', async () => {
  const { one, other, third } = await homesOfThree('tern')
  for (const { id } of [one, other, third]) await hide('fraud', id)
  await app.db.$client.query(`update property set market = 'paused' where id = $1`, [one.id])
  await callAs(app, who.agent, propertyApi.remove, { params: { id: other.id } })
  const { body, headers } = await callAs(app, who.fraud, hiddenHomeApi.list, { query: {} })
  expect(body).toMatchObject([
    { propertyId: third.id, title: 'tern three', location: lake.location, sold: false },
    { propertyId: one.id, market: 'paused' },
  ])
  expect(headers.get('x-total-count')).toBe('2')
})

test('hiding a home twice hides it once, and another person’s choice is their own', async () => {
  const { id } = await home()
  const answers = await Promise.all(Array.from({ length: 10 }, () => hide('user', id)))
  expect(answers.reduce((sum, { body }) => sum + body.modifiedCount, 0)).toBe(1)
  expect([await isHidden('user', id), await isHidden('otherUser', id)]).toEqual([true, false])
  expect((await show('otherUser', id)).status).toBe(404)
  expect(await isHidden('user', id)).toBe(true)
})

test('refuses to hide one’s own home, one that is not public, and an unknown one', async () => {
  const { id } = await home()
  expect((await hide('agent', id)).status).toBe(409)
  expect((await hide('user', (await home({ status: 'pending' })).id)).status).toBe(404)
  expect((await hide('user', (await home({ withdrawn: true })).id)).status).toBe(404)
  expect((await hide('user', who.user.id)).status).toBe(404)
  expect((await hide('user', 'nonsense')).status).toBe(404)
})

test(`a person hides at most ${MAX_HIDDEN_HOMES} homes, also at once`, async () => {
  const person = await make.user(app)
  await app.db.$client.query(
    `insert into property (id, title, location, price, date, description, agent_email, agent_name, agent_image, image)
     select ('0198' || lpad(to_hex(n), 8, '0') || '70008000000000000000')::uuid, 'H', 'L', '', '2026-01-01', 'D', $2, 'A', '', ''
     from generate_series(1, $1::int) n`,
    [MAX_HIDDEN_HOMES - 1, who.agent.email],
  )
  await app.db.$client.query(
    `insert into hidden_home (id, user_id, property_id) select id, $1, id from property where title = 'H' and location = 'L'`,
    [person.id],
  )
  const homes = [await home(), await home(), await home()]
  const answers = await Promise.all(homes.map(({ id }) => callAs(app, person, hiddenHomeApi.hide, { params: { id } })))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
  const { body } = answers.find(({ status }) => status === 409) ?? {}
  expect(body.detail).toBe('You can hide at most 2000 homes. Bring some of them back first.')
})
