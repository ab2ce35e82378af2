/** @module-tag all */
import { expect, test } from 'vitest'
import { testApp } from '../server/app.ts'
import { reached, walk } from './model/walk.ts'

/** `npm run proof -- model --sequences 1000 --seed 7` sets both; `npm run test:all` does so with a new seed each time. */
const { MODEL_SEQUENCES = '10', MODEL_SEED } = process.env
const seed = Number(MODEL_SEED ?? 1)
/** The number of sequences on one database: what is looked for in all of its rows stays quick. */
const A_DATABASE = 25

test(`the server matches the model in ${MODEL_SEQUENCES} sequences of moves, with consistent books (seed ${seed})`, {
  timeout: 7_200_000,
}, async () => {
  const figures: Record<string, number> = { moves: 0 }
  for (let done = 0; done < Number(MODEL_SEQUENCES); done += A_DATABASE) {
    const app = await testApp({ DEMO: 'false', RECONCILE_SECONDS: '0.5' })
    const numRuns = Math.min(A_DATABASE, Number(MODEL_SEQUENCES) - done)
    try {
      const found = { moves: await walk(app, { numRuns, seed: seed + done }), ...(await reached(app)) }
      for (const [name, count] of Object.entries(found)) figures[name] = (figures[name] ?? 0) + count
    } finally {
      await app.close()
    }
    if (MODEL_SEED) console.log(`${done + numRuns} sequences: ${JSON.stringify(figures)}`)
  }
  expect(figures.bought).toBeGreaterThan(0)
})
