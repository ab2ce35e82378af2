import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Offer } from '../../src/contract/offer.ts'
import type { Property } from '../../src/contract/property.ts'
import { type Look, looksAt, type Place, places } from '../support/home-states/places.ts'
import { become, type Home, homesInEveryState, type People, type Role, roles } from '../support/home-states/stage.ts'
import { documentOf, type Looks } from '../support/home-states/table.ts'
import { type Standing, whyRefused } from '../support/home-states/verdicts.ts'
import { expect, type Party, test } from '../support/market-app.ts'

const EXPECTED = 'e2e/support/home-states/expected.md'
const roleOf = { agent: 'agent', 'other agent': 'agent', admin: 'admin' } as const

test('each role sees the expected parts of a home in each state, and no action that would be refused', {
  tag: '@all',
}, async ({ party, shop, browser }) => {
  test.setTimeout(300_000)
  const gone = /allProperty\/|Failed to load resource/ // a home that its reader may not see is 404
  const people: People = {
    wisher: await party(undefined, gone),
    buyer: await party(undefined, gone),
    rival: await party(undefined, gone),
    agent: await party(undefined, gone),
    'other agent': await party('agent2', gone),
    admin: await party('admin', gone),
  }
  const lostAgent = await party(undefined, gone)
  for (const agent of [people.agent, lostAgent]) await become(agent, 'agent', people.admin)
  const homes = await homesInEveryState(people, lostAgent, shop.url)
  const visitor = await (await browser.newContext({ baseURL: shop.url, locale: 'en-US' })).newPage()

  const looks = Object.fromEntries(homes.map(({ state }) => [state, {}])) as Looks
  const refused: string[] = []
  const lookAround = async (role: Role) => {
    for (const [page, theirs] of pagesOf(role, homes, people, lostAgent, visitor)) {
      for (const place of places) {
        const seen = await looksAt(page, role, place, theirs)
        for (const [at, home] of theirs.entries()) {
          looks[home.state][role] = { ...looks[home.state][role], [place]: seen[at] }
          if (role !== 'visitor') refused.push(...(await refusedIn(seen[at], place, role, home, people)))
        }
      }
    }
  }
  for (const role of roles) await lookAround(role)
  const made = documentOf(looks)
  await test.info().attach('home-states.md', { body: made, contentType: 'text/markdown' })
  if (process.env.HOME_STATES === 'write') await writeFile(EXPECTED, made)
  expect(refused).toEqual([])
  expect(made).toBe(await readFile(EXPECTED, 'utf8'))
  await visitor.context().close()
})

/** The users whose pages are read, and the homes: the agent of each home is the agent. */
function pagesOf(role: Role, homes: Home[], people: People, lostAgent: Party, visitor: Page): [Page, Home[]][] {
  if (role === 'visitor') return [[visitor, homes]]
  if (role !== 'agent') return [[people[role].page, homes]]
  return [people.agent, lostAgent].map((agent) => [agent.page, homes.filter((home) => home.agent === agent)])
}

/** Returns the controls that the server would reject, a line each. */
async function refusedIn(
  look: Look | undefined,
  place: Place,
  role: Exclude<Role, 'visitor'>,
  home: Home,
  people: People,
): Promise<string[]> {
  if (look === undefined || typeof look === 'string' || look.controls.length === 0) return []
  const standing = await standingOf(role === 'agent' ? home.agent : people[role], role, home, people)
  return look.controls.flatMap((control) => {
    const why = whyRefused(control, place, standing)
    return why ? [`${home.state}, ${role}, ${place}: ${control.name}: ${why}`] : []
  })
}

/** The server's facts about a home and this user, read from its answers. */
async function standingOf(person: Party, role: Role, home: Home, people: People): Promise<Standing> {
  const { status, answer } = await people.admin.call('GET', `/allProperty/${home.id}`)
  const offers: Offer[] = []
  for (const buyer of [people.buyer, people.rival]) {
    const own = (await buyer.call('GET', `/offeredProperty/${buyer.email}`)).answer as unknown as Offer[]
    offers.push(...own.filter(({ title }) => title === home.title))
  }
  const isLost = role === 'agent' && home.state === 'withdrawn'
  return {
    caller: {
      email: person.email,
      role: isLost ? 'fraud' : role in roleOf ? roleOf[role as keyof typeof roleOf] : null,
    },
    property: status === 200 ? (answer as unknown as Property) : undefined,
    offers,
    offer:
      offers.find(({ buyerEmail }) => buyerEmail === person.email) ?? offers.find(({ status }) => status === 'pending'),
  }
}
