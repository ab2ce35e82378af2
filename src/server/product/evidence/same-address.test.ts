import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { evidenceApi, type HomeEvidence } from '#contract/evidence'
import { propertyApi } from '#contract/property'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { checkAllHomes } from '../../../../test/people/evidence-stage.ts'
import { sampleListing } from '../../../../test/people/listing.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { users } from '../../platform/db/tables/user.ts'
import { checkedProperties } from '../tables/evidence.ts'
import { readAddressKeys } from './read-address-keys.ts'

let app: TestApp
let admin: Person
let agents: Person[]
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  admin = await make.user(app, { role: 'admin' })
  agents = [await agentSince(90), await agentSince(90)]
})
afterAll(async () => app.close())

async function agentSince(days: number): Promise<Person> {
  const agent = await make.user(app, { role: 'agent' })
  const createdAt = new Date(Date.now() - days * 86_400_000)
  await app.db.update(users).set({ createdAt }).where(eq(users.id, agent.id))
  return agent
}
const checkAll = () => checkAllHomes(app, ['manyInADay'])
async function rulesAbout(id: string): Promise<string[]> {
  const { body } = await callAs(app, admin, evidenceApi.list, { query: { ids: id } })
  return (body as { homes: HomeEvidence[] }).homes.flatMap(({ findings }) => findings.map(({ rule }) => rule))
}
/** Lists a home at each of two locations by two agents, and returns what is found about the second. */
async function found(one: string, other: string): Promise<string[]> {
  const [first, second] = agents as [Person, Person]
  await make.property(app, { agent: first, location: one })
  const { id } = await make.property(app, { agent: second, location: other, status: 'pending' })
  await checkAll()
  return rulesAbout(id)
}

test.each([
  ['100 Main St, Apt 4B, Springfield, IL 62704', '100 Main St, Apt 9C, Springfield, IL 62704'],
  ['12 Mill Lane, Flat 3, Larkford, LK1 1AA', '12 Mill Lane, Flat 5, Larkford, LK1 1AA'],
  ['Ground Floor, 14 Mill Lane, Larkford, LK1 1AA', 'Second Floor, 14 Mill Lane, Larkford, LK1 1AA'],
  ['Calle Mayor 5, 3º B, Madrid', 'Calle Mayor 5, 3º B, Sevilla'],
  ['100 Main St, Portland, ME', '100 Main St, Portland, OR'],
])('%s is another home than %s', async (one, other) => {
  expect(await found(one, other)).toEqual([])
})

test.each([
  ['Flat 3, 16 Mill Lane, Larkford, LK1 1AA', 'Apartment 3, 16 Mill Lane, Larkford, LK1 1AA'],
  ['2/18 Smith Street, Richmond VIC 3121', 'Unit 2, 18 Smith Street, Richmond, VIC 3121'],
  ['300 Main St Apt 4B, Springfield, IL 62704', '300 Main St, Apt 4B, Springfield, IL 62704'],
  ['Flat 14, Watermill Way, London SW19 2RD', 'Apartment 14, Watermill Way, London, SW19 2RD'],
  ['18 Elm Row, Larkford, LK1 1AB', '18 Elm Row, Larkford'],
])('another agent’s %s is found to be %s', async (one, other) => {
  expect(await found(one, other)).toEqual(['listedByAnother'])
})

test('finds the home of another agent who shows its town alone', async () => {
  const [first, second] = agents as [Person, Person]
  const location = 'Flat 3, 19 Zephyr Walk, Larkford, LK1 1AA'
  const body = { ...sampleListing, location, addressShown: 'town' as const }
  await callAs(app, first, propertyApi.create, { body })
  const { id } = await make.property(app, { agent: second, location, status: 'pending' })
  await checkAll()
  expect(await rulesAbout(id)).toEqual(['listedByAnother'])
})

const plot = { type: 'house', bedrooms: 3, area: 96, latitude: 39.79, longitude: -89.65, precision: 'exact' } as const

test('plots of a development with numbers of their own are not listed twice', async () => {
  const [agent] = agents as [Person]
  const ids: string[] = []
  for (const number of [1, 2, 3]) {
    const location = `Plot ${number}, Orchard Rise, Springfield, Illinois`
    ids.push((await make.property(app, { ...plot, agent, location, status: 'pending' })).id)
  }
  const title = { location: 'Orchard Close, Springfield, Illinois', latitude: 39.81 }
  for (const number of [1, 2])
    ids.push((await make.property(app, { ...plot, ...title, agent, title: `Plot ${number}`, status: 'pending' })).id)
  await checkAll()
  for (const id of ids) expect(await rulesAbout(id)).toEqual([])
})

test('one plot that is listed twice is found', async () => {
  const [agent] = agents as [Person]
  const location = 'Plot 9, Orchard Rise, Springfield, Illinois'
  await make.property(app, { ...plot, agent, location })
  const { id } = await make.property(app, { ...plot, agent, location: location.replace(',', ' –'), status: 'pending' })
  await checkAll()
  expect(await rulesAbout(id)).toEqual(['listedTwice'])
})

test('listings that an earlier version has checked are found once their addresses are read', async () => {
  const [first, second] = agents as [Person, Person]
  const older = await make.property(app, {
    agent: first,
    location: '77 Weir Lane, Larkford, LK1 1AC',
    status: 'pending',
  })
  await checkAll()
  const ofOlder = eq(checkedProperties.propertyId, older.id)
  await app.db.update(checkedProperties).set({ addressKeys: null }).where(ofOlder)
  await readAddressKeys({ db: app.db })({}, { stopping: AbortSignal.timeout(60_000) })
  const { id } = await make.property(app, {
    agent: second,
    location: '77 Weir Ln, Larkford LK1 1AC',
    status: 'pending',
  })
  await checkAll()
  expect(await rulesAbout(id)).toEqual(['listedByAnother'])
  expect(await app.db.$count(checkedProperties, sql`address_keys is null`)).toBe(0)
})
