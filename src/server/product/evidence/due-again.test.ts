import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { EvidenceRule } from '#contract/evidence-rule'
import type { TestApp } from '../../../../test/people/access.ts'
import { agentOfAge, checkAllHomes } from '../../../../test/people/evidence-stage.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { users } from '../../platform/db/tables/user.ts'
import { addFingerprint } from '../picture-match/picture-match.store.ts'
import { checkedProperties, dueChecks, findings } from '../tables/evidence.ts'
import { properties } from '../tables/property.ts'
import { propertyPictures } from '../tables/property-picture.ts'
import { makeDue, takeDue } from './checks/checked-homes.store.ts'

let app: TestApp
let agent: Person
let thief: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
})
afterAll(async () => app.close())
beforeEach(async () => {
  ;[agent, thief] = [await agentOfAge(app, 90), await agentOfAge(app, 90)]
})

const checkAll = () => checkAllHomes(app)
const rulesAbout = async (id: string): Promise<EvidenceRule[]> =>
  (await app.db.select({ rule: findings.rule }).from(findings).where(eq(findings.propertyId, id)))
    .map(({ rule }) => rule)
    .toSorted()

let pictures = 0
async function newPicture(): Promise<string> {
  const name = `home-due-${++pictures}`
  await addFingerprint(app.db, { name, imageId: null }, { words: [pictures], features: Buffer.from('x') })
  return `/demo/${name}.webp`
}

async function originalAndCopy() {
  const image = await newPicture()
  const original = await make.property(app, { agent, location: 'Bath', status: 'pending', image })
  const copy = await make.property(app, { agent: thief, location: 'Bath', status: 'pending', image })
  await checkAll()
  return { image, original: original.id, copy: copy.id }
}
const reject = (id: string) => app.db.update(properties).set({ status: 'rejected' }).where(eq(properties.id, id))

test('the original of a rejected copy has no finding about it, and further copies have', async () => {
  const { image, original, copy } = await originalAndCopy()
  expect(await rulesAbout(original)).toEqual(['samePicture'])
  await reject(copy)
  await checkAll()
  expect(await rulesAbout(original)).toEqual([])
  const next = await make.property(app, { agent: thief, location: 'Bath', status: 'pending', image })
  await checkAll()
  expect(await rulesAbout(next.id)).toEqual(['rejectedPicture', 'samePicture'])
})

test('copies of a home are checked again when it is rejected', async () => {
  const { original, copy } = await originalAndCopy()
  await reject(original)
  await checkAll()
  expect(await rulesAbout(copy)).toEqual(['rejectedPicture'])
})

test('when an agent is marked as fraud, copies of their homes say so, and the originals of these don’t', async () => {
  const [one, two] = [await originalAndCopy(), await newPicture()]
  const ofThief = await make.property(app, { agent: thief, location: 'Bath', image: two })
  const copyOfThief = await make.property(app, { agent, location: 'Bath', image: two })
  await checkAll()
  await app.db.update(users).set({ role: 'fraud' }).where(eq(users.id, thief.id))
  await checkAll()
  expect(await rulesAbout(copyOfThief.id)).toEqual(['samePicture', 'sharesWithFraud'])
  expect(await rulesAbout(one.original)).toEqual(['samePicture'])
  await app.db.update(users).set({ role: null }).where(eq(users.id, thief.id))
  await checkAll()
  expect(await rulesAbout(copyOfThief.id)).toEqual(['samePicture'])
  expect(await rulesAbout(ofThief.id)).toEqual(['samePicture'])
})

test('a finding about a further picture goes when that is removed', async () => {
  const url = await newPicture()
  const original = await make.property(app, { agent, location: 'Bath', status: 'pending', image: url })
  const copy = await make.property(app, {
    agent: thief,
    location: 'Bath',
    status: 'pending',
    image: await newPicture(),
  })
  await app.db.insert(propertyPictures).values({ propertyId: copy.id, position: 1, url, caption: '' })
  await checkAll()
  expect(await rulesAbout(copy.id)).toEqual(['samePicture'])
  await app.db.delete(propertyPictures).where(eq(propertyPictures.propertyId, copy.id))
  await checkAll()
  expect([await rulesAbout(copy.id), await rulesAbout(original.id)]).toEqual([[], []])
})

test('a home that is due is not made due again in its lane, unless it is being taken', async () => {
  await app.db.delete(dueChecks)
  const { id } = await make.property(app, { agent, location: 'Bath' })
  await app.db.delete(dueChecks)
  for (let n = 0; n < 3; n++) await makeDue(app.db, [id], 'others')
  await makeDue(app.db, [id], 'pending')
  expect(await app.db.$count(dueChecks)).toBe(2)
  await app.db.transaction(async (tx) => {
    expect(await takeDue(tx, 'others', 10)).toEqual([id])
    await makeDue(app.db, [id], 'others') // of a change that this check may not have seen
  })
  expect(await takeDue(app.db, 'others', 10)).toEqual([id])
})

test('a home whose check fails is checked later, and those due with it now', async () => {
  const homes: { id: string }[] = []
  for (let n = 0; n < 3; n++) homes.push(await make.property(app, { agent, location: 'Bath' }))
  const failing = homes[1]?.id ?? ''
  await app.db.execute(
    sql.raw(`create function refuse() returns trigger language plpgsql as
    $$ begin if new.property_id = '${failing}' then raise exception 'refused'; end if; return new; end $$`),
  )
  await app.db.execute(
    sql`create trigger refuses before insert on checked_property for each row execute function refuse()`,
  )
  await checkAll()
  await app.db.execute(sql`drop trigger refuses on checked_property`)
  const checked = async () => {
    const rows = await app.db.select({ id: checkedProperties.propertyId }).from(checkedProperties)
    return homes.map(({ id }) => rows.some((row) => row.id === id))
  }
  expect(await checked()).toEqual([true, false, true])
  await checkAll()
  expect(await checked()).toEqual([true, false, true])
  await app.db.execute(sql`update due_check set due_since = due_since - interval '10 minutes'`)
  await checkAll()
  expect(await checked()).toEqual([true, true, true])
})

test('makes listings due beside 300,000 others by its index alone', { tags: 'all' }, async () => {
  await app.db.execute(sql`
    insert into due_check (property_id, lane) select gen_random_uuid(), n % 3 from generate_series(1, 300000) as n`)
  await app.db.execute(sql`analyze due_check`)
  const { id } = await make.property(app, { agent, location: 'Bath' })
  const scanned = await app.db.transaction(async (tx) => {
    await makeDue(tx, [id], 'others')
    const { rows } = await tx.execute<{ scanned: string }>(sql`
      select seq_tup_read as scanned from pg_stat_xact_user_tables where relname = 'due_check'`)
    return Number(rows[0]?.scanned)
  })
  expect(scanned).toBe(0)
  await app.db.execute(sql`truncate due_check`)
})
