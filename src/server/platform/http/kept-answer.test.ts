import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '../../../../test/server/app.ts'
import { builtPage } from '../../../../test/server/built-page.ts'
import type { Watch } from './watch.ts'

type App = Awaited<ReturnType<typeof testApp>>

/** The pages that were sent from what is kept. The calls that they are made of are, too. */
let kept: string[] = []
const watch: Watch = {
  onAnswer: ({ route, isKept }) => {
    if (isKept && !route.startsWith('/api/')) kept.push(route)
  },
  readKeptBytes: () => {},
  readStreams: () => {},
}
const start = (settings: NodeJS.ProcessEnv) =>
  testApp({ DEMO: 'false', ANSWER_CACHE_MB: '8', ...settings }, undefined, { page: builtPage, watch })

let app: App
let behindProxy: App
beforeAll(async () => {
  app = await start({})
  behindProxy = await start({ TRUST_PROXY: 'true' })
})
afterAll(() => Promise.all([app.close(), behindProxy.close()]))

/** `host`: as the request names it. */
const read = ({ url }: App, path: string, host: string, headers: Record<string, string> = {}) =>
  new Promise<string>((resolve, reject) => {
    get(url + path, { headers: { host, ...headers }, agent: false }, (answer) => resolve(text(answer))).on(
      'error',
      reject,
    )
  })
/** Reads until it is sent from what is kept, as it is while changes are heard, and returns what was read last. */
async function readKept(from: App, path: string, host: string): Promise<string> {
  let html = ''
  await expect
    .poll(async () => {
      kept = []
      html = await read(from, path, host)
      return kept
    })
    .toEqual([path])
  return html
}
const named = (origin: string) => `<link rel="canonical" href="${origin}/">`

test('keeps a page for each host, and names the requested one', async () => {
  expect(await readKept(app, '/', 'one.example')).toContain(named('http://one.example'))
  expect(await readKept(app, '/', 'two.example:8080')).toContain(named('http://two.example:8080'))
  expect(await readKept(app, '/', 'one.example')).toContain(named('http://one.example'))
})

test('a host that contains part of a path gets no page of another address', async () => {
  await readKept(app, '/', 'one.example')
  kept = []
  for (const host of ['one.example/', '/ of http://one.example', 'one.example /'])
    expect(await read(app, '/', host)).not.toContain('one.example')
  expect(kept).toEqual([])
})

test('behind a proxy a page names the origin that the proxy forwards', async () => {
  await readKept(behindProxy, '/', 'inner.example')
  kept = []
  const forwarded = { 'x-forwarded-host': 'outer.example', 'x-forwarded-proto': 'https' }
  for (const _ of ['made', 'kept'])
    expect(await read(behindProxy, '/', 'inner.example', forwarded)).toContain(named('https://outer.example'))
  const secure = { 'x-forwarded-proto': 'https' }
  expect(await read(behindProxy, '/', 'inner.example', secure)).toContain(named('https://inner.example'))
  expect(kept).toEqual([])
})
