import { afterAll, beforeAll } from 'vitest'
import { visitor } from '../../../../../test/people/visitor.ts'
import { testApp } from '../../../../../test/server/app.ts'
import { type Failure, identitySuite, type World } from '../../../../../test/suites/identity-suite.ts'
import { embeddedIdentity } from './embedded.ts'

let app: Awaited<ReturnType<typeof testApp>>
let world: World
beforeAll(async () => {
  app = await testApp()
  const browser = visitor(app.url)
  world = {
    identity: embeddedIdentity(),
    impatient: embeddedIdentity(100),
    identify: app.parts.identity.identify,
    answer: (url, { body }) => (typeof body === 'string' ? browser.post(url, JSON.parse(body)) : browser.get(url)),
  }
})
afterAll(() => app.close())

const TROUBLE = 'Signing in is having trouble right now. Please try again in a moment.'
const TRY_AGAIN = 'That did not work. Please try again.'
const messages: Record<Failure, string> = {
  'can’t be reached': 'We could not reach the server. Please check your connection and try again.',
  'answers with a web page': TROUBLE,
  'answers only half': TROUBLE,
  'answers something else': TROUBLE,
  'answers nothing': TROUBLE,
  'answers 400': TRY_AGAIN,
  'answers 401': TRY_AGAIN,
  'answers 403': TRY_AGAIN,
  'answers 429': 'Too many attempts in a short time. Please try again later.',
  'answers 500': TROUBLE,
  'answers 503': TROUBLE,
}

identitySuite(
  () => world,
  (failure) => messages[failure],
)
