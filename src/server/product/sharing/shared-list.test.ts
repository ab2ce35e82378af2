import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sharingApi } from '#contract/sharing'
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
const { end, together, wish, wishes, vote, note, notes } = sharingSteps(() => ({ app, ann, ben }))

test('each sees the homes of both, once each, and whose they are', async () => {
  const [mine, both, theirs] = [await home(), await home(), await home()]
  await wish(mine)
  await wish(both)
  await wish(both, ben)
  await wish(theirs, ben)
  await together()
  const seen = async (who: Person) =>
    (await wishes(who)).map(({ propertyId, wishedBy }: { propertyId: string; wishedBy: string }) => [
      propertyId,
      wishedBy,
    ])
  expect(await seen(ann)).toEqual([
    [theirs, 'partner'],
    [both, 'both'],
    [mine, 'caller'],
  ])
  expect(await seen(ben)).toEqual([
    [theirs, 'caller'],
    [both, 'both'],
    [mine, 'partner'],
  ])
  const own = await callAs(app, ann, wishlistApi.list, { params: { email: ann.email } })
  expect(own.body.map(({ propertyId }: { propertyId: string }) => propertyId)).toEqual([both, mine])
})

test('pages through the homes of both, with their number', async () => {
  await together()
  const ids: string[] = []
  for (let n = 0; n < 7; n++) {
    ids.unshift(await home())
    await wish(ids[0] ?? '', n % 2 ? ann : ben)
  }
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const answer = await callAs(app, ann, sharingApi.wishes, { query: { limit: '3', ...(cursor && { cursor }) } })
    expect(answer.headers.get('x-total-count')).toBe('7')
    seen.push(...answer.body.map(({ propertyId }: { propertyId: string }) => propertyId))
    cursor = /cursor=([^&>]+)/.exec(answer.headers.get('link') ?? '')?.[1]
  } while (cursor)
  expect(seen).toEqual(ids)
})

test('a partner sees no home that they may not see themselves', async () => {
  await together()
  const hidden = {
    paused: await home(),
    withdrawn: await home(),
    rejected: await home(),
    open: await home(),
  }
  for (const id of Object.values(hidden)) await wish(id)
  await app.db.$client.query(`update property set market = 'paused' where id = $1`, [hidden.paused])
  await app.db.$client.query(`update property set withdrawn_at = now() where id = $1`, [hidden.withdrawn])
  await app.db.$client.query(`update property set status = 'rejected' where id = $1`, [hidden.rejected])
  for (const id of Object.values(hidden)) await note(id, { text: `on ${id}`, isShared: true })
  const answer = await callAs(app, ben, sharingApi.wishes, {})
  expect(answer.body.map(({ propertyId }: { propertyId: string }) => propertyId)).toEqual([hidden.open])
  expect(answer.headers.get('x-total-count')).toBe('1')
  expect(await wishes(ann)).toHaveLength(4)
  for (const id of [hidden.paused, hidden.withdrawn, hidden.rejected]) {
    expect((await vote(id, 'up', ben)).status).toBe(404)
    expect((await notes(id)).shared).toEqual([])
  }
})

test('each votes on each home of the list, takes it back, and sees the other’s vote', async () => {
  await together()
  const id = await home()
  await wish(id)
  const votes = async (who = ann) =>
    (await wishes(who)).map((row: Record<string, string>) => [row.vote, row.partnerVote])
  expect(await votes()).toEqual([['none', 'none']])
  await vote(id, 'up')
  await vote(id, 'down', ben)
  expect([await votes(), await votes(ben)]).toEqual([[['up', 'down']], [['down', 'up']]])
  await vote(id, 'down')
  await vote(id, 'none', ben)
  expect(await votes()).toEqual([['down', 'none']])
  expect((await vote(await home(), 'up')).status).toBe(404)
  expect((await callAs(app, ann, sharingApi.vote, { params: { id }, body: { vote: 'maybe' as never } })).status).toBe(
    422,
  )
  expect((await vote(id, 'up', await make.user(app))).status).toBe(409)
})

test('a note is read by the partner only while it is marked as shared', async () => {
  await together()
  const id = await home()
  await note(id, { text: 'mine alone' })
  expect(await notes(id)).toEqual({ notes: [], shared: [], partner: ann.name })
  await note(id, { text: 'for both', isShared: true })
  expect((await notes(id)).shared).toEqual([{ propertyId: id, text: 'for both', savedAt: expect.any(String) }])
  await note(id, { text: 'for both, changed' }) // as it was marked
  expect((await notes(id)).shared).toMatchObject([{ text: 'for both, changed' }])
  expect((await notes(id, ann)).notes).toMatchObject([{ text: 'for both, changed', isShared: true }])
  for (const who of [agent, admin, await make.user(app)]) expect((await notes(id, who)).shared).toEqual([])
  await note(id, { text: 'mine again', isShared: false })
  expect((await notes(id)).shared).toEqual([])
})

test('a note can’t be shared by who shares with nobody', async () => {
  expect((await note(await home(), { text: 'x', isShared: true })).status).toBe(409)
})

test('votes and notes sent while the other ends it are taken or refused, and leave nothing shared', async () => {
  const id = await home()
  await wish(id)
  for (let round = 0; round < 5; round++) {
    await together()
    const answers = await Promise.all([vote(id, 'up', ben), note(id, { text: `${round}`, isShared: true }), end(ben)])
    for (const { status } of answers) expect([200, 409]).toContain(status)
    const { rows } = await app.db.$client.query('select from home_vote where property_id = $1', [id])
    expect(rows).toEqual([])
    const shared = await app.db.$client.query(
      'select from home_note where sharing_id is not null and property_id = $1',
      [id],
    )
    expect(shared.rows).toEqual([])
  }
})

test('tells the pages of both what changes', async () => {
  await together()
  const id = await home()
  const told = async (act: () => Promise<unknown>) => {
    await app.db.$client.query('delete from live_event')
    await act()
    const { rows } = await app.db.$client.query('select user_id, topic from live_event where topic = any($1)', [
      ['wishes', 'notes'],
    ])
    return rows.filter(({ user_id }) => user_id === ben.id).map(({ topic }) => topic)
  }
  expect(await told(() => wish(id))).toEqual(['wishes'])
  expect(await told(() => vote(id, 'up'))).toEqual(['wishes'])
  expect(await told(() => note(id, { text: 'mine' }))).toEqual([])
  expect(await told(() => note(id, { text: 'ours', isShared: true }))).toEqual(['notes'])
  expect(await told(() => note(id, { text: 'mine', isShared: false }))).toEqual(['notes'])
  const own = await callAs(app, ann, wishlistApi.list, { params: { email: ann.email } })
  const [{ _id }] = own.body
  expect(await told(() => callAs(app, ann, wishlistApi.remove, { params: { id: _id } }))).toEqual(['wishes'])
  expect(await told(() => callAs(app, ann, wishlistApi.restore, { params: { id: _id } }))).toEqual(['wishes'])
  expect(await told(() => end(ann))).toEqual(['wishes', 'notes'])
})
