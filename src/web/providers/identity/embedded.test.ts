import { afterAll, beforeAll } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { identitySuite, type World } from '../../../../test/identity-suite.ts'
import { visitor } from '../../../../test/visitor.ts'
import { embeddedIdentity } from './embedded.ts'

let app: Awaited<ReturnType<typeof testApp>>
let world: World
beforeAll(async () => {
  app = await testApp()
  const browser = visitor(app.url)
  world = {
    identity: embeddedIdentity(),
    identify: app.parts.identity.identify,
    answer: (url, { body }) => (typeof body === 'string' ? browser.post(url, JSON.parse(body)) : browser.get(url)),
  }
})
afterAll(() => app.close())

identitySuite(() => world)
