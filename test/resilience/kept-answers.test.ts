import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../people/access.ts'
import { testApp } from '../server/app.ts'
import { builtPage } from '../server/built-page.ts'
import { staleReads, twoServers } from './kept-answers/walk.ts'

/** `npm run proof -- kept-answers --steps 10000` sets it. */
const steps = Number(process.env.KEPT_ANSWERS_STEPS ?? 300)

let judge: TestApp
beforeAll(async () => {
  judge = await testApp({ DEMO: 'false', ANSWER_CACHE_MB: '0' }, undefined, { page: builtPage })
})
afterAll(() => judge.close())

test(`in ${steps} steps of writers and readers on two servers, no reader gets a stale response`, {
  tags: 'all',
  timeout: 1_800_000,
}, async () => {
  const { servers, cast, close } = await twoServers(judge)
  expect(await staleReads({ judge, servers, cast, steps })).toEqual([])
  await close()
})
