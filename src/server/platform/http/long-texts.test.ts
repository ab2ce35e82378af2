import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/api'
import type { Endpoint } from '#contract/endpoint'
import { fillings } from '../../../../test/patterns/fillings.ts'
import { type Callers, everybody, requestOf } from '../../../../test/people/access.ts'
import { sampleListing } from '../../../../test/people/listing.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'

/** An address and the headers with it have 16 kB at most; a body has 256 kB. */
const MAX_ADDRESS = 14_000
const MAX_BODY_TEXT = 40_000
/** The digits that once took the square of their number cost 250 ms and more in an address, and 3 s in a body. */
const MAX_CPU_MS = 100
const TRIES = 3

/** The repeated part of a text, and the characters around it. */
const RUNS =
  '1¦9¦ ¦\t¦1,¦1.¦1 ¦1\'¦1k ¦$1¦(¦((1¦<¦<a¦&¦[¦{"¦a¦a,¦a@¦-¦1-¦%¦/¦../¦\\¦"¦\u0300¦é¦٣¦½¦, ¦12 Dec ¦a.'.split('¦')
const AROUND = [
  ['', ''],
  ['1', 'x'],
] as const

type Sending = (text: string) => { url: string; init?: RequestInit }
type Slow = { text: string; ms: number; status: number }

let app: Awaited<ReturnType<typeof testApp>>
let who: Callers
let home: string
beforeAll(async () => {
  app = await testApp()
  who = await everybody(app)
  home = (await make.property(app, { agent: who.agent })).id
})
afterAll(() => app.close())

/** Sends the worst texts one after the other, and returns those that took the processor long. */
async function slowTexts(most: number, lengthOf: (text: string) => number, send: Sending): Promise<Slow[]> {
  const slow: Slow[] = []
  for (const run of RUNS)
    for (const [before, after] of AROUND) {
      const count = Math.floor(most / lengthOf(run))
      let ms = Number.POSITIVE_INFINITY
      let status = 0
      for (let at = 0; at < TRIES && ms > MAX_CPU_MS; at++) {
        const { url, init } = send(`${before}${run.repeat(count - at)}${after}`) // another one each time: none is remembered
        const begun = process.cpuUsage()
        const answer = await fetch(url, init)
        await answer.arrayBuffer()
        const { user, system } = process.cpuUsage(begun)
        ms = Math.min(ms, (user + system) / 1000)
        status = answer.status
      }
      if (ms > MAX_CPU_MS || status >= 500) slow.push({ text: `${before}${run}…${after}`, ms, status })
    }
  return slow
}

const written = (text: string): number => new URLSearchParams({ a: text }).toString().length - 'a='.length

const calls = Object.entries(api).flatMap(([noun, group]) =>
  Object.entries(group as Record<string, Endpoint>).map(([call, endpoint]) => ({ name: `${noun}.${call}`, endpoint })),
)
const parameters = calls
  .filter(({ endpoint }) => endpoint.access === 'public')
  .flatMap(({ name, endpoint }) => [
    ...Object.keys(endpoint.query?.shape ?? {}).map((parameter) => ({ name, endpoint, parameter, isInPath: false })),
    ...[...endpoint.path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => ({
      name,
      endpoint,
      parameter,
      isInPath: true,
    })),
  ])

test('has parameters of the search, its map and its suggestions among those of public calls', () => {
  const names = parameters.map(({ name, parameter }) => `${name} ${parameter}`)
  expect(names).toEqual(expect.arrayContaining(['property.verified beds', 'property.clusters area', 'agent.one id']))
  expect(names.length).toBeGreaterThan(50)
})

/** Of each kind one: words, an amount, an area, a cursor, a part of a path. */
const DRAWN = [
  'property.verified q',
  'property.verified maxPrice',
  'property.verified area',
  'property.clusters bbox',
  'property.one id',
]
const isDrawn = ({ name, parameter }: (typeof parameters)[number]) => DRAWN.includes(`${name} ${parameter}`)
const AS_PARAMETER = 'answers $name with any text as $parameter in no more time than with another'
test.each(parameters.filter(isDrawn))(AS_PARAMETER, { timeout: 60_000 }, asParameter)
test.each(parameters.filter((each) => !isDrawn(each)))(AS_PARAMETER, { tags: 'all', timeout: 60_000 }, asParameter)

async function asParameter({ endpoint, parameter, isInPath }: (typeof parameters)[number]) {
  const slow = await slowTexts(MAX_ADDRESS, written, (text) => {
    const query = { ...(endpoint.query && plain), ...(!isInPath && { [parameter]: text }) }
    const params = { id: home, secret: 'a', format: 'blm', ...(isInPath && { [parameter]: text }) }
    return requestOf(app, who.anonymous, endpoint, { params, query } as object)
  })
  expect(slow).toEqual([])
}
/** Other parameters that public calls need. */
const plain = { bbox: '-2.4,53.5,-2.2,53.6', zoom: '4', x: '1', y: '1' }

test.each([
  'accept',
  'accept-encoding',
  'authorization',
  'content-type',
  'cookie',
  'if-match',
  'if-none-match',
  'last-event-id',
  'origin',
  'range',
  'x-forwarded-for',
  'x-forwarded-host',
])('answers any text as the header %s in no more time than another', async (header) => {
  const asByte = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, '"')
  const slow = await slowTexts(
    MAX_ADDRESS,
    (text) => text.length,
    (text) => ({ url: `${app.url}/api/allProperty/status`, init: { headers: { [header]: asByte(text) } } }),
  )
  expect(slow).toEqual([])
})

const bodies = calls.filter(({ endpoint }) => endpoint.body && endpoint.access !== 'idToken')

test.each(bodies)(
  'answers $name with any text in its body in no more time than with another',
  { tags: ['all'], timeout: 120_000 },
  async ({ name, endpoint }) => {
    const by = endpoint.access === 'admin' ? who.admin : endpoint.access === 'public' ? who.anonymous : who.agent
    const whole = wholeBodies[name] ?? {}
    for (const fill of endpoint.body ? fillings(endpoint.body) : []) {
      const slow = await slowTexts(MAX_BODY_TEXT, bytesOf, (text) => {
        const filled = fill(text)
        const body = filled !== null && typeof filled === 'object' ? { ...whole, ...filled } : filled
        return requestOf(app, by, endpoint, { params: { id: home }, body } as object)
      })
      expect(slow, JSON.stringify(fill('…'))).toEqual([])
    }
  },
)
const bytesOf = (text: string): number => new TextEncoder().encode(text).length
/** Bodies that are valid but for the text, so that it also comes to what is behind the contract. */
const wholeBodies: Record<string, object> = {
  'property.create': sampleListing,
  'property.update': sampleListing,
  'savedSearch.save': { name: 'A search' },
}

const IN_BODY = 'answers any text in the body of %s in no more time than another'
test.each([['sign-in/email', ['email', 'password']]])(IN_BODY, { timeout: 60_000 }, inBody)
test.each([
  ['sign-up/email', ['email', 'password', 'name', 'image']],
  ['request-password-reset', ['email', 'redirectTo']],
  ['reset-password', ['token', 'newPassword']],
  ['verify-email', ['token']],
  ['sign-in/social', ['provider', 'callbackURL']],
])(IN_BODY, { tags: 'all', timeout: 60_000 }, inBody)

async function inBody(path: string, fields: string[]) {
  const whole = { email: 'a@people.example', password: 'Passw0rd#1', name: 'A' }
  for (const field of fields) {
    const slow = await slowTexts(MAX_BODY_TEXT, bytesOf, (text) => ({
      url: `${app.url}/api/auth/${path}`,
      init: {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...whole, [field]: text }),
      },
    }))
    expect(slow, field).toEqual([])
  }
}
