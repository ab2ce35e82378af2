import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reviewApi } from '#contract/review'
import { type Callers, callAs, everybody, type TestApp } from '../../../../test/people/access.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: TestApp
let who: Callers
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  who = await everybody(app)
})
afterAll(async () => app.close())

test('reviews are found by every word of home, agent, writer and text, and by no e-mail address', async () => {
  const word = randomUUID()
  const texts = { propertyTitle: `Barn ${word}`, agentName: 'Ida Weir', reviewDescription: 'Bright & cold, 100 % ours' }
  const { body } = await callAs(app, who.user, reviewApi.write, { body: texts })
  const found = async (q: string) => {
    const list = await callAs(app, who.anonymous, reviewApi.list, { query: { q: `${word} ${q}` } })
    return list.body.map(({ _id }: { _id: string }) => _id)
  }
  for (const q of ['', 'BARN', 'weir bright', '&', '%', 'user doe'])
    expect([q, await found(q)]).toEqual([q, [body.insertedId]])
  for (const q of ['zeppelin', who.user.email, `' or 1=1 --`, 'b_rn', 'b%n'])
    expect([q, await found(q)]).toEqual([q, []])
  const long = { query: { q: 'a'.repeat(201) } }
  expect((await callAs(app, who.anonymous, reviewApi.list, long)).status).toBe(422)
})
