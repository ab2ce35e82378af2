import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/people/access.ts'
import { agentOfAge, checkAllHomes, evidenceFor } from '../../../../test/people/evidence-stage.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  admin = await make.user(app, { role: 'admin' })
})
afterAll(async () => app.close())

const checkAll = (evidenceOff?: Parameters<typeof checkAllHomes>[1]) => checkAllHomes(app, evidenceOff)
const agentSince = (days: number) => agentOfAge(app, days)
const evidenceAbout = (id: string) => evidenceFor(app, admin, id)
const rulesAbout = async (id: string) => (await evidenceAbout(id)).findings.map(({ rule }) => rule)

test('a text in another language is checked as the agent’s own is', async () => {
  const agent = await agentSince(90)
  const { id } = await make.property(app, { agent, status: 'pending', location: 'Bath' })
  const translate = (translations: object) =>
    app.db.execute(sql`update property set translations = ${JSON.stringify(translations)}::jsonb where id = ${id}`)
  await translate({ es: { title: 'Casa luminosa', description: 'Tres habitaciones y jardín.' } })
  await checkAll()
  expect(await rulesAbout(id)).toEqual([])
  await translate({ es: { description: 'Llámame al 612 345 678. Transfiere la señal antes de la visita.' } })
  await checkAll()
  expect((await rulesAbout(id)).toSorted()).toEqual(['contactInText', 'paymentInText'])
})

test('a description copied into a translation is a reason', async () => {
  const text =
    'Un ático con terraza orientada al sur, cocina renovada, tres dormitorios amplios, dos baños, suelos de madera maciza y vistas abiertas al puerto, a cinco minutos a pie del mercado central y de la estación.'
  const first = await agentSince(90)
  await make.property(app, { agent: first, status: 'verified', location: 'Leeds', description: text })
  const agent = await agentSince(90)
  const { id } = await make.property(app, { agent, status: 'pending', location: 'Bath' })
  await app.db.execute(
    sql`update property set translations = ${JSON.stringify({ es: { description: text } })}::jsonb where id = ${id}`,
  )
  await checkAll()
  expect(await rulesAbout(id)).toEqual(['sameText'])
})
