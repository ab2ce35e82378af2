import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { offerApi } from '#contract/offer'
import { wishlistApi } from '#contract/wishlist'
import { type Callers, callAs, everybody, type TestApp } from '../../../../test/people/access.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: TestApp
let who: Callers
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  who = await everybody(app)
})
afterAll(async () => app.close())

type Reference = { title?: string; location?: string; agentEmail?: string }
const wish = (named: Reference) =>
  callAs(app, who.user, wishlistApi.add, { body: { location: 'Bath', agentEmail: who.agent.email, ...named } })
const offer = (named: Reference) =>
  callAs(app, who.user, offerApi.make, {
    body: { location: 'Bath', agentEmail: who.agent.email, buyingDate: '2027-01-01', offerAmount: 1, ...named },
  })

describe.each([
  ['a wish', wish],
  ['an offer', offer],
])('%s', (_what, send) => {
  test.each([
    ['a blank', ' ', 422],
    ['a tab', '\t', 422],
    ['a no-break space', '\u00a0', 422],
    ['an ideographic space', '\u3000', 422],
    ['nothing', '', 422],
    ['120 letters', 'x'.repeat(120), 404],
    ['121 letters', 'x'.repeat(121), 422],
    ['2,100 letters', 'x'.repeat(2_100), 422],
    ['120 letters of Chinese', '家'.repeat(120), 404],
    ['700 letters of Chinese', '家'.repeat(700), 422],
    ['60 pictures', '🏠'.repeat(60), 404],
    ['a character without width', '\u200b', 404],
    ['a quote', "'", 404],
    ['a backslash', '\\', 404],
    ['signs of a query', "' | !(a:* & 'b'", 404],
    ['a character that can’t be kept', 'a\0', 404],
    ['half a character', '\ud83d', 404],
  ])('rejects a home named %s', async (_name, title, status) => {
    expect((await send({ title })).status).toBe(status)
  })

  test('rejects a home with too long a location or agent’s address', async () => {
    const statuses = async (named: Reference) => (await send({ title: 'Barn', ...named })).status
    expect(await statuses({ location: 'x'.repeat(200) })).toBe(404)
    expect(await statuses({ location: 'x'.repeat(201) })).toBe(422)
    expect(await statuses({ location: '\u00a0' })).toBe(422)
    expect(await statuses({ agentEmail: 'x'.repeat(255) })).toBe(422)
    expect(await statuses({ agentEmail: ' ' })).toBe(422)
  })

  test.each(["Ann's \\ 'home'", '家'.repeat(120), '🏠'.repeat(60), 'a\u00a0b', '! & | :* <->'])(
    'for a home that is named “%s” is taken, with blanks around its title too',
    async (title) => {
      await make.property(app, { agent: who.agent, title, location: `In ${_what}` })
      expect((await send({ title: `\u00a0${title} `, location: ` In ${_what}` })).status).toBe(201)
    },
  )
})
