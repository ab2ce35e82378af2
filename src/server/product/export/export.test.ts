import http from 'node:http'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportApi } from '#contract/export'
import { type Callers, everybody, type TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { statementsOf } from '../../../../test/plans/plans.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: TestApp
let who: Callers
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  who = await everybody(app)
})
afterAll(async () => app.close())

type Name = keyof typeof exportApi
const get = (person: Pick<Person, 'token'>, name: Name, init: RequestInit = {}) =>
  fetch(`${app.url}/api${exportApi[name].path}`, {
    ...init,
    headers: { ...(person.token && { authorization: `Bearer ${person.token}` }) },
  })
const linesOf = async (person: Person, name: Name) => (await (await get(person, name)).text()).split('\r\n')

test('an agent downloads only their own sales and offers, without formulas', async () => {
  const agent = await make.user(app, { role: 'agent' })
  const buyer = { email: 'evil@people.example', name: '=HYPERLINK("http://evil.example")' }
  const mine = await make.property(app, { agent, title: '+1, "Mill" Lane', sold: true })
  const theirs = await make.property(app, { agent: who.otherAgent, title: 'Not mine' })
  const sale = await make.offer(app, { property: mine, buyer, status: 'Bought' })
  await make.offer(app, { property: theirs, buyer })
  const open = await make.offer(app, { property: await make.property(app, { agent, title: 'Open' }), buyer })

  const answer = await get(agent, 'sales')
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="sales.csv"')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
  const [head, row, end] = new TextDecoder().decode(bytes).split('\r\n')
  expect(head).toMatch(/^title,location,buyerName,buyerEmail,offerAmount,currency,/)
  expect(row).toMatch(/^"'\+1, ""Mill"" Lane","1 Test Lane, Boston","'=HYPERLINK\(""http:\/\/evil.example""\)",evil@/)
  expect(row).toContain(',250000.50,USD,')
  expect(row).toContain(sale.transactionId)
  expect(end).toBe('')

  const offers = await linesOf(agent, 'offers')
  expect(offers).toHaveLength(4)
  expect(offers[1]).toContain(open.id)
  expect(offers[1]).toContain('pending')
  expect(offers.join()).not.toContain('Not mine')
})

test('an admin downloads the audit trail and all users', async () => {
  const home = await make.property(app, { agent: who.agent, title: 'A home with a history' })
  await app.db.execute(sql`insert into audit_entry (id, actor_email, action, subject_kind, subject_id, after)
    values (gen_random_uuid(), ${who.admin.email}, 'verify', 'property', ${home.id}, '{"status":"verified"}')`)
  const trail = await linesOf(who.admin, 'audit')
  const entry = trail.find((line) => line.includes(home.id))
  expect(entry).toContain(`,${who.admin.name},${who.admin.email},verify,property,A home with a history,${home.id},`)
  expect(entry).toContain('"{""status"":""verified""}"')
  const people = await linesOf(who.admin, 'people')
  for (const person of [who.user, who.agent, who.fraud])
    expect(people.filter((line) => line.includes(person.id))).toHaveLength(1)
})

/** Adds enough users for several pages. */
const makePeople = (count: number) =>
  app.db.execute(sql`insert into app_user (id, email, name)
    select ('0198' || lpad(to_hex(n), 8, '0') || '70008000000000000000')::uuid, 'many' || n || '@people.example', repeat('n', 20)
    from generate_series(1, ${count}) n on conflict do nothing`)

test('a long list has every row once, over several pages', async () => {
  await makePeople(2500)
  let lines: string[] = []
  const sent = await statementsOf(async () => {
    lines = await linesOf(who.admin, 'people')
  })
  const emails = lines.filter((line) => line.includes('many'))
  expect(new Set(emails).size).toBe(2500)
  expect(emails).toHaveLength(2500)
  expect(sent.filter(isPage).length).toBeGreaterThanOrEqual(3)
})

test('stops reading when the client disconnects', { tags: 'all' }, async () => {
  await makePeople(60_000)
  const before = await connectionsOf(app)
  let atEnd = 0
  const sent = await statementsOf(async (so) => {
    const options = { agent: false, headers: { authorization: `Bearer ${who.admin.token}` } } as const
    await new Promise((resolve, reject) => {
      const request = http.get(`${app.url}/api${exportApi.people.path}`, options, (answer) => {
        answer.once('data', () => resolve(request.destroy()))
      })
      request.once('error', reject)
    })
    await expect.poll(() => connectionsOf(app)).toBe(before)
    atEnd = so.filter(isPage).length
    for (let at = 0; at < 50; at++) await app.db.execute(sql`select 1`)
  })
  expect(atEnd).toBeLessThan(60)
  expect(sent.filter(isPage).length).toBeLessThanOrEqual(atEnd + 1)
})

const isPage = ({ text }: { text: string }) => /order by "app_user"."id" desc/.test(text)

const connectionsOf = ({ app: { server } }: TestApp) =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

test('rejects downloads above the limit, with a time to wait', async () => {
  const agent = await make.user(app, { role: 'agent' })
  for (let at = 0; at < 20; at++) await (await get(agent, 'sales')).text()
  const refused = await get(agent, 'sales')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('an admin’s download of all data is in the audit trail, an agent’s own isn’t', async () => {
  const admin = await make.user(app, { role: 'admin' })
  const agent = await make.user(app, { role: 'agent' })
  await (await get(admin, 'people')).text()
  await (await get(agent, 'sales')).text()
  const { rows } = await app.db.$client.query(
    'select action, subject_kind, subject_id, request_id is not null as traced from audit_entry where actor_email in ($1, $2)',
    [admin.email, agent.email],
  )
  expect(rows).toEqual([{ action: 'export people', subject_kind: 'user', subject_id: admin.id, traced: true }])
})
