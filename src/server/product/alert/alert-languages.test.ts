import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/people/access.ts'
import { alertStage } from '../../../../test/people/alert-stage.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: TestApp
let buyer: Person
let stage: ReturnType<typeof alertStage>
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  buyer = await make.user(app, { name: 'Bea' })
  stage = alertStage(app, await make.user(app, { role: 'agent' }), () => buyer)
})
afterAll(() => app.close())

test('a mail names a home in the buyer’s language', async () => {
  await stage.search({})
  const { id } = await stage.home({ title: 'Molino viejo' })
  const translations = { ar: { title: 'طاحونة قديمة' }, en: { title: 'Old Mill' }, de: { description: 'Am Bach' } }
  await stage.query(`update property set language = 'es', translations = $2 where id = $1`, [id, translations])
  await stage.match()
  const mail = await stage.mailed('ar')
  expect(mail?.subject).toContain('طاحونة قديمة')
  expect(mail?.body).toContain('طاحونة قديمة')
  expect(mail?.body).not.toMatch(/Molino|Old Mill/)
})

test('the bell has news of searches and wishes in the reader’s language', async () => {
  await stage.clear()
  await stage.query(`update app_user set language = 'de' where id = $1`, [buyer.id])
  await stage.search({ name: 'Mühlen', query: { q: 'watermill' } })
  const { id } = await stage.home({ title: 'Watermill' })
  expect((await stage.bell()).at(-1)).toBe('Neu: Watermill (Mühlen)')
  await stage.home({ title: 'Other watermill' })
  expect((await stage.bell()).at(-1)).toBe('2 neue Immobilien: Mühlen')
  await stage.query(
    `insert into wishlist_item (id, user_id, property_id, created_at) values (gen_random_uuid(), $1, $2, now() - interval '1 second')`,
    [buyer.id, id],
  )
  await stage.setPrice(id, 100)
  expect(await stage.bell()).toContain('Im Preis gesunken: Watermill')
})
