import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountApi } from '#contract/account'
import { agentApi } from '#contract/agent'
import type { ContactsShown } from '#contract/home-contact'
import { propertyApi } from '#contract/property'
import { type Callers, callAs, everybody, type TestApp } from '../../../../test/people/access.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: TestApp
let who: Callers
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  who = await everybody(app)
})
afterAll(async () => app.close())
beforeEach(() => show('name'))

const listing = {
  title: 'Mill House',
  location: '1 Weir Lane, Bath',
  address: { street: 'Weir Lane', town: 'Bath', country: 'GB' },
  price: '250000',
  propertyImage: 'https://pictures.example/b.png',
}
const image = 'https://pictures.example/kim.png'
const contact = { name: 'Kim Lee', phone: '020 7946 0123', email: 'Kim@Agency.example', image }
const kept = { name: 'Kim Lee', phone: '+442079460123', email: 'kim@agency.example', image }
const phone = {
  uri: 'tel:+442079460123',
  national: '020 7946 0123',
  international: '+44 20 7946 0123',
  country: 'GB',
}

const show = (contactsShown: ContactsShown) =>
  callAs(app, who.agent, agentApi.showContacts, { body: { contactsShown } })
const create = (body: object) =>
  callAs(app, who.agent, propertyApi.create, {
    body: { ...listing, agentImage: 'https://pictures.example/a.png', description: 'A house.', ...body } as never,
  })
async function verified(body: object): Promise<string> {
  const id = (await create(body)).body.insertedId as string
  await callAs(app, who.admin, propertyApi.decide, { params: { id }, body: { status: 'verified' } })
  return id
}
const read = async (as: keyof Callers, id: string) =>
  (await callAs(app, who[as], propertyApi.one, { params: { id } })).body

test('buyers see as much of a contact as the account shows, next to the name of the account', async () => {
  const id = await verified({ contact })
  const named = { name: 'Kim Lee', image }
  expect(await read('user', id)).toMatchObject({ name: who.agent.name, contact: named })
  expect((await read('user', id)).contact).toEqual(named)
  await show('all')
  await expect.poll(async () => (await read('user', id)).contact).toEqual({ ...named, phone, email: kept.email })
  expect((await read('anonymous', id)).contact).toEqual({ ...named, phone })
  await show('none')
  await expect.poll(async () => (await read('user', id)).contact).toBeUndefined()
})

test('only the agent of a home and admins read the whole contact', async () => {
  const id = await verified({ contact })
  for (const as of ['agent', 'admin'] as const) expect((await read(as, id)).wholeContact).toEqual(kept)
  for (const as of ['user', 'anonymous'] as const) expect(await read(as, id)).not.toHaveProperty('wholeContact')
})

test.each([
  ['a telephone that doesn’t exist', { name: 'Kim', phone: '12' }, 'contact.phone'],
  ['a telephone of no country', { name: 'Kim', phone: '555 0100 99' }, 'contact.phone'],
  ['no name', { phone: '020 7946 0123' }, 'contact.name'],
  ['a name of 81 characters', { name: 'x'.repeat(81) }, 'contact.name'],
  ['an address that is no e-mail', { name: 'Kim', email: 'kim' }, 'contact.email'],
  ['a picture that is no web address', { name: 'Kim', image: 'javascript:alert(1)' }, 'contact.image'],
])('rejects a contact with %s', async (what, contact, field) => {
  const { status, body } = await create({ contact, ...(what.endsWith('country') && { address: null }) })
  expect(status).toBe(422)
  expect(Object.keys(body.fields ?? body.errors ?? body)).toContain(field)
})

test('an update without a contact keeps it, and null removes it', async () => {
  const id = await verified({ contact })
  const update = (body: object) =>
    callAs(app, who.agent, propertyApi.update, { params: { id }, body: { ...listing, ...body } as never })
  await update({ price: '260000' })
  expect((await read('agent', id)).wholeContact).toEqual(kept)
  await update({ contact: { ...contact, name: 'Jo Poe', phone: '+49 89 123456;ext=12' } })
  expect(await read('agent', id)).toMatchObject({
    wholeContact: { name: 'Jo Poe', phone: '+4989123456;ext=12' },
    edited: { changed: { contact: ['Kim Lee', { name: 'Jo Poe', others: ['phone'] }] } },
  })
  await update({ contact: null })
  expect(await read('agent', id)).not.toHaveProperty('wholeContact')
})

test('a contact is in the data of the agent of its home', async () => {
  const id = await verified({ contact })
  const { body } = await callAs(app, who.agent, accountApi.data, {})
  const own = (body as { listings?: { id: string }[] }).listings?.find((each) => each.id === id)
  expect(own).toMatchObject({ contact: kept })
})

test('lists have no contact', async () => {
  await verified({ contact })
  await show('all')
  const { body } = await callAs(app, who.user, propertyApi.verified, {})
  expect(JSON.stringify(body)).not.toContain('Kim Lee')
})
