import { eq, getTableColumns } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyApi } from '#contract/property'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { call } from '../../../../test/people/deal.ts'
import {
  addVerified,
  HIDDEN,
  hiddenHome as home,
  leakingPages,
  leaksTo,
  reviewAs,
  textAt,
} from '../../../../test/people/hidden-home.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { askFor, giveHours, idOf, moveAs, timesAt } from '../../../../test/people/viewing.ts'
import { testApp } from '../../../../test/server/app.ts'
import { mailOutbox } from '../../platform/db/tables/mail.ts'
import { matchChangedHomes } from '../alert/match-alerts.ts'
import { properties } from '../tables/property.ts'

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
  id = await addVerified(app, { agent, admin })
  await call(app, buyer, 'POST', '/wishlist', { propertyId: id })
  await reviewAs(app, buyer, id)
  await call(app, buyer, 'POST', '/conversations', { propertyId: id, text: 'Is it quiet?' })
  await giveHours(app, agent)
  await matchChangedHomes({ db: app.db, log: app.parts.log })
})
afterAll(() => app.close())

test.each(['anonymous', 'stranger', 'buyer'] as const)('shows no hidden part in any answer to %s', async (who) => {
  const person = { anonymous: undefined, stranger, buyer }[who]
  expect(await leaksTo(app, person, [id, agent.id])).toEqual([])
  const { body } = await call(app, person, 'GET', `/allProperty/${id}`)
  expect(body).toMatchObject({
    title: 'Apartment in Bath',
    location: 'Bath, BA1, United Kingdom',
    address: { town: 'Bath', postcode: 'BA1', country: 'GB' },
    addressShown: 'town',
    precision: 'town',
    features: ['Balcony'],
    heating: 'Boiler of (address on request)',
    councilTax: 'Band D',
    translations: {
      es: {
        title: 'Piso en Bath',
        description: 'El edificio (dirección a consultar) está en (dirección a consultar). Tres habitaciones.',
      },
      ar: { title: 'شقة في Bath' },
    },
  })
})

test('shows no hidden part in any page, the sitemap or a file for portals', async () => {
  expect(await leakingPages(app, agent, id)).toEqual([])
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
    const { title, location, description, address, latitude, longitude, heating } = home
    expect(body).toMatchObject({
      location: 'Bath, BA1, United Kingdom',
      precision: 'town',
      addressShown: 'town',
      heating: 'Boiler of (address on request)',
      whole: { title, location, description, address, latitude, longitude, precision: 'exact', heating },
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
    translations: home.translations,
    latitude: home.latitude,
    address: home.address,
  }
  expect((await call(app, agent, 'GET', `/allProperty/${id}`)).body).toMatchObject({ whole, addressShown: 'town' })
  const { tours: _tours, figures: _figures, ...searched } = getTableColumns(properties) // hidden as they are read
  const [row] = await app.db.select(searched).from(properties).where(eq(properties.id, id))
  expect(JSON.stringify(row)).not.toMatch(HIDDEN)
})

test('a program that sends back what anybody sees loses nothing that is hidden', async () => {
  const { body: seen } = await call(app, agent, 'GET', `/allProperty/${id}`)
  const { title, location, description, address, propertyImage, latitude, longitude, precision, whole } = seen as never
  const { features, pictures, language, translations, heating, energyCosts } = seen
  const body = {
    title,
    location,
    description,
    address,
    propertyImage,
    latitude,
    longitude,
    precision,
    features,
    language,
    translations,
    pictures,
    heating,
    energyCosts,
    price: '265,000',
  }
  await callAs(app, agent, propertyApi.update, { params: { id }, body: body as never })
  expect((await call(app, agent, 'GET', `/allProperty/${id}`)).body).toMatchObject({ whole, price: '265,000', title })
})

test('a buyer with an agreed viewing reads the whole: on the page, in the mail and in the calendar', async () => {
  const [startsAt = ''] = await timesAt(app, buyer, { id })
  const viewing = idOf(await askFor(app, buyer, { id }, startsAt))
  const asked = await textAt(app, '/api/viewings?as=buyer', buyer)
  expect(asked).toContain('Bath, BA1')
  expect(asked).not.toMatch(HIDDEN)
  await moveAs(app, agent, viewing, { status: 'accepted' })
  expect(await textAt(app, '/api/viewings?as=buyer', buyer)).toContain(home.location)
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
