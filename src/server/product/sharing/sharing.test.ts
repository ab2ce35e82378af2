import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountApi } from '#contract/account'
import { conversationApi } from '#contract/conversation'
import { INVITATION_DAYS, MAX_INVITATIONS_A_DAY, sharingApi } from '#contract/sharing'
import { userApi } from '#contract/user'
import { wishlistApi } from '#contract/wishlist'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { sharingSteps } from '../../../../test/people/sharing-steps.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: TestApp
let agent: Person
let admin: Person
let ann: Person
let ben: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  admin = await make.user(app, { role: 'admin' })
  agent = await make.user(app, { role: 'agent' })
})
afterAll(async () => app.close())
beforeEach(async () => {
  ann = await make.user(app, { name: 'Ann Example' })
  ben = await make.user(app, { name: 'Ben Example' })
})

const home = async (given: object = {}) => (await make.property(app, { agent, ...given })).id
const { invite, open, join, end, read, together, wish, wishes, vote, note, notes, news } = sharingSteps(() => ({
  app,
  ann,
  ben,
}))

test('two people share their wishlists after one accepts the other’s invitation, which notifies the other and can’t be used again', async () => {
  const token = await invite()
  expect(await read()).toEqual({ invitation: { madeAt: expect.any(String), lapsesAt: expect.any(String) } })
  expect((await open(token)).body).toEqual({ inviter: { name: ann.name }, lapsesAt: expect.any(String) })
  expect((await read(ben)).partner).toBeUndefined() // opening changes nothing
  expect((await join(token)).status).toBe(201)
  expect(await read()).toEqual({ partner: { name: ben.name }, since: expect.any(String) })
  expect((await read(ben)).partner).toEqual({ name: ann.name })
  expect(await news(ann)).toEqual([[`${ben.name} now shares the wishlist with you`, 'together']])
  expect((await open(token, await make.user(app))).status).toBe(404)
})

test('the token of an invitation is not stored', async () => {
  const token = await invite()
  const { rows } = await app.db.$client.query('select sharing_invitation::text as text from sharing_invitation')
  expect(rows.some(({ text }) => text.includes(token))).toBe(false)
})

test('an invitation ends when it is withdrawn, replaced or lapsed', async () => {
  const first = await invite()
  const second = await invite()
  expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 200])
  expect((await callAs(app, ann, sharingApi.withdraw, {})).body).toEqual({ deletedCount: 1 })
  expect((await callAs(app, ann, sharingApi.withdraw, {})).status).toBe(404)
  expect((await join(second)).status).toBe(404)
  const third = await invite()
  const age = (days: number) =>
    app.db.$client.query(
      `update sharing_invitation set lapses_at = lapses_at - make_interval(secs => $2) where user_id = $1`,
      [ann.id, days * 86_400],
    )
  await age(INVITATION_DAYS - 0.01)
  expect((await open(third)).status).toBe(200)
  await age(0.02)
  expect([(await open(third)).status, (await join(third)).status]).toEqual([404, 404])
  expect(await read()).toEqual({})
})

test('refuses one’s own invitation, a token of nobody, and accounts marked as fraud', async () => {
  const token = await invite()
  expect([(await open(token, ann)).status, (await join(token, ann)).status]).toEqual([409, 409])
  expect((await join('nothing')).status).toBe(404)
  expect((await callAs(app, ben, sharingApi.join, { body: { token: 'x'.repeat(201) } })).status).toBe(422)
  const fraud = await make.user(app, { role: 'fraud' })
  expect((await join(token, fraud)).status).toBe(409)
  expect((await callAs(app, fraud, sharingApi.invite, {})).status).toBe(409)
  await callAs(app, admin, userApi.setRole, { params: { id: ann.id }, body: { role: 'fraud' } })
  expect((await join(token)).status).toBe(404)
})

test('who shares with one can’t invite or join another until it is ended', async () => {
  await together()
  const cleo = await make.user(app)
  expect((await callAs(app, ann, sharingApi.invite, {})).status).toBe(409)
  const token = await invite(cleo)
  expect([(await open(token)).status, (await join(token)).status]).toEqual([409, 409])
  await end(ben)
  expect((await join(token)).status).toBe(201)
})

test('of simultaneous acceptances of one invitation one wins', async () => {
  const token = await invite()
  const people = await Promise.all(Array.from({ length: 6 }, () => make.user(app)))
  const answers = await Promise.all(people.map((who) => join(token, who)))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201, 404, 404, 404, 404, 404,
  ])
  const sharing = await Promise.all(people.map((who) => read(who)))
  expect(sharing.filter(({ partner }) => partner)).toHaveLength(1)
})

test('of two people who accept each other’s invitations at once one sharing comes', async () => {
  for (let round = 0; round < 5; round++) {
    const [one, other] = [await make.user(app), await make.user(app)]
    const [ofOne, ofOther] = [await invite(one), await invite(other)]
    const answers = await Promise.all([join(ofOne, other), join(ofOther, one)])
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect((await read(one)).partner).toBeDefined()
  }
})

test('a person who accepts two invitations at once joins one', async () => {
  const inviters = await Promise.all(Array.from({ length: 4 }, () => make.user(app)))
  const tokens = await Promise.all(inviters.map((who) => invite(who)))
  const answers = await Promise.all(tokens.map((token) => join(token)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const { rows } = await app.db.$client.query(
    'select count(*)::int as n from sharing_member where sharing_id = (select sharing_id from sharing_member where user_id = $1)',
    [ben.id],
  )
  expect(rows).toEqual([{ n: 2 }])
})

test.each(['ann', 'ben'])(
  '%s ends it at once: votes and shared notes go, wishes stay, the other is told',
  async (who) => {
    await together()
    const [mine, theirs] = [await home(), await home()]
    await wish(mine)
    await wish(theirs, ben)
    await vote(mine, 'up')
    await vote(mine, 'up', ben)
    await note(mine, { text: 'for both', isShared: true })
    const [self, other] = who === 'ann' ? [ann, ben] : [ben, ann]
    expect((await end(self)).status).toBe(200)
    expect((await end(self)).status).toBe(409)
    for (const who of [ann, ben]) expect(await wishes(who)).toEqual([])
    expect((await vote(mine, 'up')).status).toBe(409)
    expect(await news(other)).toContainEqual([`${self.name} no longer shares the wishlist with you`, 'together'])
    const { rows } = await app.db.$client.query('select from home_vote where user_id = any($1)', [[ann.id, ben.id]])
    expect(rows).toEqual([])
    expect(await notes(mine)).toEqual({ notes: [], shared: [] })
    for (const [person, id] of [
      [ann, mine],
      [ben, theirs],
    ] as const) {
      const own = await callAs(app, person, wishlistApi.list, { params: { email: person.email } })
      expect(own.body).toMatchObject([{ propertyId: id }])
    }
    await together() // what was shown before is not shown again
    expect((await notes(mine)).shared).toEqual([])
    expect((await notes(mine, ann)).notes).toMatchObject([{ text: 'for both', isShared: false }])
  },
)

test('notifies one of two people who end it simultaneously', async () => {
  await together()
  const answers = await Promise.all([end(ann), end(ben)])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  const told = [...(await news(ann)), ...(await news(ben))].filter(([text]) => text?.includes('no longer'))
  expect(told).toHaveLength(1)
})

test.each([
  [
    'marked as fraud',
    (who: Person) => callAs(app, admin, userApi.setRole, { params: { id: who.id }, body: { role: 'fraud' } }),
    'Ben Example no longer shares the wishlist with you',
  ],
  [
    'deleted',
    (who: Person) => callAs(app, admin, userApi.remove, { params: { id: who.id } }),
    'You no longer share your wishlist: the other account was deleted',
  ],
])('a person who is %s shares with nobody any more, and the other is told', async (_what, change, told) => {
  await together()
  expect((await change(ben)).status).toBe(200)
  expect(await read()).toEqual({})
  expect(await news(ann)).toContainEqual([told, 'together'])
  const { rows } = await app.db.$client.query(
    'select from sharing where not exists (select from sharing_member where sharing_id = sharing.id)',
  )
  expect(rows).toEqual([])
  expect((await callAs(app, ann, sharingApi.invite, {})).status).toBe(200)
})

test('a block of one by the other ends it, and keeps them from sharing again', async () => {
  const seller = await make.user(app, { role: 'agent' })
  const property = await make.property(app, { agent: seller })
  const id = await make.conversation(app, { property, buyer: ann, agent: seller })
  expect((await join(await invite(), seller)).status).toBe(201)
  await callAs(app, seller, conversationApi.block, { params: { id } })
  expect(await read()).toEqual({})
  const token = await invite()
  expect([(await open(token, seller)).status, (await join(token, seller)).status]).toEqual([404, 404])
  await together() // with another
  await callAs(app, seller, conversationApi.unblock, { params: { id } })
  await callAs(app, seller, conversationApi.block, { params: { id } })
  expect((await read()).partner).toEqual({ name: ben.name })
})

test('limits how many invitations a person makes a day', async () => {
  for (let made = 0; made < MAX_INVITATIONS_A_DAY; made++) await invite()
  expect((await callAs(app, ann, sharingApi.invite, {})).status).toBe(429)
  expect((await callAs(app, ben, sharingApi.invite, {})).status).toBe(200)
})

test('stands in the data of a person, without the other’s', async () => {
  await together()
  const id = await home()
  await wish(id)
  await vote(id, 'down')
  await note(id, { text: 'secret of Ann', isShared: true })
  const { body } = await callAs(app, ann, accountApi.data, {})
  expect(body).toMatchObject({ sharing: [{ createdAt: expect.any(String) }], homeVotes: [{ id, isFor: false }] })
  expect(JSON.stringify((await callAs(app, ben, accountApi.data, {})).body)).not.toContain('secret of Ann')
})
