import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountApi } from '#contract/account'
import { MAX_NOTE_LENGTH, MAX_NOTES, noteApi } from '#contract/note'
import { propertyApi } from '#contract/property'
import { userApi } from '#contract/user'
import { wishlistApi } from '#contract/wishlist'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { makeManyHomes } from '../../../../test/plans/many-rows.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: TestApp
let agent: Person
let buyer: Person
let home: string
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
})
afterAll(async () => app.close())
beforeEach(async () => {
  agent = await make.user(app, { role: 'agent' })
  buyer = await make.user(app)
  home = (await make.property(app, { agent })).id
})

type Body = { text: string; revision?: string; known?: string[] }
const save = (body: Body, { id = home, who = buyer } = {}) => callAs(app, who, noteApi.save, { params: { id }, body })
const notes = async (who = buyer, ids = [home]) =>
  (await callAs(app, who, noteApi.list, { query: { ids: ids.join() } })).body.notes
const texts = async (who = buyer) => (await notes(who)).map(({ text }: Body) => text)
const market = (id: string, state: string | null) =>
  app.db.$client.query('update property set market = $2 where id = $1', [id, state])

test('a note is kept as it was typed, changed, and removed by an empty text', async () => {
  const typed = '  Line one\n\n\tÜber 30 °C – “نعم” 🏡  '
  const { status, body } = await save({ text: typed })
  expect(status).toBe(200)
  expect(await notes()).toEqual([
    { propertyId: home, text: typed, revision: body.revision, savedAt: body.savedAt, isShared: false },
  ])
  await save({ text: 'one\r\ntwo\rthree' })
  expect(await texts()).toEqual(['one\ntwo\nthree'])
  expect((await save({ text: ' \n ' })).body).toMatchObject({ text: '' })
  expect(await notes()).toEqual([])
  expect((await save({ text: '' })).status).toBe(200)
})

test('takes a note of the longest length, and refuses a longer one and characters that can’t be kept', async () => {
  expect((await save({ text: 'x'.repeat(MAX_NOTE_LENGTH) })).status).toBe(200)
  for (const text of ['x'.repeat(MAX_NOTE_LENGTH + 1), 'a\u0000b', '\ud800', 7 as never]) {
    const { status, body } = await save({ text })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['text']])
  }
  expect(await texts()).toEqual(['x'.repeat(MAX_NOTE_LENGTH)])
})

test('only its writer reads a note: no other person, agent or admin, and no answer about the home', async () => {
  const secret = `secret ${randomUUID()}`
  await save({ text: secret })
  const admin = await make.user(app, { role: 'admin' })
  for (const who of [agent, admin, await make.user(app)]) {
    expect(await notes(who)).toEqual([])
    const about = await callAs(app, who, propertyApi.one, { params: { id: home } })
    expect(JSON.stringify(about.body)).not.toContain(secret)
  }
  const { rows } = await app.db.$client.query(
    'select count(*)::int as n from audit_entry where audit_entry::text like $1',
    [`%${secret}%`],
  )
  expect(rows).toEqual([{ n: 0 }])
})

test('each person has a note of their own on a home', async () => {
  await save({ text: 'mine' })
  await save({ text: 'the agent’s' }, { who: agent })
  expect([await texts(), await texts(agent)]).toEqual([['mine'], ['the agent’s']])
})

test('refuses a note on a home that the person may not see, but lets them empty an old one', async () => {
  const pending = (await make.property(app, { agent, status: 'pending' })).id
  for (const id of [pending, randomUUID()]) {
    expect((await save({ text: 'x' }, { id })).status).toBe(404)
    expect((await save({ text: '' }, { id })).status).toBe(404)
  }
  expect((await save({ text: 'x' }, { id: pending, who: agent })).status).toBe(200)
  await save({ text: 'before' })
  await market(home, 'paused')
  expect((await save({ text: 'after' })).status).toBe(404)
  expect(await texts()).toEqual(['before'])
  expect((await save({ text: '' })).status).toBe(200)
  expect(await texts()).toEqual([])
})

test('a home off the market takes notes of those who wished it or made an offer', async () => {
  const wisher = await make.user(app)
  await callAs(app, wisher, wishlistApi.add, { body: { propertyId: home } })
  const paused = await make.property(app, { agent })
  await make.offer(app, { property: paused, buyer })
  for (const id of [home, paused.id]) await market(id, 'paused')
  expect((await save({ text: 'x' }, { who: wisher })).status).toBe(200)
  expect((await save({ text: 'x' }, { id: paused.id })).status).toBe(200)
  expect((await save({ text: 'x' })).status).toBe(404)
})

test('doesn’t overwrite what was saved elsewhere since it was read', async () => {
  const { revision } = (await save({ text: 'first' })).body
  await save({ text: 'elsewhere', known: [revision] })
  expect((await save({ text: 'late', known: [revision] })).status).toBe(409)
  expect((await save({ text: 'late', known: [] })).status).toBe(409)
  expect((await save({ text: 'elsewhere', known: [revision] })).status).toBe(200) // it says the same
  expect(await texts()).toEqual(['elsewhere'])
  expect((await save({ text: 'whatever is there' })).status).toBe(200)
})

test('a change whose answer was lost does not stand in the way of the next', async () => {
  const lost = randomUUID()
  expect((await save({ text: 'first', revision: lost, known: [] })).body.revision).toBe(lost)
  expect((await save({ text: 'first and more', known: [lost] })).status).toBe(200)
  expect(await texts()).toEqual(['first and more'])
})

test('accepts one of several simultaneous changes of the same version of a note, and refuses the others', async () => {
  const { revision } = (await save({ text: 'first' })).body
  const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => save({ text: `text ${n}`, known: [revision] })))
  const won = answers.flatMap(({ status, body }) => (status === 200 ? [body.text] : []))
  expect(won).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
  expect(await texts()).toEqual(won)
})

test('refuses more notes than the limit, and frees a place when one is emptied', async () => {
  await makeManyHomes(app.db.$client, MAX_NOTES)
  await app.db.$client.query(
    `insert into home_note select $1, id, 'x', id, now() from property where title like '% Mill Lane'`,
    [buyer.id],
  )
  const other = (await make.property(app, { agent })).id
  expect((await save({ text: 'one too many' })).status).toBe(409)
  const { rows } = await app.db.$client.query(
    `select property_id as id from home_note join property on id = property_id where user_id = $1 and status = 'verified' limit 1`,
    [buyer.id],
  )
  expect((await save({ text: 'changed' }, { id: rows[0].id })).status).toBe(200)
  await save({ text: '' }, { id: rows[0].id })
  expect((await save({ text: 'fits' })).status).toBe(200)
  expect((await save({ text: 'one too many' }, { id: other })).status).toBe(409)
})

test('limits how often a person saves, and doesn’t count that for others', async () => {
  const answers = []
  for (let sent = 0; sent < 125; sent++) answers.push((await save({ text: `${sent}` })).status)
  expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(4)
  expect((await save({ text: 'x' }, { who: agent })).status).toBe(200)
})

test.each(['', 'x', Array.from({ length: 101 }, () => randomUUID()).join()])(
  'refuses to list notes on %#',
  async (ids) => {
    expect((await callAs(app, buyer, noteApi.list, { query: { ids } })).status).toBe(422)
  },
)

test('tells the person’s other pages that a note has changed, and no one else', async () => {
  await app.db.$client.query('delete from live_event')
  await save({ text: 'x' })
  const { rows } = await app.db.$client.query('select user_id, topic, subject from live_event')
  expect(rows).toEqual([{ user_id: buyer.id, topic: 'notes', subject: home }])
})

test('stands in the person’s own data, and goes with the home and with the account', async () => {
  await save({ text: 'to take along' })
  const { body } = await callAs(app, buyer, accountApi.data, {})
  expect(body.notes).toMatchObject([{ id: home, text: 'to take along' }])
  await save({ text: 'of the agent' }, { who: agent })
  const admin = await make.user(app, { role: 'admin' })
  const count = async () =>
    (await app.db.$client.query('select from home_note where property_id = $1', [home])).rowCount
  expect(await count()).toBe(2)
  await callAs(app, admin, userApi.remove, { params: { id: buyer.id } })
  expect(await count()).toBe(1)
  await callAs(app, agent, propertyApi.remove, { params: { id: home } })
  expect(await count()).toBe(0)
})
