import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/people/access.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { builtPage } from '../../../../test/server/built-page.ts'
import { exchange } from '../../../../test/server/http-exchange.ts'

let app: TestApp
const paths = {
  page: '/',
  call: '/api/allProperty/status',
  picture: '/media/none.webp',
  asset: '/favicon.svg',
  home: '',
}
beforeAll(async () => {
  app = await testApp({ DEMO: 'false', ANSWER_CACHE_MB: '8' }, undefined, { page: builtPage })
  const agent = await make.user(app, { role: 'agent' })
  paths.home = `/propertyDetails/${(await make.property(app, { agent })).id}`
})
afterAll(() => app.close())

const HOST = 'host: keyhaven.test'
const send = (lines: string[]) => exchange(app.url, [...lines, 'connection: close'])

test.each(['', 'a b', 'one.example/x', 'user@one.example', 'one.example:port', '[::1', '999.1.1.1', 'one.example,two'])(
  'refuses the host “%s”',
  async (host) => {
    for (const path of [paths.page, paths.call, paths.picture, paths.asset]) {
      const { status, body } = await send([`GET ${path} HTTP/1.1`, `host: ${host}`])
      expect([path, status]).toEqual([path, 400])
      expect(body).not.toContain('one.example')
    }
  },
)

test.each([
  'keyhaven.test',
  'KEYHAVEN.test:8080',
  '127.0.0.1:3000',
  '[::1]:3000',
  'my_app:3000',
  'xn--80a1acny.example.',
])('takes the host “%s”', async (host) => {
  expect((await send([`GET ${paths.call} HTTP/1.1`, `host: ${host}`])).status).toBe(200)
})

test('HTTP 1.0 needs no host', async () => {
  expect((await send([`GET ${paths.call} HTTP/1.0`])).status).toBe(200)
  expect((await send([`GET ${paths.call} HTTP/1.0`, 'host: a b'])).status).toBe(400)
})

test('answers an absolute target as its path, under its own host', async () => {
  const canonical = async (target: string) => {
    const { body } = await send([`GET ${target} HTTP/1.1`, HOST])
    return /<link rel="canonical" href="([^"]+)">/.exec(body)?.[1]
  }
  expect(await canonical('http://one.example/')).toBe('http://one.example/')
  expect(await canonical('http://one.example')).toBe('http://one.example/')
  expect(await canonical(`http://one.example${paths.home}`)).toBe(`http://one.example${paths.home}`)
  expect((await send(['GET http://one.example/nothing HTTP/1.1', HOST])).status).toBe(404)
  expect((await send(['GET http://user@one.example/ HTTP/1.1', HOST])).status).toBe(400)
  expect((await send(['GET ftp://one.example/ HTTP/1.1', HOST])).status).toBe(400)
})
