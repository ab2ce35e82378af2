import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { evidenceApi, type HomeEvidence, type PropertyCheck } from '#contract/evidence'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { findings } from '../../platform/db/tables/evidence.ts'
import { users } from '../../platform/db/tables/user.ts'
import { checkDueHomes } from './check-homes.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  admin = await make.user(app, { role: 'admin' })
})
afterAll(async () => app.close())

const checkAll = (evidenceOff: Parameters<typeof checkDueHomes>[0]['evidenceOff'] = []) => {
  const { log, geocoder, settings } = app.parts
  return checkDueHomes({ db: app.db, log, geocoder, currency: settings.currency, evidenceOff })
}
const agentSince = async (days: number) => {
  const agent = await make.user(app, { role: 'agent' })
  const createdAt = new Date(Date.now() - days * 86_400_000)
  await app.db.update(users).set({ createdAt }).where(eq(users.id, agent.id))
  return agent
}
async function evidenceAbout(id: string): Promise<HomeEvidence> {
  const { body } = await callAs(app, admin, evidenceApi.list, { query: { ids: id } })
  const [home] = (body as { homes: HomeEvidence[] }).homes
  if (!home) throw new Error('no evidence was answered')
  return home
}
const rulesAbout = async (id: string) => (await evidenceAbout(id)).findings.map(({ rule }) => rule)

test('an admin reads the reasons about a new home, in sentences', async () => {
  const agent = await make.user(app, { role: 'agent' })
  const { id } = await make.property(app, { agent, status: 'pending' })
  expect(await evidenceAbout(id)).toEqual({ propertyId: id, findings: [] })
  await checkAll()
  const { checkedAt, findings } = await evidenceAbout(id)
  expect(checkedAt).toBeTruthy()
  const [finding] = findings
  expect(finding?.rule).toBe('newAccount')
  expect(finding?.sentence.map(({ text }) => text).join('')).toBe(
    `The account of ${agent.email} was less than an hour old when it added this home`,
  )
})

test('a dismissed reason is not raised again, also after a change', async () => {
  const agent = await make.user(app, { role: 'agent' })
  const { id } = await make.property(app, { agent, status: 'pending' })
  await checkAll()
  const finding = (await evidenceAbout(id)).findings[0]?._id ?? ''
  const dismiss = () => callAs(app, admin, evidenceApi.dismiss, { params: { id: finding }, body: { isProblem: false } })
  expect((await dismiss()).status).toBe(200)
  expect((await dismiss()).status).toBe(404)
  await app.db.execute(sql`update property set title = 'Another title' where id = ${id}`)
  await checkAll()
  expect(await rulesAbout(id)).toEqual([])
})

test('what is no longer true goes, and a rule that is off finds nothing', async () => {
  const agent = await make.user(app, { role: 'agent' })
  const { id } = await make.property(app, { agent, status: 'pending' })
  await checkAll()
  expect(await rulesAbout(id)).toEqual(['newAccount'])
  await app.db.execute(sql`update property set title = 'Another title' where id = ${id}`)
  await checkAll(['newAccount'])
  expect(await rulesAbout(id)).toEqual([])
})

test('findings go with their home', async () => {
  const agent = await make.user(app, { role: 'agent' })
  const { id } = await make.property(app, { agent, status: 'pending' })
  await checkAll()
  await app.db.execute(sql`delete from property where id = ${id}`)
  expect(await app.db.select().from(findings).where(eq(findings.propertyId, id))).toEqual([])
})

test('the checks of a home are not read before it is verified, not even by its agent', async () => {
  const agent = await agentSince(90)
  const { id } = await make.property(app, { agent, status: 'pending' })
  await checkAll()
  const { body } = await callAs(app, agent, evidenceApi.checks, { params: { id } })
  expect((body as { checks: PropertyCheck[] }).checks).toEqual([])
})
