/** @module-tag all */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reviewApi } from '#contract/review'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
})
afterAll(() => app.close())

test('rejects more than sixty reviews a minute with a time to retry; other users are not limited', async () => {
  const [person, other] = [await make.user(app), await make.user(app)]
  const body = { propertyTitle: 'Mill House', agentName: 'Ida', reviewDescription: 'Lovely.' }
  const write = (who = person) => callAs(app, who, reviewApi.write, { body })
  const answers = await Promise.all(Array.from({ length: 61 }, () => write()))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(60)
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await write(other)).status).toBe(201)
})
