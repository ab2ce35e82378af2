import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_NOTE_LENGTH, MAX_REASON_LENGTH } from '#contract/offer'
import { type App, acceptedDeal, call, offerNow, pendingDeal, sent } from '../../../../test/people/deal.ts'
import { expectRefused } from '../../../../test/people/expect-refused.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { mailOutbox } from '../../platform/db/tables/mail.ts'
import { offers } from '../tables/offer.ts'

let app: App
let agent: Person
let buyer: Person
beforeAll(async () => {
  app = await testApp({ RECONCILE_SECONDS: '3600' })
  agent = await make.user(app, { role: 'agent' })
  buyer = await make.user(app)
})
afterAll(() => app.close())

const pendingOffer = () => pendingDeal(app, agent, buyer)
const answer = (id: string, body: object) => call(app, agent, 'PATCH', `/offeredProperty/${id}`, body)
const seen = async (id: string) => (await call(app, buyer, 'GET', `/offeredProperty/${buyer.email}/${id}`)).body
const mailsTo = async (person: Person) =>
  (await app.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, person.email))).map(({ body }) => body).join()

test('an agent reads the note that came with an offer, also in the mail', async () => {
  const home = await make.property(app, { agent })
  const note = ' We love the garden. '
  const { body } = await call(app, buyer, 'POST', '/offeredProperty', sent(home, { note }))
  const { body: requests } = await call(app, agent, 'GET', `/offeredProperty?agentEmail=${agent.email}&limit=1`)
  expect(requests).toMatchObject([{ _id: body.insertedId, note: 'We love the garden.' }])
  expect(await mailsTo(agent)).toContain('The buyer writes:\n\n> We love the garden.')
})

test('accepts a note of up to a thousand characters, or none', async () => {
  const home = await make.property(app, { agent })
  const offerWith = (note: unknown) => call(app, buyer, 'POST', '/offeredProperty', sent(home, { note }))
  for (const note of ['x'.repeat(MAX_NOTE_LENGTH + 1), 7, { html: '<b>' }, 'a\u0000b', '\ud800'])
    await expectRefused(app, 422, () => offerWith(note))
  const { status, body } = await offerWith('  ')
  expect([status, (await offerNow(app, String(body.insertedId)))?.note]).toEqual([201, null])
  await call(app, buyer, 'DELETE', `/offeredProperty/${String(body.insertedId)}`)
  expect((await offerWith('x'.repeat(MAX_NOTE_LENGTH))).status).toBe(201)
})

test('a buyer reads why their offer was rejected, and what the agent would consider', async () => {
  const { offer } = await pendingOffer()
  const reason = 'The owners hope for more.'
  expect((await answer(offer.id, { status: 'rejected', reason, counterAmount: 260000.75 })).status).toBe(200)
  expect(await seen(offer.id)).toMatchObject({
    status: 'rejected',
    closedWhy: 'rejected',
    reason,
    counterAmount: 260000.75,
  })
  expect(await mailsTo(buyer)).toMatch(/writes:\s+> The owners hope for more\.[\s\S]*\$260,000\.75/)
})

test('rejects a long reason, and a counter-proposal that a card can’t be charged', async () => {
  const { offer } = await pendingOffer()
  const refused = [
    { reason: 'x'.repeat(MAX_REASON_LENGTH + 1) },
    { reason: ['no'] },
    { counterAmount: 0 },
    { counterAmount: -5 },
    { counterAmount: 0.49 },
    { counterAmount: 1_000_000_000_000 },
    { counterAmount: 'much' },
    { counterAmount: 1.005 },
  ]
  for (const words of refused) await expectRefused(app, 422, () => answer(offer.id, { status: 'rejected', ...words }))
  const most = { reason: 'x'.repeat(MAX_REASON_LENGTH), counterAmount: 1_800_000 }
  expect((await answer(offer.id, { status: 'rejected', ...most })).status).toBe(200)
})

test('ignores a reason and a counter-proposal sent with an acceptance', async () => {
  const { offer } = await pendingOffer()
  await answer(offer.id, { status: 'accepted', reason: 'Fine', counterAmount: 5 })
  expect(await offerNow(app, offer.id)).toMatchObject({ status: 'accepted', reason: null, counterAmount: null })
})

test('a counter-proposal is gone once the home is under offer or no longer for sale', async () => {
  const countered = async () => {
    const { property, offer } = await pendingOffer()
    await answer(offer.id, { status: 'rejected', counterAmount: 260_000 })
    expect(await seen(offer.id)).toMatchObject({ counterAmount: 260_000 })
    return { property, offer }
  }
  const taken = await countered()
  await make.offer(app, { property: taken.property, buyer: await make.user(app), status: 'accepted' })
  expect(await seen(taken.offer.id)).not.toHaveProperty('counterAmount')
  const gone = await countered()
  await call(app, agent, 'DELETE', `/allProperty/${gone.property.id}`)
  expect(await seen(gone.offer.id)).not.toHaveProperty('counterAmount')
})

test('a closed offer has its reason: it lapsed, the home was taken down, or another buyer got it', async () => {
  const lapsed = await acceptedDeal(app, { acceptedAt: new Date(Date.now() - 8 * 86_400_000) })
  const overdue = await call(app, lapsed.buyer, 'GET', `/offeredProperty/${lapsed.buyer.email}/${lapsed.offer.id}`)
  expect(overdue.body).toMatchObject({ status: 'rejected', closedWhy: 'lapsed' })
  const { property, offer } = await pendingOffer()
  await call(app, agent, 'DELETE', `/allProperty/${property.id}`)
  expect(await offerNow(app, offer.id)).toMatchObject({ status: 'rejected', closedWhy: 'takenDown' })
})

test('visitors see that a home is under offer, until the offer lapses', async () => {
  const deal = await acceptedDeal(app)
  const home = () => call(app, undefined, 'GET', `/allProperty/${deal.home.id}`)
  expect((await home()).body).toMatchObject({ underOffer: true })
  await app.db
    .update(offers)
    .set({ payBefore: new Date(Date.now() - 1) })
    .where(eq(offers.id, deal.offer.id))
  expect((await home()).body).not.toHaveProperty('underOffer')
})
