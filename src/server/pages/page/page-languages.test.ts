import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '../../../../test/server/app.ts'
import { builtPage } from '../../../../test/server/built-page.ts'
import type { Watch } from '../../platform/http/watch.ts'

const ORIGIN = 'https://homes.example'
let kept = 0
const watch: Watch = {
  onAnswer: ({ isKept }) => void (isKept && kept++),
  readKeptBytes: () => {},
  readStreams: () => {},
}
let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  const settings = { DEMO: 'false', PUBLIC_URL: ORIGIN, LANGUAGES: 'en, de,ar', ANSWER_CACHE_MB: '8' }
  app = await testApp(settings, undefined, { page: builtPage, watch })
})
afterAll(() => app.close())

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(app.url + path, { headers: { accept: 'text/html', ...headers } })
  return { headers: answer.headers, html: await answer.text() }
}
const german = { 'accept-language': 'de-AT, en;q=0.5' }

test('each reader gets the page in their language, also from those that are kept', async () => {
  for (const _round of [1, 2, 3]) {
    const [own, theirs, chosen] = [await get('/'), await get('/', german), await get('/', { cookie: 'language=ar' })]
    expect(own.html).toContain('<html lang="en"')
    expect(own.html).toContain('Skip to content')
    expect(theirs.html).toContain('<html lang="de"')
    expect(theirs.html).toContain('Zum Inhalt springen')
    expect(chosen.html).toContain('انتقل إلى المحتوى')
    expect([own, theirs, chosen].map(({ headers }) => headers.get('content-language'))).toEqual(['en', 'de', 'ar'])
    for (const { headers } of [own, theirs]) expect(headers.get('vary')).toContain('Accept-Language, Cookie')
  }
  expect(kept).toBeGreaterThanOrEqual(3)
})

test('a page names its languages to search engines, each by an address that shows it', async () => {
  const { html } = await get('/', german)
  expect(
    [...html.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [language, href]),
  ).toEqual([
    ['en', `${ORIGIN}/?lang=en`],
    ['de', `${ORIGIN}/?lang=de`],
    ['ar', `${ORIGIN}/?lang=ar`],
    ['x-default', `${ORIGIN}/`],
  ])
  expect(html).toContain('<meta property="og:locale" content="de_DE">')
  expect([...html.matchAll(/"og:locale:alternate" content="(\w+)"/g)].map(([, locale]) => locale)).toEqual([
    'en_US',
    'ar_AR',
  ])
  expect((await get('/?lang=ar', german)).html).toContain('انتقل إلى المحتوى')
})

test('a page names the address at which it was asked for in a language as its own, also from those that are kept', async () => {
  for (const _round of [1, 2])
    for (const [path, own] of [
      ['/', '/'],
      ['/?lang=de', '/?lang=de'],
      ['/?utm_source=x&lang=de', '/?lang=de'],
      ['/?lang=ar', '/?lang=ar'],
      ['/?lang=fr', '/'], // not one of the site's languages
      ['/login', '/login'],
      ['/login?lang=de', '/login?lang=de'],
    ] as const) {
      const { html } = await get(path, german)
      expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${own}">`)
      expect(html).toContain(`<meta property="og:url" content="${ORIGIN}${own}">`)
      expect(html).toContain(`hreflang="x-default" href="${ORIGIN}${own.split('?')[0]}"`)
    }
})

test('an error page and one that waits for the session are in the reader’s language', async () => {
  for (const path of ['/nowhere', '/allProperty', '/login'])
    expect((await get(path, german)).html).toContain('lang="de"')
  expect((await get('/nowhere', german)).html).toContain('Zum Inhalt springen')
})
