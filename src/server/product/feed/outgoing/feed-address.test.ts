import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agentApi } from '#contract/agent'
import { feedAddressApi, OUTGOING_FORMATS } from '#contract/feed-address'
import type { ContactsShown } from '#contract/home-contact'
import { addFeed, type FeedWorld, feedWorld, homesOf, runOnce } from '../../../../../test/feeds/feed-world.ts'
import { callAs } from '../../../../../test/people/access.ts'
import { make } from '../../../../../test/people/make.ts'
import { properties } from '../../tables/property.ts'

let world: FeedWorld
beforeAll(async () => {
  world = await feedWorld()
  await make.property(world.app, { agent: world.agent, title: 'Weir House', price: '£250,000', bedrooms: 3 })
  await make.property(world.app, { agent: world.agent, title: 'Hidden House', status: 'pending' })
})
afterAll(async () => world.close())

const ask = async (call: 'read' | 'make' | 'remove') =>
  (await callAs(world.app, world.agent, feedAddressApi[call], {})).body as { path?: string }
const fetchOf = (path: string | undefined, format: string, etag = '') =>
  fetch(`${world.app.url}/api${path}/${format}`, { headers: etag ? { 'if-none-match': etag } : {} })

test.each(OUTGOING_FORMATS)('another site reads the homes for sale as %s', async (format) => {
  const { path } = await ask('make')
  const answer = await fetchOf(path, format)
  expect(answer.status).toBe(200)
  const text = await answer.text()
  expect(text).not.toContain('Hidden House')
  const portal = { ...world, agent: await make.user(world.app, { role: 'agent' }) }
  world.agency.files.set('/homes.csv', { body: text })
  const run = await runOnce(portal, await addFeed(portal), { isTrial: true })
  expect(run.counts.read).toBe(1)
  expect(await homesOf(portal)).toEqual({})
})

test('answers 304 until a home changes, and 404 once the address has ended', async () => {
  const { path } = await ask('make')
  const etag = (await fetchOf(path, 'csv')).headers.get('etag') ?? ''
  expect((await fetchOf(path, 'csv', etag)).status).toBe(304)
  await make.property(world.app, { agent: world.agent, title: 'Mill House' })
  expect((await fetchOf(path, 'csv', etag)).status).toBe(200)
  expect(await ask('read')).toEqual({ path })
  expect((await ask('make')).path).not.toBe(path)
  expect((await fetchOf(path, 'csv')).status).toBe(404)
  const { path: last } = await ask('read')
  expect((await fetchOf(last, 'docx')).status).toBe(404)
  await ask('remove')
  expect((await fetchOf(last, 'csv')).status).toBe(404)
  expect(await ask('read')).toEqual({})
})

test('a price of two amounts leaves with both', async () => {
  const agent = await make.user(world.app, { role: 'agent' })
  await make.property(world.app, { agent, price: '£250,000 - £300,000', priceKind: 'guide' })
  const { path } = (await callAs(world.app, agent, feedAddressApi.make, {})).body as { path: string }
  expect(await (await fetchOf(path, 'csv')).text()).toContain('250000 - 300000')
  const reaxml = await (await fetchOf(path, 'reaxml')).text()
  expect(reaxml).toContain('<range><min>250000</min><max>300000</max></range>')
  expect(reaxml).toContain('Price guide $250000 - $300000')
})

test('a file has as much of a contact as its agent shows, and is another one once that changes', async () => {
  const agent = await make.user(world.app, { role: 'agent' })
  const contact = { name: 'Kim Lee', phone: '+442079460123', email: 'kim@agency.example' }
  const { id } = await make.property(world.app, { agent })
  await world.app.db.update(properties).set({ contact }).where(eq(properties.id, id))
  const { path } = (await callAs(world.app, agent, feedAddressApi.make, {})).body as { path: string }
  const show = (contactsShown: ContactsShown) =>
    callAs(world.app, agent, agentApi.showContacts, { body: { contactsShown } })
  const first = await fetchOf(path, 'openimmo')
  const text = await first.text()
  expect(text).toContain('<name>Kim Lee</name>')
  expect(text).toContain(`<email_direkt>${agent.email}</email_direkt>`)
  expect(text).not.toContain(contact.phone)
  await show('all')
  const whole = await fetchOf(path, 'openimmo', first.headers.get('etag') ?? '')
  expect(whole.status).toBe(200)
  expect(await whole.text()).toContain(
    '<email_direkt>kim@agency.example</email_direkt><tel_durchw>+442079460123</tel_durchw><name>Kim Lee</name>',
  )
  await show('none')
  expect(await (await fetchOf(path, 'openimmo')).text()).not.toContain('Kim Lee')
})

async function newAddress(): Promise<string> {
  const other = await make.user(world.app, { role: 'agent' })
  return ((await callAs(world.app, other, feedAddressApi.make, {})).body as { path: string }).path
}
const statusesOf = (paths: string[]) =>
  Promise.all(paths.map(async (path) => (await fetchOf(path, 'csv', '"none"')).status))

test('limits the files of each agent, and lets one portal fetch those of many', async () => {
  const path = await newAddress()
  const statuses = await statusesOf(Array<string>(65).fill(path))
  expect(statuses.filter((status) => status === 200)).toHaveLength(60)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  expect(await statusesOf([await newAddress()])).toEqual([200])
})

test('limits wrong secrets by the address that tries them, and not those that are right', async () => {
  const statuses = await statusesOf(Array.from({ length: 70 }, (_, at) => `/feedFiles/wrong-${at}`))
  expect(statuses).toContain(429)
  expect(await statusesOf([await newAddress()])).toEqual([200])
})

test('refuses a file in a currency that its format can’t say, and gives the others', async () => {
  const swiss = await feedWorld({ CURRENCY: 'CHF' })
  const { body } = await callAs(swiss.app, swiss.agent, feedAddressApi.make, {})
  const { path } = body as { path: string }
  const kyero = await fetch(`${swiss.app.url}/api${path}/kyero`)
  expect(kyero.status).toBe(409)
  expect(await kyero.json()).toMatchObject({
    detail: 'Kyero takes prices in EUR, GBP and USD, and those of this site are in CHF.',
  })
  expect((await fetch(`${swiss.app.url}/api${path}/openimmo`)).status).toBe(200)
  await swiss.close()
})

test('says when a home was last changed', async () => {
  const { path } = await ask('make')
  const { value } = (await (await fetchOf(path, 'reso')).json()) as { value: { ModificationTimestamp: string }[] }
  expect(value[0]?.ModificationTimestamp).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
})
