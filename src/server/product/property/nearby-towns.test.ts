import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyApi } from '#contract/property'
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

const townsOf = (id: string) => callAs(app, who.anonymous, propertyApi.towns, { params: { id } })

test('names the nearest place and the nearest large town of a home', async () => {
  const { id } = await make.property(app, { agent: who.agent })
  await app.db.$client.query('update property set latitude = 51.8965, longitude = -1.7591 where id = $1', [id])
  const { towns } = (await townsOf(id)).body
  expect(towns).toMatchObject([{ name: 'Bourton on the Water' }, { name: 'Cheltenham', direction: 'east' }])
  expect(towns[0].km).toBeCloseTo(1.3, 0)
})

test('names none of a home whose point is not known', async () => {
  const { id } = await make.property(app, { agent: who.agent, location: 'Nowhere known' })
  await app.db.$client.query('update property set latitude = null, longitude = null where id = $1', [id])
  expect((await townsOf(id)).body).toEqual({ towns: [] })
})

test('returns 404 for towns of an unknown home', async () => {
  expect((await townsOf('0198c1f0-0000-7000-8000-000000000000')).status).toBe(404)
})
