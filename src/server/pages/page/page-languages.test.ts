import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '../../../../test/server/app.ts'
import { builtPage } from '../../../../test/server/built-page.ts'

const ORIGIN = 'https://homes.example'
let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ DEMO: 'false', PUBLIC_URL: ORIGIN, LANGUAGES: 'en, de,ar' }, undefined, { page: builtPage })
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
    for (const { headers } of [own, theirs]) expect(headers.get('vary')).toContain('Accept-Language, Cookie')
  }
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
  expect((await get('/?lang=ar', german)).html).toContain('انتقل إلى المحتوى')
})

test('an error page and one that waits for the session are in the reader’s language', async () => {
  for (const path of ['/nowhere', '/allProperty', '/login'])
    expect((await get(path, german)).html).toContain('lang="de"')
  expect((await get('/nowhere', german)).html).toContain('Zum Inhalt springen')
})
