import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { upload } from '../../../../test/people/upload.ts'
import { jpeg } from '../../../../test/pictures/pictures.ts'
import { testApp } from '../../../../test/server/app.ts'
import { builtPage } from '../../../../test/server/built-page.ts'
import { exchange, type HttpAnswer } from '../../../../test/server/http-exchange.ts'

// The requirements of RFC 9110, 9111, 9112 and 9457 for every kind of address: a request and its answer.

let app: TestApp
let person: Person
let homeId: string
/** The addresses of each kind, and their entity tags. */
const paths: Record<string, string> = {}
const tags: Record<string, string> = {}
let early = 0
const watch = {
  onAnswer: ({ isKept }: { isKept?: true }) => void (isKept && early++),
  readKeptBytes: () => {},
  readStreams: () => {},
}

beforeAll(async () => {
  app = await testApp({ DEMO: 'false', ANSWER_CACHE_MB: '8' }, undefined, { page: builtPage, watch })
  person = await make.user(app, { role: 'agent' })
  homeId = (await make.property(app, { agent: person })).id
  const { address } = await upload(app.url, person.token, new Uint8Array(await jpeg(800, 600)))
  Object.assign(paths, {
    page: '/',
    agent: `/agent/${person.id}`,
    home: `/propertyDetails/${homeId}`,
    call: '/api/allProperty/status',
    picture: new URL(address, app.url).pathname,
    asset: '/favicon.svg',
  })
  for (const [kind, path] of Object.entries(paths)) {
    const { status, headers } = await send([`GET ${path} HTTP/1.1`, 'host: keyhaven.test'])
    expect([kind, status]).toEqual([kind, 200])
    tags[kind] = headers.get('etag') ?? ''
  }
})
afterAll(() => app.close())

const send = (lines: string[], body?: string | Buffer) => exchange(app.url, [...lines, 'connection: close'], body)
const HOST = 'host: keyhaven.test'

async function isEarly(path: string): Promise<boolean> {
  const before = early
  await send([`GET ${path} HTTP/1.1`, HOST])
  return early > before
}

test('sends a call and a page from the cache', async () => {
  for (const kind of ['call', 'page', 'agent', 'home']) await expect.poll(() => isEarly(paths[kind] ?? '')).toBe(true)
})

/** A row: the request, where `{page}` and `{page.tag}` stand for an address and its tag, its status, and headers; null: it has none. */
type Row = [request: string, more: string[], status: number, headers: Record<string, string | RegExp | null>]

const filled = (text: string) =>
  text
    .replace(/\{(\w+)\.strong\}/g, (_, kind) => tags[kind]?.replace('W/', '') ?? '')
    .replace(/\{(\w+)\.tag\}/g, (_, kind) => tags[kind] ?? '')
    .replace(/\{(\w+)\}/g, (_, kind) => paths[kind] ?? '')

function expectHeaders({ headers }: HttpAnswer, expected: Row[3]) {
  for (const [name, value] of Object.entries(expected)) {
    const sent = headers.get(name)
    if (value === null || typeof value === 'string') expect([name, sent]).toEqual([name, value])
    else expect([name, sent]).toEqual([name, expect.stringMatching(value)])
  }
}

const PROBLEM = { 'content-type': /^application\/problem\+json/, 'cache-control': 'no-store' }
const ALL = ['page', 'agent', 'home', 'call', 'picture', 'asset']

const conditions = ALL.flatMap((kind): Row[] => [
  [`GET {${kind}}`, [`if-none-match: {${kind}.tag}`], 304, { etag: /./, 'content-length': null }],
  [`HEAD {${kind}}`, [`if-none-match: {${kind}.tag}`], 304, { etag: /./, 'content-length': null }],
  [`GET {${kind}}`, [`if-none-match: {${kind}.strong}`], 304, {}],
  [`GET {${kind}}`, [`if-none-match: W/{${kind}.strong}`], 304, {}],
  [`GET {${kind}}`, [`if-none-match: "a,b", {${kind}.tag}`], 304, {}],
  [`GET {${kind}}`, [`if-none-match: {${kind}.tag},"x"`], 304, {}],
  [`GET {${kind}}`, ['if-none-match: "x"', `if-none-match: {${kind}.tag}`], 304, {}],
  [`GET {${kind}}`, ['if-none-match: *'], 304, {}],
  [`GET {${kind}}`, ['if-none-match: "x", W/"y"'], 200, {}],
  [`GET {${kind}}`, ['if-match: "x"'], 412, PROBLEM],
  [`GET {${kind}}`, ['if-match: *'], 200, {}],
  [`HEAD {${kind}}`, [], 200, { 'content-type': /./ }],
])

const ranges: Row[] = [
  ['GET {picture}', ['range: bytes=0-9'], 206, { 'content-length': '10', 'content-range': /^bytes 0-9\/\d+$/ }],
  ['GET {asset}', ['range: bytes=0-9'], 206, { 'content-length': '10', 'content-range': /^bytes 0-9\/\d+$/ }],
  ['GET {picture}', ['range: bytes=9999999-'], 416, { ...PROBLEM, 'content-range': /^bytes \*\/\d+$/, etag: null }],
  ['GET {asset}', ['range: bytes=9999999-'], 416, { ...PROBLEM, 'content-range': /^bytes \*\/\d+$/, etag: null }],
  ['GET {picture}', ['range: bytes=0-9', 'if-range: {picture.tag}'], 206, {}],
  ['GET {picture}', ['range: bytes=0-9', 'if-range: W/{picture.tag}'], 200, { 'content-range': null }],
  ['GET {asset}', ['range: bytes=0-9', 'if-range: {asset.tag}'], 200, { 'content-range': null }],
  ['GET {asset}', ['range: bytes=0-9', 'if-range: {asset.strong}'], 200, { 'content-range': null }],
  ['HEAD {picture}', ['range: bytes=0-9'], 200, { 'content-range': null }],
  ['HEAD {asset}', ['range: bytes=0-9'], 200, { 'content-range': null }],
  ['GET {picture}', ['range: rows=0-9'], 200, {}],
  ['GET {page}', ['range: bytes=0-9'], 200, { 'content-range': null }],
  ['GET {picture}', ['if-match: {picture.tag}'], 200, {}],
]

const hosts = ALL.flatMap((kind): Row[] => [
  [`GET {${kind}}`, ['host: other.test'], 400, PROBLEM],
  [`GET http://one.example{${kind}}`, [], 200, {}],
])

const icon: Row[] = [['GET /favicon.ico', [], 200, { 'content-type': /^image\// }]]

const HTML = ['accept: text/html']
const JSON_ONLY = ['accept: application/json']
const PAGE_404 = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', vary: /\baccept\b(?!-)/i }
const UNKNOWN = '00000000-0000-7000-8000-000000000000'

const missing: Row[] = [
  ['GET /nothing', HTML, 404, PAGE_404],
  ['GET /nothing', JSON_ONLY, 404, { ...PROBLEM, vary: /\baccept\b(?!-)/i }],
  ['GET /dashboard/nothing', HTML, 404, PAGE_404],
  ['GET /agent', HTML, 404, PAGE_404],
  [`GET /agent/${UNKNOWN}`, HTML, 404, { ...PAGE_404, vary: /./ }],
  [`GET /propertyDetails/${UNKNOWN}`, HTML, 404, { ...PAGE_404, vary: /./ }],
  ['GET /agent/x', HTML, 404, { ...PAGE_404, vary: /./ }],
  ['HEAD /nothing', HTML, 404, PAGE_404],
  ['GET /nothing', [...HTML, 'if-none-match: *'], 404, PAGE_404],
  ['GET /assets/none.js', [], 404, PROBLEM],
  ['GET /media/none.webp', [], 404, PROBLEM],
  ['GET /demo/none.webp', HTML, 404, PROBLEM],
  ['GET /api/none', HTML, 404, PROBLEM],
  ['GET /%zz', HTML, 400, PAGE_404],
  ['GET /agent/50%', HTML, 400, PAGE_404],
  ['GET /%zz', JSON_ONLY, 400, PROBLEM],
  ['GET /api/agents/50%', HTML, 400, PROBLEM],
]

const known: Row[] = ['/login', '/registration', '/terms', '/dashboard', '/dashboard/wishlist', '/Login'].flatMap(
  (path): Row[] => [
    [`GET ${path}`, HTML, 200, { 'content-type': 'text/html; charset=utf-8' }],
    [`GET ${path}`, JSON_ONLY, 200, { 'content-type': 'text/html; charset=utf-8' }],
    [`POST ${path}`, ['content-length: 0'], 405, { ...PROBLEM, allow: 'GET, HEAD' }],
  ],
)

const methods: Row[] = [
  ...ALL.filter((kind) => kind !== 'call').map(
    (kind): Row => [`DELETE {${kind}}`, [], 405, { ...PROBLEM, allow: 'GET, HEAD' }],
  ),
  ['DELETE /api/allProperty/status', ['authorization: Bearer x'], 401, PROBLEM],
  ['PUT /api/reviews', [], 405, { ...PROBLEM, allow: 'GET, HEAD, POST' }],
  ['GET /api/jwt', [], 405, { ...PROBLEM, allow: 'POST' }],
  ['GET /api/auth/sign-out', [], 405, { ...PROBLEM, allow: 'POST' }],
  ['POST /robots.txt', ['content-length: 0'], 405, { ...PROBLEM, allow: 'GET, HEAD' }],
  ['POST /healthz', ['content-length: 0'], 405, { ...PROBLEM, allow: 'GET, HEAD' }],
  ['PROPFIND /', [], 405, { ...PROBLEM, allow: 'GET, HEAD' }],
  ['POST /nothing', ['content-length: 0'], 404, PROBLEM],
  ['POST /assets/none.js', ['content-length: 0'], 404, PROBLEM],
]

const JSON_TYPE = 'content-type: application/json'
const AUTH = 'POST /api/auth/sign-in/email'
const refusals: Row[] = [
  [AUTH, [JSON_TYPE, 'content-length: 2', '', '{}'], 422, PROBLEM],
  [AUTH, [JSON_TYPE, 'content-length: 1', '', '{'], 400, PROBLEM],
  [AUTH, [JSON_TYPE, 'origin: https://other.example', 'content-length: 2', '', '{}'], 403, PROBLEM],
  ['GET /api/auth/token', [], 401, PROBLEM],
  ['POST /api/users', [JSON_TYPE, 'content-encoding: gzip', 'content-length: 2', '', '{}'], 415, PROBLEM],
  ['POST /api/users', [`${JSON_TYPE}; charset=iso-8859-1`, 'content-length: 2', '', '{}'], 415, PROBLEM],
  ['POST /api/users', [`${JSON_TYPE}; charset="UTF-8"`, 'content-length: 2', '', '{}'], 401, PROBLEM],
]

test.each([...conditions, ...ranges, ...missing, ...known, ...methods, ...refusals, ...icon])(
  '%s with %j: %i',
  async (request, more, status, headers) => {
    const lines = more.map(filled)
    const body = lines.indexOf('')
    const answer =
      body < 0
        ? await send([`${filled(request)} HTTP/1.1`, HOST, ...lines])
        : await exchange(app.url, [
            `${filled(request)} HTTP/1.1`,
            HOST,
            'connection: close',
            ...lines.slice(0, body),
            lines.slice(body).join('\r\n'),
          ])
    expect(answer.status).toBe(status)
    expectHeaders(answer, headers)
    if (request.startsWith('HEAD') || status === 304) expect(answer.body).toBe('')
  },
)

test.each(hosts)('%s with %j: %i', async (request, more, status, headers) => {
  const answer = await send([`${filled(request)} HTTP/1.1`, HOST, ...more])
  expect(answer.status).toBe(status)
  expectHeaders(answer, headers)
})

test('sends the error page for an unknown address, marked as not to be indexed', async () => {
  for (const path of ['/nothing', '/dashboard/nothing', `/agent/${UNKNOWN}`, '/%zz', '/login/nothing']) {
    const { body } = await send([`GET ${path} HTTP/1.1`, HOST, ...HTML])
    expect([path, body]).toEqual([path, expect.stringContaining('OOPS...!! Error page Found.')])
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).not.toMatch(/rel="canonical"|id="state"/)
  }
  const gone = await send([`GET /propertyDetails/${UNKNOWN} HTTP/1.1`, HOST, ...HTML])
  expect(gone.body).toContain('<meta name="robots" content="noindex">')
  expect((await send([`GET ${paths.home} HTTP/1.1`, HOST, ...HTML])).body).not.toContain('noindex')
})

test('a refusal under /api/auth has the fields that the page reads, too', async () => {
  const body = JSON.stringify({ email: 'ada@homes.example', password: 'Wrong-pass1' })
  const answer = await fetch(`${app.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.url },
    body,
  })
  const { detail, ...refusal } = (await answer.json()) as Record<string, unknown>
  expect(refusal).toEqual({
    type: 'urn:keyhaven:problem:notSignedIn',
    title: 'Please sign in',
    status: 401,
    code: 'INVALID_EMAIL_OR_PASSWORD',
    message: detail,
    requestId: answer.headers.get('x-request-id'),
  })
})
