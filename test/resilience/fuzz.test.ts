/** @module-tag all */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../people/access.ts'
import { testApp } from '../server/app.ts'
import { describeFinding, fuzz } from './fuzz/fuzz.ts'

/** `npm run proof -- fuzz --calls 10000 --seed 7` sets both; `npm run test:all` does so with a new seed each time. */
const { FUZZ_CALLS = '200', FUZZ_SEED } = process.env
const seed = Number(FUZZ_SEED ?? 1)
const say = FUZZ_SEED ? (line: string) => console.log(line) : undefined

let app: TestApp
beforeAll(async () => {
  app = await testApp({ DEMO: 'false', RECONCILE_SECONDS: '3600' })
})
afterAll(() => app.close())

test(`${FUZZ_CALLS} calls of any kind by any role never fail, take long or change what they may not (seed ${seed})`, {
  timeout: 3_600_000,
}, async () => {
  const { findings, ...figures } = await fuzz({ app, calls: Number(FUZZ_CALLS), seed, say })
  say?.(JSON.stringify(figures, null, 2))
  expect(findings.map(describeFinding)).toEqual([])
})
