import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Copy, evidenceApi } from '#contract/evidence'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { agentOfAge, checkAllHomes, evidenceFor } from '../../../../test/people/evidence-stage.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { propertyPictures } from '../tables/property-picture.ts'

let app: TestApp
let admin: Person
let agents: [Person, Person]
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  admin = await make.user(app, { role: 'admin' })
  agents = [await agentOfAge(app, 90), await agentOfAge(app, 90)]
})
afterAll(async () => app.close())

const home = async (agent: Person, image?: string) =>
  (await make.property(app, { agent, status: 'pending', location: 'Bath', ...(image && { image }) })).id
async function withFurther(agent: Person, url: string, kind?: 'map') {
  const propertyId = await home(agent)
  await app.db.insert(propertyPictures).values({ propertyId, position: 1, url, caption: '', kind: kind ?? null })
  return propertyId
}
async function copiesOf(id: string): Promise<Copy[]> {
  const { body } = await callAs(app, admin, evidenceApi.copies, { params: { id } })
  return (body as { homes: Copy[] }).homes
}

test('listings that link the same picture at another host are a group', async () => {
  const [one, two] = agents
  const url = 'https://pictures.example/stolen.jpg'
  const first = await withFurther(one, url)
  const others = [await home(two, url), await home(one, url), await home(two, url)]
  const map = await withFurther(two, url, 'map')
  await checkAllHomes(app)
  expect((await evidenceFor(app, admin, first)).pictureGroup).toEqual({ homes: 5, agents: 2, waiting: 5, picture: 2 })
  expect((await copiesOf(first)).map(({ picture }) => picture)).toEqual(Array(5).fill(url))
  const body = { status: 'rejected' as const, ids: others }
  const rejected = await callAs(app, admin, evidenceApi.decideCopies, { params: { id: first }, body })
  expect(rejected.body).toEqual({ modifiedCount: 3 })
  expect((await evidenceFor(app, admin, map)).pictureGroup).toMatchObject({ homes: 5, waiting: 2, picture: 2 })
})

test('a map that several listings link is no picture that they share', async () => {
  const [one, two] = agents
  const url = 'https://pictures.example/map.png'
  const ids = [
    await withFurther(one, url, 'map'),
    await withFurther(two, url, 'map'),
    await withFurther(two, url, 'map'),
  ]
  await checkAllHomes(app)
  for (const id of ids) expect(await evidenceFor(app, admin, id)).not.toHaveProperty('pictureGroup')
})
