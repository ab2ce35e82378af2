import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyApi } from '#contract/property'
import { type Callers, callAs, everybody, type TestApp } from '../../../../test/people/access.ts'
import { sampleListing } from '../../../../test/people/listing.ts'
import { upload } from '../../../../test/people/upload.ts'
import { jpeg } from '../../../../test/pictures/pictures.ts'
import { testApp } from '../../../../test/server/app.ts'
import { users } from '../../platform/db/tables/user.ts'

let app: TestApp
let who: Callers
let picture: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  who = await everybody(app)
  picture = new Uint8Array(await jpeg())
})
afterAll(async () => app.close())

const create = (body: object) => callAs(app, who.agent, propertyApi.create, { body: { ...sampleListing, ...body } })
const sent = async ({ token } = who.agent) => (await upload(app.url, token, picture)).address

test('rejects another user’s upload at any of its addresses, and as the agent’s image', async () => {
  const theirs = await sent(who.otherAgent)
  const onOtherHost = `https://cdn.example${theirs}?v=2`
  for (const [body, field] of [
    [{ agentImage: theirs }, 'agentImage'],
    [{ agentImage: onOtherHost }, 'agentImage'],
    [{ propertyImage: onOtherHost }, 'propertyImage'],
    [{ propertyImage: theirs.replace('.webp', '.png') }, 'propertyImage'],
    [{ pictures: [{ url: onOtherHost }] }, 'pictures.0.url'],
  ] as const) {
    const { status, body: answer } = await create(body)
    expect([status, Object.keys(answer.errors)], field).toEqual([422, [field]])
  }
})

test('accepts an agent’s own upload or their current photo as their image', async () => {
  expect((await create({ agentImage: await sent() })).status).toBe(201)
  const photoUrl = await sent(who.otherAgent)
  await app.db.update(users).set({ photoUrl }).where(eq(users.id, who.agent.id))
  expect((await create({ agentImage: photoUrl })).status).toBe(201)
})
