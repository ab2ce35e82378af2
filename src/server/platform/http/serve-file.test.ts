import Fastify from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { accountApi } from '#contract/account'
import type { TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { Busy } from '../../refusal.ts'
import { accessTokens } from '../access/access-token.ts'
import { publicAnswers } from '../answer-cache/public-answers.ts'
import { announcements } from '../db/announcements.ts'
import type { FairQueue } from '../timing/fair-queue.ts'
import { answerRefusal } from './answer-refusal.ts'
import { serveFile } from './serve-file.ts'

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await testApp()
  person = await make.user(app)
})
afterAll(() => app.close())

/** Reads a file of these pieces, which are read in turns. */
async function download(exportTurns: FairQueue, pieces: AsyncIterable<string> | string[]) {
  const { db, parts } = app
  const changes = announcements(app.databaseUrl, () => {}) // never asked, as nothing is kept
  const answers = publicAnswers({
    changes,
    maxBytes: 0,
    now: () => new Date(),
    timed: { table: 'offer', nextChange: async () => undefined },
  })
  const policy = parts.settings
  const gate = {
    db,
    reads: async () => expect.fail(),
    tokens: accessTokens(parts.secret),
    answers,
    policy,
    exportTurns,
  }
  const server = Fastify()
  onTestFinished(() => server.close())
  server.setErrorHandler(answerRefusal)
  serveFile(server, gate, accountApi.data, async () => pieces)
  return server.inject({ url: accountApi.data.path, headers: { authorization: `Bearer ${person.token}` } })
}

test('each piece of a file is read in a turn of its person', async () => {
  const turns: string[] = []
  const inTurn: FairQueue = async (key, work) => {
    turns.push(key)
    return work()
  }
  const { statusCode, body } = await download(inTurn, ['a', 'b', 'c'])
  expect([statusCode, body]).toEqual([200, 'abc'])
  expect(turns).toEqual(Array(4).fill(person.id)) // the last finds the end
})

test('refuses a file when its turn does not come, and closes its source', async () => {
  const busy: FairQueue = async () => {
    throw new Busy('Many people are exporting right now.')
  }
  expect((await download(busy, ['a'])).statusCode).toBe(503)
  let isClosed = false
  let turn = 0
  async function* endless() {
    try {
      for (;;) yield 'a'
    } finally {
      isClosed = true
    }
  }
  const failing: FairQueue = async (_key, work) => {
    if (turn++ === 3) throw new Busy('Many people are exporting right now.')
    return work()
  }
  await download(failing, endless()).catch(() => {}) // it ends in the middle
  expect(isClosed).toBe(true)
})
