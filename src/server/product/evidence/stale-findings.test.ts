import { and, eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EvidenceRule } from '#contract/evidence-rule'
import type { TestApp } from '../../../../test/people/access.ts'
import { checkAllHomes } from '../../../../test/people/evidence-stage.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { addFingerprint } from '../picture-match/picture-match.store.ts'
import { findings } from '../tables/evidence.ts'
import { images } from '../tables/image.ts'
import { properties } from '../tables/property.ts'

let app: TestApp
let agent: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  agent = await make.user(app, { role: 'agent' })
})
afterAll(async () => app.close())

const checkAll = () => checkAllHomes(app)
const isFound = async (propertyId: string, rule: EvidenceRule) =>
  (await app.db.$count(findings, and(eq(findings.propertyId, propertyId), eq(findings.rule, rule)))) > 0

async function change(id: string, changes: Partial<typeof properties.$inferInsert>) {
  await app.db.update(properties).set(changes).where(eq(properties.id, id))
  await checkAll()
}

test('a finding of a copy goes from both homes when the picture is replaced by one that can’t be compared', async () => {
  const other = await make.user(app, { role: 'agent' })
  await addFingerprint(app.db, { name: 'home-shared', imageId: null }, { words: [1], features: Buffer.from('x') })
  await addFingerprint(app.db, { name: 'home-plain', imageId: null }, undefined)
  const image = '/demo/home-shared.webp'
  const home = await make.property(app, { agent, location: 'Bath', image })
  const original = await make.property(app, { agent: other, location: 'Bath', image })
  const copies = async () => Promise.all([home, original].map(({ id }) => isFound(id, 'samePicture')))
  await checkAll()
  expect(await copies()).toEqual([true, true])
  const id = v7()
  await app.db.insert(images).values({ id, ownerId: agent.id, placeholder: '', width: 800, height: 533 })
  await change(home.id, { image: `/media/${id}.webp` })
  expect(await copies()).toEqual([true, true]) // not compared yet
  await change(home.id, { image: '/demo/home-plain.webp' })
  expect(await copies()).toEqual([false, false])
})

test('a finding about a point goes with the point', async () => {
  const point = { latitude: 48.85, longitude: 2.35, precision: 'exact', geocodedAt: null } as const
  const { id } = await make.property(app, { agent, location: 'Bath', status: 'pending', ...point })
  await checkAll()
  expect(await isFound(id, 'pointFarAway')).toBe(true)
  await change(id, { latitude: null, longitude: null, precision: null })
  expect(await isFound(id, 'pointFarAway')).toBe(false)
})
