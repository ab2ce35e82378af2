import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { evidenceApi, type PropertyCheck } from '#contract/evidence'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { agentOfAge, checkAllHomes, evidenceFor } from '../../../../test/people/evidence-stage.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { addFingerprint } from '../picture-match/picture-match.store.ts'
import { findings } from '../tables/evidence.ts'
import { propertyPictures } from '../tables/property-picture.ts'
import { checkHomesAgain } from './check-again.ts'

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

test('an admin reads the reasons about a new home, in sentences', async () => {
  const agent = await make.user(app, { role: 'agent' })
  const { id } = await make.property(app, { agent, status: 'pending', location: 'Bath' })
  const uncompared = { waiting: 0, notCompared: 1 } // its picture is at another host
  expect(await evidenceAbout(id)).toEqual({ propertyId: id, findings: [], uncompared })
  await checkAll()
  const { checkedAt, findings } = await evidenceAbout(id)
  expect(checkedAt).toBeTruthy()
  const [finding] = findings
  expect(finding?.rule).toBe('newAccount')
  expect(finding?.sentence.map(({ text }) => text).join('')).toBe(
    `The account of ${agent.email} was less than an hour old when it added this home`,
  )
})

test('a telephone in the name of a contact is a reason, and its field for one is none', async () => {
  const agent = await agentSince(90)
  const { id } = await make.property(app, { agent, status: 'pending', location: 'Bath' })
  const name = (contact: object) =>
    app.db.execute(sql`update property set contact = ${JSON.stringify(contact)}::jsonb where id = ${id}`)
  await name({ name: 'Kim Lee', phone: '+442079460123', email: 'kim@agency.example' })
  await checkAll()
  expect(await rulesAbout(id)).toEqual([])
  await name({ name: 'Call me on 07700 900123' })
  await checkAll()
  expect(await rulesAbout(id)).toEqual(['contactInText'])
})

test('a dismissed reason is not raised again, also after a change', async () => {
  const agent = await make.user(app, { role: 'agent' })
  const { id } = await make.property(app, { agent, status: 'pending', location: 'Bath' })
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
  const { id } = await make.property(app, { agent, status: 'pending', location: 'Bath' })
  await checkAll()
  expect(await rulesAbout(id)).toEqual(['newAccount'])
  await app.db.execute(sql`update property set title = 'Another title' where id = ${id}`)
  await checkAll(['newAccount'])
  expect(await rulesAbout(id)).toEqual([])
})

test('findings go with their home', async () => {
  const agent = await make.user(app, { role: 'agent' })
  const { id } = await make.property(app, { agent, status: 'pending', location: 'Bath' })
  await checkAll()
  await app.db.execute(sql`delete from property where id = ${id}`)
  expect(await app.db.select().from(findings).where(eq(findings.propertyId, id))).toEqual([])
})

test('the checks of a home are not read before it is verified, not even by its agent', async () => {
  const agent = await agentSince(90)
  const { id } = await make.property(app, { agent, status: 'pending', location: 'Bath' })
  await checkAll()
  const { body } = await callAs(app, agent, evidenceApi.checks, { params: { id } })
  expect((body as { checks: PropertyCheck[] }).checks).toEqual([])
})

const LONG =
  'A stone house at the end of a lane, with a walled garden, a well that is still in use, an oak staircase and three bedrooms under the roof, which was made anew in the spring of last year by a local firm.'

const checksFor = async (id: string) => {
  const { body } = await callAs(app, { token: '' }, evidenceApi.checks, { params: { id } })
  return Object.fromEntries((body as { checks: PropertyCheck[] }).checks.map(({ check, outcome }) => [check, outcome]))
}

test('a copied text is found about both homes; the admins are notified of the verified one, and no one else sees it', async () => {
  const [first, second] = [await agentSince(90), await agentSince(90)]
  const original = await make.property(app, { agent: first, description: LONG, location: 'York' })
  await checkAll()
  expect(await rulesAbout(original.id)).toEqual([])
  const before = await checksFor(original.id)
  const copy = await make.property(app, {
    agent: second,
    description: `${LONG} Ask for it.`,
    status: 'pending',
    location: 'Bath',
  })
  await checkAll()
  expect(await rulesAbout(copy.id)).toEqual(['sameText'])
  expect(await rulesAbout(original.id)).toEqual(['sameText'])
  expect(await checksFor(original.id)).toEqual(before)
  const { rows } = await app.db.execute<{ email: string }>(sql`
    select email from notification join app_user on app_user.id = user_id where subject_id = ${original.id} and page = 'details'`)
  expect(rows).toEqual([{ email: admin.email }])
})

test('one dismissal holds for both homes of a pair', async () => {
  const [first, second] = [await agentSince(90), await agentSince(90)]
  const text = LONG.replaceAll('stone', 'brick')
    .replaceAll('oak', 'pine')
    .replace('three', 'five')
    .replaceAll('well', 'pond')
  const original = await make.property(app, { agent: first, description: text, location: 'Bath' })
  const copy = await make.property(app, { agent: second, description: text, location: 'York', status: 'pending' })
  await checkAll()
  const about = (await evidenceAbout(copy.id)).findings.find(({ sentence }) =>
    sentence.some((part) => part.propertyId === original.id),
  )
  await callAs(app, admin, evidenceApi.dismiss, { params: { id: about?._id ?? '' }, body: { isProblem: false } })
  await app.db.execute(sql`update property set title = 'Changed' where id in (${original.id}, ${copy.id})`)
  await checkAll()
  const others = async (id: string) =>
    (await evidenceAbout(id)).findings.flatMap(({ sentence }) => sentence.flatMap(({ propertyId }) => propertyId ?? []))
  expect(await others(copy.id)).not.toContain(original.id)
  expect(await others(original.id)).not.toContain(copy.id)
})

test('a flood of copies raises at most five findings of a rule about the original', async () => {
  const [first, second] = [await agentSince(90), await agentSince(90)]
  const text = LONG.split(' ').toReversed().join(' ')
  const original = await make.property(app, { agent: first, description: text, location: 'Bath' })
  for (let copy = 0; copy < 12; copy++)
    await make.property(app, { agent: second, description: text, location: 'York', status: 'pending' })
  await checkAll()
  expect((await rulesAbout(original.id)).filter((rule) => rule === 'sameText')).toHaveLength(5)
})

test('an agent who shares an address of the network with one marked as fraud is found', async () => {
  const [agent, fraud] = [await agentSince(90), await make.user(app, { role: 'fraud' })]
  for (const { email } of [agent, fraud]) {
    await app.db.execute(sql`insert into identity_user (id, name, email) values (${email}, '', ${email})`)
    await app.db.execute(sql`
      insert into identity_session (id, expires_at, token, ip_address, user_id)
      values (${email}, now() + interval '1 day', ${email}, '203.0.113.9', ${email})`)
  }
  const { id } = await make.property(app, { agent, status: 'pending', location: 'Bath' })
  await checkAll()
  expect(await rulesAbout(id)).toContain('sharesWithFraud')
})

test('a point far from the address is found, and buyers read which checks could not be made', async () => {
  const agent = await agentSince(90)
  const point = { latitude: 48.85, longitude: 2.35, precision: 'exact', geocodedAt: null } as const
  const far = await make.property(app, { agent, location: 'Bath', status: 'pending', ...point })
  const fine = await make.property(app, {
    agent,
    location: 'Bath',
    latitude: 51.38,
    longitude: -2.36,
    geocodedAt: null,
  })
  await checkAll()
  expect(await rulesAbout(far.id)).toEqual(['pointFarAway'])
  expect(await checksFor(fine.id)).toMatchObject({
    address: 'clear',
    once: 'clear',
    contact: 'clear',
    price: 'notMade',
    pictures: 'notMade',
  })
})

test('the same home listed twice at one point is found, also across the line of dates', async () => {
  const agent = await agentSince(90)
  const facts = { agent, location: 'Taveuni', type: 'house', bedrooms: 3, area: 120, precision: 'exact' } as const
  const at = (longitude: number) => make.property(app, { ...facts, latitude: -16.8, longitude, geocodedAt: null })
  const east = await at(179.99995)
  const west = await at(-179.99995)
  const apart = await at(-179.9995)
  await checkAll()
  expect(await rulesAbout(west.id)).toContain('listedTwice')
  expect(await rulesAbout(east.id)).toContain('listedTwice')
  expect(await rulesAbout(apart.id)).not.toContain('listedTwice')
})

test('buyers read that pictures were compared where all were, and not where one could not be', async () => {
  const agent = await agentSince(90)
  const words = Array.from({ length: 80 }, (_, at) => at)
  await addFingerprint(app.db, { name: 'home-own', imageId: null }, { words, features: Buffer.from('x') })
  const home = { agent, location: 'Bath', image: '/demo/home-own.webp' }
  const [whole, partly] = [await make.property(app, home), await make.property(app, home)]
  await app.db
    .insert(propertyPictures)
    .values({ propertyId: partly.id, position: 0, url: 'https://a.example/p.jpg', caption: '' })
  await checkAll()
  expect(await checksFor(whole.id)).toMatchObject({ pictures: 'clear' })
  expect(await checksFor(partly.id)).toMatchObject({ pictures: 'notMade' })
})

test('all listings come again once in 30 days, some in each turn', async () => {
  const again = checkHomesAgain({ db: app.db })
  const due = async () => (await app.db.execute(sql`select from due_check where lane = 2`)).rows.length
  await app.db.execute(sql`delete from due_check`)
  await again({}, { stopping: new AbortController().signal })
  expect(await due()).toBe(5)
  for (let turn = 0; turn < 20; turn++) await again({}, { stopping: new AbortController().signal })
  const all = (await app.db.execute(sql`select from property`)).rows.length
  expect(await due()).toBe(all)
  await app.db.execute(sql`delete from due_check`)
  await app.db.execute(sql`update check_round set started_at = now() - interval '31 days'`)
  for (let turn = 0; turn < 2; turn++) await again({}, { stopping: new AbortController().signal })
  expect(await due()).toBe(5)
})
