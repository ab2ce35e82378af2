import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_LOCATION_LENGTH } from '#contract/property-reference'
import type { TestApp } from '../../../../test/people/access.ts'
import { call } from '../../../../test/people/deal.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: TestApp
let agent: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  agent = await make.user(app, { role: 'agent' })
})
afterAll(() => app.close())

const home = {
  title: 'A home',
  price: '250,000',
  agentImage: '/demo/avatar-2.webp',
  propertyImage: '/demo/home-04-lake-cabin.webp',
  description: 'Three rooms.',
}
const upTo = (text: string) => text.slice(0, MAX_LOCATION_LENGTH)

test.each([
  ['one part as long as a location can be', upTo('L'.repeat(300))],
  ['a locality one character shorter than what its town leaves', `${'L'.repeat(MAX_LOCATION_LENGTH - 7)}, Bath`],
  ['a locality that fills what its town leaves', `${'L'.repeat(MAX_LOCATION_LENGTH - 6)}, Bath`],
  ['units that are longer written one by one', upTo('#1 '.repeat(100)).trim()],
  ['a name of many words', upTo(`${'Near the Mill '.repeat(12)}, Bath`)],
])('a home with %s keeps its location, and can be read and edited', async (_, location) => {
  expect((await call(app, agent, 'GET', `/allProperty/places?location=${encodeURIComponent(location)}`)).status).toBe(
    200,
  )
  const { status, body } = await call(app, agent, 'POST', '/allProperty', { ...home, location })
  expect(status).toBe(201)
  const path = `/allProperty/${String(body.insertedId)}`
  const read = await call(app, agent, 'GET', path)
  expect(read).toMatchObject({ status: 200, body: { location } })
  const { agentImage: _image, ...fields } = home
  const edit = { ...fields, location, address: read.body.address, title: 'Another title' }
  expect(await call(app, agent, 'PUT', path, edit)).toMatchObject({ status: 200, body: { modifiedCount: 1 } })
})
