import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hiddenHomeApi } from '#contract/hidden-home'
import { savedSearchApi } from '#contract/saved-search'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { alertStage } from '../../../../test/people/alert-stage.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: TestApp
let agent: Person
let buyer: Person
let stage: ReturnType<typeof alertStage>
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  agent = await make.user(app, { role: 'agent' })
  stage = alertStage(app, agent, () => buyer)
})
beforeEach(async () => {
  buyer = await make.user(app)
  await stage.clear()
})
afterAll(async () => app.close())

const hide = (id: string) => callAs(app, buyer, hiddenHomeApi.hide, { params: { id } })
const newHomes = async () =>
  (await callAs(app, buyer, savedSearchApi.list, {})).body.map((search: { newHomes: number }) => search.newHomes)

test('a saved search says nothing of a home that its person has hidden, and the wishlist still does', async () => {
  const [kept, hidden] = [
    await stage.home({ price: '$900' }),
    await stage.home({ price: '$900', title: 'Ivy Cottage' }),
  ]
  await stage.search()
  await hide(hidden.id)
  for (const { id } of [kept, hidden]) await stage.setPrice(id, 800)
  expect(await stage.bell()).toHaveLength(1)
  expect(await newHomes()).toEqual([1])
  await app.db.$client.query(
    'insert into wishlist_item (id, user_id, property_id) values (gen_random_uuid(), $1, $2)',
    [buyer.id, hidden.id],
  )
  await stage.setPrice(hidden.id, 700)
  expect((await stage.bell()).at(-1)).toBe('The price has dropped: Ivy Cottage')
})

test('a home that is hidden after it was found is no new one any more, and leaves the mail', async () => {
  await stage.search()
  await stage.home()
  const hidden = await stage.home({ title: 'Ivy Cottage' })
  await stage.match()
  expect(await newHomes()).toEqual([2])
  await hide(hidden.id)
  expect(await newHomes()).toEqual([1])
  const mail = await stage.mailed()
  expect(mail?.subject).toBe('New: Rose Cottage')
  expect(mail?.body).not.toContain('Ivy Cottage')
})
