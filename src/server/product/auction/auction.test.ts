import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { TestApp } from '../../../../test/people/access.ts'
import { alertStage } from '../../../../test/people/alert-stage.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { giveHours } from '../../../../test/people/viewing.ts'
import { testApp } from '../../../../test/server/app.ts'
import { wishes } from '../tables/wishlist.ts'
import { remindOfAuctions } from './remind-of-auctions.ts'

const HOUR_MS = 3_600_000
let app: TestApp
let agent: Person
let buyer: Person
let stage: ReturnType<typeof alertStage>
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  agent = await make.user(app, { role: 'agent', name: 'Agnes Agent' })
  stage = alertStage(app, agent, () => buyer)
})
afterAll(() => app.close())
beforeEach(async () => {
  await stage.query('delete from property')
  await stage.clear()
  buyer = await make.user(app, { name: 'Bea' })
})

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
const atAuction = (auctionAt: string, more: Partial<Parameters<typeof make.property>[1]> = {}) =>
  make.property(app, { agent, title: 'Mill House', auctionAt, priceKind: 'auction', price: '', ...more })
const wish = (home: { id: string }, who = buyer) =>
  app.db.insert(wishes).values({ userId: who.id, propertyId: home.id, createdAt: new Date(Date.now() - HOUR_MS) })
const remind = (now = new Date()) => remindOfAuctions(app, () => now)({}, { stopping: new AbortController().signal })
const NEWS = 'The auction is within a day: Mill House'

test('who wished a home is reminded of its auction a day before, once, and once more if it moves', async () => {
  const home = await atAuction(inHours(30))
  await wish(home)
  const other = await make.user(app)
  await remind()
  expect(await stage.bell()).toEqual([])
  const later = new Date(Date.now() + 7 * HOUR_MS)
  await remind(later)
  await remind(later)
  expect(await stage.bell()).toEqual([NEWS])
  await stage.query('update notification set read_at = now()')
  await stage.query('update property set auction_at = $2 where id = $1', [home.id, inHours(29)])
  await remind(later)
  expect(await stage.bell()).toEqual([NEWS, NEWS])
  expect(await stage.bell(other)).toEqual([])
})

test('no one is reminded of an auction that has begun, of a home off the market, or by a saved search', async () => {
  await stage.search({ query: { q: 'mill' } })
  await wish(await atAuction(inHours(-1)))
  await wish(await atAuction(inHours(5), { soldAt: new Date() }))
  await wish(await atAuction(inHours(5), { withdrawnAt: new Date(), market: 'paused' }))
  await atAuction(inHours(5))
  await stage.match()
  const before = await stage.bell()
  await remind()
  expect(await stage.bell()).toEqual(before)
})

test('the mail says when, by the clocks at the home, and nothing once the auction has begun', async () => {
  const home = await atAuction(inHours(5), { location: 'Madrid', latitude: 40.4, longitude: -3.7 })
  await wish(home)
  await remind()
  await stage.match()
  const mail = await stage.mailed()
  expect(mail?.subject).toBe('Auction within a day: Mill House')
  expect(mail?.body).toMatch(
    /Auction on .+ at \d\d:\d\d .+ \(Europe\/Madrid\): Mill House, Madrid, For sale by auction/,
  )
  await stage.query('update property set auction_at = now() where id = $1', [home.id])
  expect(await stage.mailed()).toBeUndefined()
})

test('where the place of a home is not known, the mail says when by the clocks of its agent’s hours', async () => {
  const home = await atAuction(inHours(5), { location: 'Madrid' })
  await giveHours(app, agent, [], 'Europe/Madrid')
  onTestFinished(async () => void (await stage.query('delete from viewing_hours')))
  await wish(home)
  await remind()
  await stage.match()
  expect((await stage.mailed())?.body).toMatch(/Auction on .+ at \d\d:\d\d .+ \(Europe\/Madrid\): Mill House/)
})

test('the day of an auction is downloaded for a calendar, and a home without one has none', async () => {
  const home = await atAuction('2031-03-04T10:00:00.000Z', { latitude: 40.4, longitude: -3.7 })
  const download = async (id: string) => {
    const answer = await fetch(`${app.url}/api/allProperty/${id}/auction.ics`, {
      headers: { authorization: `Bearer ${buyer.token}` },
    })
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
  }
  const { type, text } = await download(home.id)
  expect(type).toBe('text/calendar; charset=utf-8')
  expect(text).toContain('SUMMARY:Auction: Mill House')
  expect(text).toMatch(/DTSTART:20310304T100000Z\r\nDTEND:20310304T110000Z/)
  expect(text.replaceAll('\r\n ', '')).toContain('at 11:00 GMT+1 (Europe/Madrid)')
  expect(await download((await stage.home()).id)).toMatchObject({
    status: 404,
    text: expect.stringContaining('This property has no day of an auction.'),
  })
})
