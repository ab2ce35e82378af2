import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { resoOf } from 'feed-formats/sample-files'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { propertyApi } from '#contract/property'
import { addFeed, csvOf, type FeedWorld, feedWorld, homesOf, runOnce } from '../../../../test/feeds/feed-world.ts'
import { callAs } from '../../../../test/people/access.ts'
import { make } from '../../../../test/people/make.ts'
import { feeds } from '../tables/feed.ts'
import { properties } from '../tables/property.ts'
import { importFile } from './import-file.ts'

let world: FeedWorld
let lines: string[]
beforeAll(async () => {
  world = await feedWorld()
})
afterAll(async () => world.close())
beforeEach(async () => {
  world.agent = await make.user(world.app, { role: 'agent' })
})

async function bring(text: string) {
  const file = join(world.app.spoolFolder, 'homes')
  await writeFile(file, text)
  lines = []
  const { db, parts } = world.app
  const context = { db, gazetteer: parts.geocoder, currency: 'USD' as const, reportFolders: [world.app.spoolFolder] }
  const say = (line: string) => void lines.push(line)
  const request = { file, agent: world.agent.email, verifyAs: undefined }
  return importFile(request, { ...context, screen: { write: () => {} }, say, stopped: () => false })
}
/** The fields that differ between two agents' listings of one home. */
const OF_ONE_AGENT = ['_id', 'email', 'agentId', 'agentEmail', 'agentName', 'agentImage']

async function shownOf(id: string) {
  const params = { id: (await homesOf(world))[id]?.id ?? '' }
  const { body } = await callAs(world.app, world.agent, propertyApi.one, { params })
  return Object.fromEntries(Object.entries(body).filter(([field]) => !OF_ONE_AGENT.includes(field)))
}

test('a home has the same row by an import as by a feed, first and when it changes', async () => {
  const home = { UnparsedAddress: '12 Alder St, Springfield, IL 62704', City: 'Springfield', BedroomsTotal: 3 }
  const files = [resoOf(home), resoOf({ ...home, UnparsedAddress: '14 Alder St, Springfield, IL 62704' })]
  const feed = await addFeed(world)
  const ofFeed: unknown[] = []
  for (const body of files) {
    world.agency.files.set('/homes.csv', { body })
    await runOnce(world, feed)
    ofFeed.push(await shownOf('A'))
  }
  expect(ofFeed).toMatchObject([{ address: { houseNumber: '12' } }, { address: { houseNumber: '14' } }])
  world.agent = await make.user(world.app, { role: 'agent' })
  const ofImport: unknown[] = []
  for (const text of files) {
    await bring(text)
    ofImport.push(await shownOf('A'))
  }
  expect(ofImport).toEqual(ofFeed)
})

test('lists a home without the open time at which its agent is elsewhere, and says so', async () => {
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const openTimes = `${day}T10:00:00.000Z/${day}T10:30:00.000Z`
  const homes = [
    { id: 'R1', openTimes },
    { id: 'R2', openTimes },
  ]
  const propertyImage = 'https://a.example/p.jpg'
  expect(await bring(csvOf(homes.map((home) => ({ ...home, propertyImage }))))).toMatchObject({ listed: 2, refused: 0 })
  expect(lines).toContain('Values left out or shortened: 1')
  expect(lines.filter((line) => line.startsWith('  R2: '))).toEqual([
    expect.stringContaining('You have another open time then: Home R1'),
  ])
})

test('a home of an earlier version that is sold is refused when the file says something else', async () => {
  const file = (price: string) => csvOf([{ id: 'A', price, propertyImage: 'https://a.example/p.jpg' }])
  await bring(file('100000'))
  await world.app.db.delete(feeds)
  await world.app.db.update(properties).set({ soldAt: new Date() })
  expect(await bring(file('200000'))).toMatchObject({ changed: 0, refused: 1 })
  expect(lines).toContain('  line 2: It is sold on the site, so nothing of it is changed.')
  expect((await homesOf(world)).A?.price).toBe('100000')
})
