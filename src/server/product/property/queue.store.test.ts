import { afterAll, beforeAll, expect, test } from 'vitest'
import { decisionQueueApi } from '#contract/decision-queue'
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

const around = async (id: string) => (await callAs(app, who.admin, decisionQueueApi.around, { params: { id } })).body

test('an admin steps through the pending homes in the order of their list, also from one decided since', async () => {
  const [oldest, middle, newest] = [
    await make.property(app, { agent: who.agent, status: 'pending' }),
    await make.property(app, { agent: who.agent, status: 'pending' }),
    await make.property(app, { agent: who.otherAgent, status: 'pending' }),
  ]
  await make.property(app, { agent: who.agent })
  const list = await callAs(app, who.admin, propertyApi.list, { query: { status: 'pending' } })
  expect(list.body.map(({ _id }: { _id: string }) => _id)).toEqual([newest.id, middle.id, oldest.id])

  expect(await around(newest.id)).toEqual({ before: 0, after: 2, next: middle.id })
  expect(await around(middle.id)).toEqual({ before: 1, previous: newest.id, after: 1, next: oldest.id })
  await callAs(app, who.admin, propertyApi.decide, { params: { id: middle.id }, body: { status: 'verified' } })
  expect(await around(middle.id)).toEqual({ before: 1, previous: newest.id, after: 1, next: oldest.id })
  expect(await around(newest.id)).toEqual({ before: 0, after: 1, next: oldest.id })
})
