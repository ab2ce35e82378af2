import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../people/access.ts'
import { testApp } from '../server/app.ts'
import { describeFinding, fuzz } from './fuzz/fuzz.ts'

/** `npm run proof -- fuzz --calls 10000 --seed 7` sets both; without it, each run tries something new beside what it always tries. */
const { FUZZ_CALLS = '200', FUZZ_SEED } = process.env
const seeds = FUZZ_SEED ? [Number(FUZZ_SEED)] : [1, Date.now() % 1_000_000]
const say = FUZZ_SEED ? (line: string) => console.log(line) : undefined

let app: TestApp
beforeAll(async () => {
  app = await testApp({ DEMO: 'false', RECONCILE_SECONDS: '3600' })
})
afterAll(() => app.close())

test.each(seeds)(
  `of ${FUZZ_CALLS} calls of any kind by anybody, none fails, is slow or changes what it may not (seed %i)`,
  async (seed) => {
    const { findings, ...figures } = await fuzz({ app, calls: Number(FUZZ_CALLS), seed, say })
    say?.(JSON.stringify(figures, null, 2))
    expect(findings.map(describeFinding)).toEqual([])
  },
  3_600_000,
)
