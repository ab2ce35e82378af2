import { afterAll, beforeAll, expect, test } from 'vitest'
import { evidenceApi, type HomeEvidence } from '#contract/evidence'
import type { EvidenceRule } from '#contract/evidence-rule'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { agentOfAge } from '../../../../test/people/evidence-stage.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { findings } from '../tables/evidence.ts'

let app: TestApp
let admin: Person
let agent: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  admin = await make.user(app, { role: 'admin' })
  agent = await agentOfAge(app, 90)
})
afterAll(async () => app.close())

const pending = () => make.property(app, { agent, status: 'pending', location: 'Bath' })

/** Stores findings of a rule about each of the homes in turn, as checks of a batch do. */
async function found(ids: string[], rule: EvidenceRule, each: number): Promise<void> {
  for (const propertyId of ids)
    await app.db
      .insert(findings)
      .values(Array.from({ length: each }, (_, n) => ({ propertyId, rule, other: `${rule} ${n}`, facts: {} })))
}

async function evidenceAbout(ids: string[]): Promise<HomeEvidence[]> {
  const { body } = await callAs(app, admin, evidenceApi.list, { query: { ids: ids.join() } })
  return (body as { homes: HomeEvidence[] }).homes
}

test('each of 21 homes that are read together has all its fifteen findings', async () => {
  const ids: string[] = []
  for (let n = 0; n < 21; n++) ids.push((await pending()).id)
  for (const rule of ['samePicture', 'sameText', 'listedByAnother'] as const) await found(ids, rule, 5)
  const homes = await evidenceAbout(ids)
  expect(homes.map(({ findings }) => findings.length)).toEqual(ids.map(() => 15))
})

test('findings of pictures and texts leave room for the one of a payment', async () => {
  const { id } = await pending()
  await found([id], 'samePicture', 5)
  await found([id], 'sameText', 5)
  await found([id], 'paymentInText', 1)
  const [home] = await evidenceAbout([id])
  expect(home?.findings.map(({ rule }) => rule)).toContain('paymentInText')
})

test('of one rule an admin reads at most five findings about a home, the oldest', async () => {
  const { id } = await pending()
  await found([id], 'contactInText', 6)
  await found([id], 'leadsAway', 4)
  const [home] = await evidenceAbout([id])
  const rules = home?.findings.map(({ rule }) => rule)
  expect(rules?.filter((rule) => rule === 'contactInText')).toHaveLength(5)
  expect(rules?.filter((rule) => rule === 'leadsAway')).toHaveLength(4)
})
