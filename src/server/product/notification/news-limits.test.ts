import { afterAll, beforeAll, expect, test } from 'vitest'
import { marketApi } from '#contract/market'
import { notificationApi } from '#contract/notification'
import { offerApi } from '#contract/offer'
import { propertyApi } from '#contract/property'
import { wishlistApi } from '#contract/wishlist'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { alertStage } from '../../../../test/people/alert-stage.ts'
import { sent } from '../../../../test/people/deal.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { askFor, cancelAs, giveHours, idOf, moveAs, timesAt } from '../../../../test/people/viewing.ts'
import { testApp } from '../../../../test/server/app.ts'
import { newsLimit } from '../limits/limits.ts'

let app: TestApp
let stage: ReturnType<typeof alertStage>
let agent: Person
let buyer: Person
let home: { id: string }
beforeAll(async () => {
  app = await testApp({ DEMO: 'false', RECONCILE_SECONDS: '3600' })
})
afterAll(async () => app.close())

const people = async () => {
  agent = await make.user(app, { role: 'agent' })
  buyer = await make.user(app)
  home = await make.property(app, { agent, title: 'Rose Cottage', price: '$300,000' })
  await giveHours(app, agent)
  stage = alertStage(app, agent, () => buyer)
}
const setMarket = (market: 'paused' | 'available', id = home.id) =>
  callAs(app, agent, marketApi.set, { params: { id }, body: { market } })
const wish = (person: Person) => callAs(app, person, wishlistApi.add, { body: { propertyId: home.id } })
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status)

async function times<Answer>(most: number, act: (n: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let n = 0; n < most; n++) answers.push(await act(n))
  return answers
}

test('sixty switches of the market give one unread entry for each thing that they say', async () => {
  await people()
  const bidder = await make.user(app)
  await wish(buyer)
  await callAs(app, bidder, offerApi.make, { body: sent(home) })
  const answers = await times(60, async (n) => {
    const answer = await setMarket(n % 2 === 0 ? 'paused' : 'available')
    await stage.match()
    return answer
  })
  expect(answers.filter(({ body }) => body.modifiedCount === 1)).toHaveLength(newsLimit.most)
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 429,
    body: { detail: expect.stringContaining('try again in') },
  })
  expect((await stage.bell(buyer)).toSorted()).toEqual(['Available again: Rose Cottage', 'Paused: Rose Cottage'])
  expect(await stage.bell(bidder)).toEqual(['This home is paused: Rose Cottage'])
  expect((await callAs(app, agent, propertyApi.one, { params: { id: home.id } })).body).not.toHaveProperty('market')
})

test('the same news again is newer and unread once, and what was read stays', async () => {
  await people()
  type Entry = { _id: string; text: string; isRead: boolean }
  const entries = async (): Promise<Entry[]> => (await callAs(app, buyer, notificationApi.list, {})).body
  const viewing = idOf(await requested())
  const free = await timesAt(app, agent, home)
  const propose = (n: number) => moveAs(app, agent, viewing, { status: 'proposed', startsAt: free[n] })
  await propose(1)
  const first = await entries()
  await propose(2)
  const repeated = await entries()
  expect(first.length).toBeGreaterThan(0)
  expect(repeated.map(({ text }) => text)).toEqual(first.map(({ text }) => text))
  expect(first.every(({ _id }, at) => _id < (repeated[at]?._id ?? ''))).toBe(true)
  await callAs(app, buyer, notificationApi.read, { params: { id: repeated[0]?._id ?? '' }, body: { isRead: true } })
  await propose(3)
  const after = await entries()
  expect(after).toHaveLength(first.length + 1)
  expect(after.filter(({ isRead }) => isRead).map(({ _id }) => _id)).toEqual([repeated[0]?._id])
})

test('offers of several buyers on one home are an entry each', async () => {
  await people()
  for (const person of [buyer, await make.user(app)]) await callAs(app, person, offerApi.make, { body: sent(home) })
  expect(await stage.bell(agent)).toEqual(['A new offer: Rose Cottage', 'A new offer: Rose Cottage'])
})

const withdrawn = async (act: () => Promise<{ status: number; body: { insertedId?: string } }>) => {
  const made = await act()
  if (made.status === 201) await callAs(app, buyer, offerApi.cancel, { params: { id: String(made.body.insertedId) } })
  return made
}
const requested = async () => {
  const [time = ''] = await timesAt(app, buyer, home)
  return askFor(app, buyer, home, time)
}

const offered = () => withdrawn(() => callAs(app, buyer, offerApi.make, { body: sent(home) }))
const requestedAndCancelled = async () => {
  const made = await requested()
  if (made.status === 201) await cancelAs(app, buyer, idOf(made))
  return made
}
const priced = (n: number) => {
  const fields = { title: 'Rose Cottage', location: 'Bath', propertyImage: 'https://pictures.example/b.png' }
  return callAs(app, agent, propertyApi.update, {
    params: { id: home.id },
    body: { ...fields, price: `$${290_000 - n * 1000}` },
  })
}

const LIMITED = 'limits %s of one person on one home, and not those on another'
test.each([['offers', offered, 201]] as const)(LIMITED, isLimited)
test.each([
  ['requests for viewings', requestedAndCancelled, 201],
  ['changes of the price', priced, 200],
] as const)(LIMITED, { tags: 'all' }, isLimited)

async function isLimited(_what: string, act: (n: number) => Promise<{ status: number }>, ok: number) {
  await people()
  const answers = await times<{ status: number }>(newsLimit.most + 1, act)
  expect(statuses(answers)).toEqual([...Array.from({ length: newsLimit.most }, () => ok), 429])
  home = await make.property(app, { agent })
  expect((await act(0)).status).toBe(ok)
}

test('limits the times that an agent proposes for one viewing', async () => {
  await people()
  const id = idOf(await requested())
  const free = await timesAt(app, agent, home)
  const answers = await times(newsLimit.most + 1, (n) =>
    moveAs(app, agent, id, { status: 'proposed', startsAt: free[n + 1] }),
  )
  expect(statuses(answers)).toEqual([...Array.from({ length: newsLimit.most }, () => 200), 429])
})

test('limits the changes of a time zone that move the clocks of viewings', { tags: 'all' }, async () => {
  await people()
  await requested()
  const zones = ['Asia/Tokyo', 'Asia/Kolkata']
  const fields = { title: 'Rose Cottage', location: 'Bath', propertyImage: 'https://pictures.example/b.png' }
  const answers = await times(newsLimit.most + 1, (n) =>
    callAs(app, agent, propertyApi.update, {
      params: { id: home.id },
      body: { ...fields, price: '$300,000', timeZone: zones[n % 2] },
    }),
  )
  expect(statuses(answers)).toEqual([...Array.from({ length: newsLimit.most }, () => 200), 429])
})

test('refused offers do not count', async () => {
  await people()
  const offers = await Promise.all(
    Array.from({ length: 50 }, () => callAs(app, buyer, offerApi.make, { body: sent(home) })),
  )
  expect(statuses(offers).toSorted((one, other) => Number(one) - Number(other))).toEqual([
    201,
    ...Array.from({ length: 49 }, () => 409),
  ])
  expect((await setMarket('paused')).status).toBe(200)
})
