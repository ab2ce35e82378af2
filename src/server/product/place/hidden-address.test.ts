import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/api'
import type { Endpoint } from '#contract/endpoint'
import { OUTGOING_FORMATS } from '#contract/feed-address'
import { propertyApi } from '#contract/property'
import { screens } from '#contract/screens'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { call } from '../../../../test/people/deal.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { askFor, giveHours, idOf, moveAs, timesAt } from '../../../../test/people/viewing.ts'
import { testApp } from '../../../../test/server/app.ts'
import { mailOutbox } from '../../platform/db/tables/mail.ts'
import { properties } from '../../platform/db/tables/property.ts'
import { matchChangedHomes } from '../alert/match-alerts.ts'

const HIDDEN = /zephyr|quillon|BA1 ?5QX|Flat 37|51\.38765|-2\.36543/i
const home = {
  title: '41 Zephyr Walk',
  location: 'Flat 37, Quillon House, 41 Zephyr Walk, Bath, BA1 5QX, United Kingdom',
  address: {
    unit: 'Flat 37',
    building: 'Quillon House',
    houseNumber: '41',
    street: 'Zephyr Walk',
    town: 'Bath',
    postcode: 'BA1 5QX',
    country: 'GB',
  },
  addressShown: 'town',
  price: '250,000',
  agentImage: '/demo/avatar-2.webp',
  propertyImage: '/demo/home-04-lake-cabin.webp',
  description: 'Quillon House stands in Zephyr Walk. Three rooms.',
  type: 'apartment',
  latitude: 51.38765,
  longitude: -2.36543,
  pictures: [{ url: '/demo/home-12-living-room.webp', caption: 'Seen from Zephyr Walk' }],
}

let app: TestApp
let agent: Person
let admin: Person
let buyer: Person
let stranger: Person
let id: string
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  agent = await make.user(app, { role: 'agent' })
  admin = await make.user(app, { role: 'admin' })
  buyer = await make.user(app)
  stranger = await make.user(app)
  await make.savedSearch(app, buyer, { query: { q: 'Bath' } })
  id = (await callAs(app, agent, propertyApi.create, { body: home as never })).body.insertedId as string
  await callAs(app, admin, propertyApi.decide, { params: { id }, body: { status: 'verified' } })
  await call(app, buyer, 'POST', '/wishlist', { propertyId: id })
  await call(app, buyer, 'POST', '/reviews', { propertyId: id, reviewDescription: 'Light.', rating: 5 })
  await call(app, buyer, 'POST', '/conversations', { propertyId: id, text: 'Is it quiet?' })
  await giveHours(app, agent)
  await matchChangedHomes({ db: app.db, log: app.parts.log })
})
afterAll(() => app.close())

const endpoints = Object.entries(api).flatMap(([noun, calls]) =>
  Object.entries(calls as Record<string, Endpoint>).map(([name, endpoint]) => ({ name: `${noun}.${name}`, endpoint })),
)
const reads = endpoints.filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.path !== '/events')
const QUERIES = ['', '?q=Bath', '?bbox=-180,-85,180,85&zoom=10', `?ids=`, '?location=Bath']

async function textAt(path: string, person?: Person): Promise<string> {
  const headers: Record<string, string> = person
    ? { authorization: `Bearer ${person.token}` }
    : { accept: 'text/html,*/*' }
  return (await fetch(`${app.url}${path}`, { headers })).text()
}

test.each(['anonymous', 'stranger', 'buyer'] as const)('shows no hidden part in any answer to %s', async (who) => {
  const person = { anonymous: undefined, stranger, buyer }[who]
  const leaks: string[] = []
  for (const { name, endpoint } of reads)
    for (const query of QUERIES) {
      const path = endpoint.path.replace(':id', id).replace(':email', encodeURIComponent(person?.email ?? ''))
      const text = await textAt(`/api${path}${query === '?ids=' ? `?ids=${id}` : query}`, person)
      if (HIDDEN.test(text)) leaks.push(`${name}${query}: ${HIDDEN.exec(text)?.[0]}`)
    }
  expect(leaks).toEqual([])
  const { body } = await call(app, person, 'GET', `/allProperty/${id}`)
  expect(body).toMatchObject({
    title: 'Apartment in Bath',
    location: 'Bath, BA1, United Kingdom',
    address: { town: 'Bath', postcode: 'BA1', country: 'GB' },
    addressShown: 'town',
    precision: 'town',
  })
})

test('shows no hidden part in any page, the sitemap or a file for portals', async () => {
  const pages = Object.values(screens).map((screen) => screen.replace(/:\w+/g, id))
  const { path } = (await call(app, agent, 'POST', '/feedAddress', {})).body as { path: string }
  const files = OUTGOING_FORMATS.map((format) => `/api${path}/${format}`)
  for (const address of [...pages, ...files, '/sitemap.xml', '/robots.txt'])
    expect(`${address} ${HIDDEN.exec(await textAt(address))?.[0]}`).toBe(`${address} undefined`)
})

test('a search by the hidden street finds nothing, and one by the town finds the home', async () => {
  const found = async (q: string) =>
    (await call(app, buyer, 'GET', `/allProperty/status?q=${q}`)).body as unknown as { _id: string }[]
  expect(await found('Zephyr')).toEqual([])
  expect((await found('Bath')).map(({ _id }) => _id)).toContain(id)
})

test('writes no hidden part to a buyer without an agreed viewing', async () => {
  const mails = await app.db.select().from(mailOutbox)
  const toBuyer = mails.filter((mail) => JSON.stringify(mail).includes(buyer.email))
  for (const mail of toBuyer) expect(JSON.stringify(mail)).not.toMatch(HIDDEN)
})

test('its agent and admins read the whole, and edit it without losing any of it', async () => {
  for (const person of [agent, admin]) {
    const { body } = await call(app, person, 'GET', `/allProperty/${id}`)
    const { title, location, description, address, latitude, longitude } = home
    expect(body).toMatchObject({
      location: 'Bath, BA1, United Kingdom',
      precision: 'town',
      addressShown: 'town',
      whole: { title, location, description, address, latitude, longitude, precision: 'exact' },
    })
    const listed = (await call(app, person, 'GET', `/allProperty?email=${agent.email}`)).body as unknown as object[]
    expect(listed).toMatchObject([
      { location: 'Bath, BA1, United Kingdom', whole: { title: home.title, location: home.location } },
    ])
  }
  const { title, location, propertyImage } = home
  await callAs(app, agent, propertyApi.update, {
    params: { id },
    body: { title, location, propertyImage, price: '260,000' } as never,
  })
  const whole = {
    title: home.title,
    location: home.location,
    description: home.description,
    latitude: home.latitude,
    address: home.address,
  }
  expect((await call(app, agent, 'GET', `/allProperty/${id}`)).body).toMatchObject({ whole, addressShown: 'town' })
  const [row] = await app.db.select().from(properties).where(eq(properties.id, id))
  expect(JSON.stringify(row)).not.toMatch(HIDDEN)
})

test('a program that sends back what anybody sees loses nothing that is hidden', async () => {
  const { body: seen } = await call(app, agent, 'GET', `/allProperty/${id}`)
  const { title, location, description, address, propertyImage, latitude, longitude, precision, whole } = seen as never
  const body = {
    title,
    location,
    description,
    address,
    propertyImage,
    latitude,
    longitude,
    precision,
    price: '265,000',
  }
  await callAs(app, agent, propertyApi.update, { params: { id }, body: body as never })
  expect((await call(app, agent, 'GET', `/allProperty/${id}`)).body).toMatchObject({ whole, price: '265,000', title })
})

test('a buyer with an agreed viewing reads the whole: on the page, in the mail and in the calendar', async () => {
  const [startsAt = ''] = await timesAt(app, buyer, { id })
  const viewing = idOf(await askFor(app, buyer, { id }, startsAt))
  const asked = await textAt('/api/viewings?as=buyer', buyer)
  expect(asked).toContain('Bath, BA1')
  expect(asked).not.toMatch(HIDDEN)
  await moveAs(app, agent, viewing, { status: 'accepted' })
  expect(await textAt('/api/viewings?as=buyer', buyer)).toContain(home.location)
  expect((await call(app, buyer, 'GET', `/allProperty/${id}`)).body).toMatchObject({
    whole: { location: home.location, latitude: home.latitude },
  })
  expect((await call(app, stranger, 'GET', `/allProperty/${id}`)).body).toMatchObject({ precision: 'town' })
  const mails = await app.db.select().from(mailOutbox)
  const [agreed] = mails.filter((mail) => {
    const text = JSON.stringify(mail)
    return text.includes(buyer.email) && text.includes('agreed on')
  })
  expect(JSON.stringify(agreed)).toContain('41 Zephyr Walk\\nBath\\nBA1 5QX\\nUnited Kingdom')
  expect(JSON.stringify(agreed)).toContain('LOCATION:Flat 37')
})

test('shows the whole again once its agent lets it', async () => {
  const { title, location, propertyImage, price } = home
  const update = (addressShown: string | null) =>
    callAs(app, agent, propertyApi.update, {
      params: { id },
      body: { title, location, propertyImage, price, addressShown } as never,
    })
  await update(null)
  expect((await call(app, undefined, 'GET', `/allProperty/${id}`)).body).toMatchObject({
    title,
    location,
    address: home.address,
    latitude: home.latitude,
    precision: 'exact',
  })
  await update('street')
  expect((await call(app, undefined, 'GET', `/allProperty/${id}`)).body).toMatchObject({
    title: 'Apartment in Zephyr Walk, Bath',
    location: 'Zephyr Walk, Bath, BA1 5QX, United Kingdom',
    description: '(address on request) stands in Zephyr Walk. Three rooms.',
    precision: 'town',
  })
})
