/** @module-tag all */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyApi } from '#contract/property'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { sampleChange } from '../../../../test/people/listing.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { testDatabase } from '../../../../test/server/database.ts'
import { stallingProxy } from '../../../../test/server/stalling-proxy.ts'
import { properties } from '../../product/tables/property.ts'
import { openDatabase } from '../db/database.ts'
import type { Watch } from '../http/watch.ts'

/** Sooner than a query of the stalled connection is given up, which drops what is kept, too. */
const WITHIN = { timeout: 1_800 }

let early = 0
const watch: Watch = {
  onAnswer: ({ isKept }) => void (isKept && early++),
  readKeptBytes: () => {},
  readStreams: () => {},
}

let app: TestApp
let proxy: Awaited<ReturnType<typeof stallingProxy>>
let agent: Person
let homeId: string
beforeAll(async () => {
  const direct = await testDatabase()
  proxy = await stallingProxy(direct.url, 'keyhaven changes')
  const db = openDatabase(proxy.url, () => {})
  const close = async () => {
    await db.$client.end()
    proxy.close()
    await direct.close()
  }
  app = await testApp({ DEMO: 'false', ANSWER_CACHE_MB: '8' }, undefined, {
    database: { db, url: proxy.url, close },
    watch,
  })
  agent = await make.user(app, { role: 'agent' })
  homeId = (await make.property(app, { agent, title: 'Rose Cottage' })).id
})
afterAll(() => app.close())

const path = () => `/api/allProperty/${homeId}`
const titleRead = async () => ((await (await fetch(app.url + path())).json()) as { title: string }).title
/** Reads until it is sent as it is kept. */
const readKept = () =>
  expect
    .poll(async () => {
      const before = early
      await titleRead()
      return early - before
    })
    .toBe(1)

test('visitors read changes within about a second while the listening connection is silent', async () => {
  await readKept()
  proxy.stall()
  await app.db.update(properties).set({ title: 'Ivy Cottage' })
  await expect.poll(titleRead, WITHIN).toBe('Ivy Cottage')
  early = 0
  await titleRead()
  expect(early).toBe(0)
  proxy.resume()
  await readKept()
})

test('an agent who changes a home during the stall is answered and reads the change', async () => {
  await readKept()
  proxy.stall()
  const { status } = await callAs(app, agent, propertyApi.update, { params: { id: homeId }, body: sampleChange })
  expect([status, await titleRead()]).toEqual([200, sampleChange.title])
  proxy.resume()
  await readKept()
  expect(await titleRead()).toBe(sampleChange.title)
})
