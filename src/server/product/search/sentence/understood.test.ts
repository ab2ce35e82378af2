import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyApi } from '#contract/property'
import { propertySentenceApi } from '#contract/property-sentence'
import { callAs, type TestApp } from '../../../../../test/people/access.ts'
import { make, type Person } from '../../../../../test/people/make.ts'
import { testApp } from '../../../../../test/server/app.ts'

let app: TestApp
let agent: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  agent = await make.user(app, { role: 'agent', name: 'Ida Lovell' })
  await make.user(app, { name: 'Ben Buyer' })
  await make.user(app, { role: 'fraud', name: 'Fay Fraud' })
  await make.property(app, {
    agent,
    title: 'Rosehip',
    location: 'Mill Lane, Bath',
    type: 'house',
    bedrooms: 3,
    tenure: 'freehold',
    features: ['Garden'],
  })
})
afterAll(async () => app.close())

const understood = async (q: string) =>
  (await callAs(app, { token: '' }, propertySentenceApi.understood, { query: { q } })).body

test('says what a sentence means as parameters, by which the search finds the home', async () => {
  const meaning = await understood('3 bed house under 500k near Bath with a garden, not leasehold')
  expect(meaning).toEqual({
    q: 'Bath',
    beds: '3',
    type: ['house'],
    maxPrice: '500000',
    feature: ['Garden'],
    tenure: ['freehold', 'other'],
  })
  const { body } = await callAs(app, { token: '' }, propertyApi.verified, { query: meaning as never })
  expect(body).toMatchObject([{ title: 'Rosehip' }])
})

test('leaves out an agent by name, and the words of a name that no agent has', async () => {
  expect(await understood('houses not from ida lovell')).toEqual({ type: ['house'], notAgent: [agent.id] })
  expect(await understood('houses not from Ben Buyer')).toEqual({ type: ['house'], q: '-Ben -Buyer' })
  expect(await understood('houses not from Fay Fraud')).toEqual({ type: ['house'], q: '-Fay -Fraud' })
})

test('reads a distance from a town as a circle, in which the search finds the homes', async () => {
  const meaning = await understood('house within 5 miles of Leeds')
  expect(meaning).toEqual({ type: ['house'], near: '53.7965,-1.5478,8047' })
  const { status } = await callAs(app, { token: '' }, propertyApi.verified, { query: meaning as never })
  expect(status).toBe(200)
  expect(await understood('within walking distance of a pub')).toEqual({ q: 'within walking distance pub' })
})

test('reads amounts in the site’s currency alone', async () => {
  expect(await understood('flat under $200k')).toEqual({ type: ['apartment'], maxPrice: '200000' })
  expect((await understood('flat under €200k')).maxPrice).toBeUndefined()
})

test('keeps words as they are, and answers nothing with nothing', async () => {
  expect(await understood('The Mill House')).toEqual({ q: 'The Mill House' })
  expect(await understood(' ')).toEqual({})
})

test('rejects a missing or too long sentence with a message', async () => {
  for (const query of [{}, { q: 'x'.repeat(201) }]) {
    const { status, body } = await callAs(app, { token: '' }, propertySentenceApi.understood, { query: query as never })
    expect([status, typeof body.detail]).toEqual([422, 'string'])
  }
})
