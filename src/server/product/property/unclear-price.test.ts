import { afterAll, beforeAll, expect, test } from 'vitest'
import { offerApi } from '#contract/offer'
import { propertyApi } from '#contract/property'
import { type Callers, callAs, everybody, type TestApp } from '../../../../test/people/access.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'

let dollars: TestApp
let euros: TestApp
beforeAll(async () => {
  dollars = await testApp({ DEMO: 'false' })
  euros = await testApp({ DEMO: 'false', CURRENCY: 'EUR' })
})
afterAll(() => Promise.all([dollars.close(), euros.close()]))

const listing = {
  title: 'Mill House',
  location: '1 Weir Lane, Bath',
  agentImage: 'https://pictures.example/a.png',
  propertyImage: 'https://pictures.example/b.png',
  description: 'A house by the weir.',
}

/** Lists a home at this price, as a browser in this language does, and makes it public. */
async function list(app: TestApp, who: Callers, price: string, language?: string) {
  const answer = await fetch(`${app.url}/api/allProperty`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${who.agent.token}`,
      'content-type': 'application/json',
      ...(language !== undefined && { 'accept-language': language }),
    },
    body: JSON.stringify({ ...listing, price }),
  })
  const body = await answer.json()
  if (answer.ok)
    await callAs(app, who.admin, propertyApi.decide, { params: { id: body.insertedId }, body: { status: 'verified' } })
  return { status: answer.status, body }
}

const foundAt = async (app: TestApp, who: Callers, minPrice: string, maxPrice: string) =>
  (await callAs(app, who.anonymous, propertyApi.verified, { query: { minPrice, maxPrice } as never })).body

test.each([undefined, 'en-US,en;q=0.9', '*', 'nonsense!'])(
  'refuses a price that is 495 or 495,000 on a site in dollars, to a browser in %s',
  async (language) => {
    const who = await everybody(dollars)
    const { status, body } = await list(dollars, who, '495.000', language)
    expect(status).toBe(422)
    expect(body.errors.price).toContain('495 or 495,000?')
  },
)

test('a German browser means 495,000 by 495.000, and all read it so from then on', async () => {
  const who = await everybody(dollars)
  const { status, body } = await list(dollars, who, '495.000', 'de-DE,de;q=0.9,en;q=0.5')
  expect(status).toBe(201)
  const { body: home } = await callAs(dollars, who.agent, propertyApi.one, { params: { id: body.insertedId } })
  expect(home.price).toBe('495,000')
  expect(await foundAt(dollars, who, '494,999', '495,001')).toMatchObject([{ _id: body.insertedId }])
})

test.each([
  ['de-CH', 201], // Swiss points are decimal, but the page in German writes 495.000
  ['fr', 201],
  ['ar', 422],
])('a page in %s sends 495.000, and is answered with %i', async (language, status) => {
  expect((await list(dollars, await everybody(dollars), '495.000', language)).status).toBe(status)
})

test('on a site in euros 495.000 is 495,000 and stays as it is typed, through an edit of something else too', async () => {
  const who = await everybody(euros)
  const { body } = await list(euros, who, '495.000', 'en-IE')
  const { body: home } = await callAs(euros, who.agent, propertyApi.one, { params: { id: body.insertedId } })
  expect(home.price).toBe('495.000')
  const update = { title: 'Weir House', location: home.location, price: home.price, propertyImage: home.propertyImage }
  const { status } = await callAs(euros, who.agent, propertyApi.update, { params: { id: home._id }, body: update })
  expect(status).toBe(200)
  expect(await foundAt(euros, who, '494999', '495001')).toMatchObject([{ _id: home._id, title: 'Weir House' }])
})

test.each([
  [{ minPrice: '250k', maxPrice: '1,2m' }, 200, undefined],
  [{ minPrice: '٢٥٠٠٠٠' }, 200, undefined],
  [{ baths: '1,5', beds: '３', area: '1 200,5' }, 200, undefined],
  [{ minPrice: '250.000' }, 422, { minPrice: 'Min price must be an amount, such as 200000: is it 250 or 250,000?' }],
  [{ area: '1,200' }, 422, { area: 'area must be a number: is it 1.2 or 1,200?' }],
  [{ beds: '1,5' }, 422, { beds: 'beds is a whole number up to 50, such as 2' }],
  [{ baths: '1,25' }, 422, { baths: 'baths is a number up to 50, whole or a half' }],
])('the search with %j is answered with %i', async (query, status, errors) => {
  const answer = await fetch(`${dollars.url}/api/allProperty/status?${new URLSearchParams(query)}`)
  const body = await answer.json()
  expect([answer.status, body.errors]).toEqual([status, errors])
})

test('an offer of 400k on a home in euros is 400,000', async () => {
  const who = await everybody(euros)
  const property = await make.property(euros, { agent: who.agent })
  const { title, location } = property
  const reference = { propertyId: property.id, title, location, agentEmail: who.agent.email }
  const body = { ...reference, buyingDate: '2099-01-01', offerAmount: '400k' }
  const { body: made } = await callAs(euros, who.user, offerApi.make, { body: body as never })
  const { body: offer } = await callAs(euros, who.user, offerApi.one, {
    params: { email: who.user.email, id: made.insertedId },
  })
  expect(offer.offerAmount).toBe(400_000)
})
