import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reviewApi } from '#contract/review'
import { userApi } from '#contract/user'
import { type Callers, callAs, everybody, everyRow, type TestApp } from '../../../../test/people/access.ts'
import { until } from '../../../../test/people/deal.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: TestApp
let who: Callers
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  who = await everybody(app)
})
afterAll(async () => app.close())

type As = keyof Callers
const review = { propertyTitle: 'Mill House', agentName: 'Ida', reviewTime: '9:5:1', reviewDescription: 'Lovely.' }
const write = (as: As, body: object = {}) => callAs(app, who[as], reviewApi.write, { body: { ...review, ...body } })

test('a review is by its caller, regardless of the body, and the newest comes first', async () => {
  const stolen = {
    reviewerEmail: who.admin.email,
    reviewerName: 'Admin',
    ReviewerImage: 'https://x.org/a.png',
    _id: 'x',
  }
  const { insertedId } = (await write('user', stolen)).body
  const { body } = await callAs(app, who.anonymous, reviewApi.list, { query: { limit: '1' } })
  expect(body).toEqual([
    {
      ...review,
      _id: insertedId,
      reviewerEmail: '',
      reviewerName: who.user.name,
      ReviewerImage: null,
      createdAt: expect.stringMatching(/^20\d\d-\d\d-\d\dT.*Z$/),
      boughtHere: false,
      byOwnAgent: false,
    },
  ])
})

test('a writer’s e-mail is shown to that writer and to admins only', async () => {
  const { insertedId } = (await write('user')).body
  const seenBy = async (as: As, list: ReturnType<typeof callAs>) => {
    const { body } = await list
    const found = (body as { _id: string; reviewerEmail: string }[]).find(({ _id }) => _id === insertedId)
    return [as, found?.reviewerEmail]
  }
  const readers: As[] = ['anonymous', 'otherUser', 'agent', 'otherAgent', 'fraud']
  for (const as of readers) expect(await seenBy(as, callAs(app, who[as], reviewApi.list, {}))).toEqual([as, ''])
  const mine = { params: { email: who.user.email } }
  for (const as of ['user', 'admin'] as const) {
    expect(await seenBy(as, callAs(app, who[as], reviewApi.list, {}))).toEqual([as, who.user.email])
    expect(await seenBy(as, callAs(app, who[as], reviewApi.ofReviewer, mine))).toEqual([as, who.user.email])
  }
})

test('a review shows the writer’s current photo, and none once the account is gone; the name stays as written', async () => {
  const writer = await make.user(app, { name: 'Ann Early' })
  const { insertedId } = (await callAs(app, writer, reviewApi.write, { body: review })).body
  const shown = async () => {
    const { body } = await callAs(app, who.anonymous, reviewApi.list, { query: { limit: '1' } })
    const own = await callAs(app, who.admin, reviewApi.ofReviewer, { params: { email: writer.email } })
    expect(own.body[0].ReviewerImage).toBe(body[0].ReviewerImage)
    return body[0]
  }
  const seen = { _id: insertedId, reviewerName: 'Ann Early' }
  for (const photoURL of ['https://x.example/first.png', 'https://x.example/second.png']) {
    await callAs(app, writer, userApi.update, { body: { name: 'Ann Late', photoURL } })
    expect(await shown()).toMatchObject({ ...seen, ReviewerImage: photoURL })
  }
  await callAs(app, who.admin, userApi.remove, { params: { id: writer.id } })
  expect(await shown()).toMatchObject({ ...seen, ReviewerImage: null })
})

test('a user who is deleted while they write a review leaves none', async () => {
  const writer = await make.user(app)
  const deleting = await app.db.$client.connect()
  await deleting.query('begin')
  await deleting.query('delete from app_user where id = $1', [writer.id])
  const writing = callAs(app, writer, reviewApi.write, { body: review })
  await until(isWaitedFor)
  await deleting.query('commit')
  deleting.release()
  expect((await writing).status).toBe(401)
})

test('accepts a review of 2,000 characters and rejects a longer one', async () => {
  expect((await write('user', { reviewDescription: 'x'.repeat(2000) })).status).toBe(201)
  expect((await write('user', { reviewDescription: 'x'.repeat(2001) })).status).toBe(422)
  expect((await write('user', { reviewDescription: '  ' })).body.errors.reviewDescription).toBe(
    'Review description is required',
  )
})

test('a review has the time of day that was sent, or else the server’s; any other text is rejected', async () => {
  for (const reviewTime of ['', 'never', '2026-01-01', '24:00:00', 7, null]) {
    const before = await everyRow(app)
    const { status, body } = await write('user', { reviewTime })
    expect([reviewTime, status, body.errors]).toEqual([
      reviewTime,
      422,
      { reviewTime: 'Review time must be a time of day (h:m:s)' },
    ])
    expect(await everyRow(app)).toBe(before)
  }
  expect((await write('user', { reviewTime: '23:59:59' })).status).toBe(201)
  expect((await write('user', { reviewTime: undefined })).status).toBe(201)
  const { body } = await callAs(app, who.anonymous, reviewApi.list, { query: { limit: '2' } })
  expect(timesOf(body)).toEqual([expect.stringMatching(/^\d\d:\d\d:\d\d$/), '23:59:59'])
})

test('the newest review comes first, regardless of the times of day sent', async () => {
  for (const reviewTime of ['12:00:00', '23:59:59', '0:0:1']) await write('otherUser', { reviewTime })
  const all = await callAs(app, who.anonymous, reviewApi.list, { query: { limit: '3' } })
  const { email } = who.otherUser
  const own = await callAs(app, who.otherUser, reviewApi.ofReviewer, { params: { email }, query: { limit: '3' } })
  for (const { body } of [all, own]) expect(timesOf(body)).toEqual(['0:0:1', '23:59:59', '12:00:00'])
})

const timesOf = (reviews: { reviewTime: string }[]) => reviews.map(({ reviewTime }) => reviewTime)

test('a review links only a home that its writer can see', async () => {
  const [seen, hidden] = [
    await make.property(app, { agent: who.agent }),
    await make.property(app, { agent: who.agent, status: 'pending' }),
  ]
  await write('user', { propertyId: hidden.id })
  await write('user', { propertyId: randomUUID() })
  await write('user', { propertyId: 'nonsense' })
  await write('user', { propertyId: seen.id })
  const { body } = await callAs(app, who.anonymous, reviewApi.list, { query: { limit: '4' } })
  expect((body as { propertyId?: string }[]).map((row) => row.propertyId)).toEqual([
    seen.id,
    undefined,
    undefined,
    undefined,
  ])
})

test('a review of a home that is deleted during the call is stored without the link', async () => {
  const { id } = await make.property(app, { agent: who.agent })
  const deleting = await app.db.$client.connect()
  await deleting.query('begin')
  await deleting.query('delete from property where id = $1', [id])
  const writing = write('user', { propertyId: id })
  await until(isWaitedFor)
  await deleting.query('commit')
  deleting.release()
  const { status, body } = await writing
  expect(status).toBe(201)
  const [newest] = (await callAs(app, who.anonymous, reviewApi.list, { query: { limit: '1' } })).body
  expect(newest).toMatchObject({ ...review, _id: body.insertedId })
  expect(newest).not.toHaveProperty('propertyId')
})

async function isWaitedFor() {
  const { rows } = await app.db.$client.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}
