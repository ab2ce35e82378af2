import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { appWithPages, ORIGIN } from '../../../../test/server/app-with-pages.ts'
import { builtPage } from '../../../../test/server/built-page.ts'
import { requestLimits } from '../../platform/db/time-limits.ts'

let app: TestApp
let agent: Person
let get: Awaited<ReturnType<typeof appWithPages>>['get']
beforeAll(async () => {
  ;({ app, agent, get } = await appWithPages())
})
afterAll(async () => app.close())

const inScript = (html: string, attributes: string) =>
  JSON.parse(new RegExp(`<script ${attributes}>(.*?)</script>`, 's').exec(html)?.[1] ?? '')

test('a visitor without scripts reads the newest homes on the home page', async () => {
  await make.property(app, { agent, title: 'Mill by the weir' })
  const { status, html } = await get('/')
  expect(status).toBe(200)
  expect(html).toMatch(/<div id="root"><div.*Mill by the weir.*<\/div><script/s)
  expect(html).toContain('Choose The Comfort Place To Stay')
  expect(html).not.toContain('@people.example')
})

test('the home page comes with its own styles, and its scripts after it has loaded', async () => {
  const { html } = await get('/')
  expect(html).toContain(`<style>${builtPage.pages.en.firstStyles}</style>`)
  expect(html).not.toContain(builtPage.pages.en.styles)
  expect(html).not.toMatch(/<script[^>]* src=|modulepreload" |rel="stylesheet"/)
  const files = 'data-entry="/assets/index-1.js" data-files="/assets/libraries-1.js /assets/page-1.js"'
  expect(html).toContain(`<script ${files}>${builtPage.pages.en.startScript}</script>`)
})

test('no part of a rendered page is left to the browser because it failed here', async () => {
  await make.property(app, { agent })
  for (const path of ['/', `/agent/${agent.id}`, '/terms', '/login'])
    expect((await get(path)).html, path).not.toContain('<!--$!-->') // as React marks it
})

test('a page allows its own inline scripts and styles, and no others', async () => {
  for (const path of ['/', `/agent/${agent.id}`, '/login', '/allProperty']) {
    const { html, headers } = await get(path)
    const policy = headers.get('content-security-policy') ?? ''
    const inline = [...html.matchAll(/<(script|style)(?![^>]* type=)[^>]*>(.*?)<\/\1>/gs)]
    expect(policy).toMatch(/script-src 'self' ('sha256-[^']+'[ ;])+/)
    expect(policy).toMatch(/style-src 'self' ('sha256-[^']+'[ ;])+/)
    for (const [, element, text = ''] of inline) {
      const sources = policy.split(';').find((directive) => directive.startsWith(`${element}-src `))
      expect(sources?.split(' ')).toContain(sha256(text))
    }
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
  }
  expect((await get('/api/site')).headers.get('content-security-policy')).not.toContain('sha256')
})
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test.each(['</script><script>alert(1)</script>', '<!--<script>', `"'><img src=x onerror=alert(1)>`])(
  'escapes the title %s of a home',
  async (title) => {
    const { id } = await make.property(app, { agent, title, description: title })
    const home = (await get('/')).html
    const details = (await get(`/propertyDetails/${id}`)).html
    for (const html of [home, details, (await get(`/agent/${agent.id}`)).html]) {
      expect(html).not.toContain(title)
      expect(html).not.toMatch(/<img src=x|<script>alert/)
    }
    const known = inScript(home, 'type="application/json" id="state"')
    expect(JSON.stringify(known)).toContain(JSON.stringify(title))
    expect(inScript(details, 'type="application/ld\\+json"').name).toBe(title)
  },
)

test('the page of a public home describes it, for crawlers in its body too', async () => {
  const picture = '/demo/home-04-lake-cabin.webp'
  const { id } = await make.property(app, { agent, title: 'Cabin "Tern"', price: '250000', image: picture })
  const { status, html } = await get(`/propertyDetails/${id}`)
  expect(status).toBe(200)
  expect(html).toContain('<title>Cabin &quot;Tern&quot; · KeyHaven</title>')
  expect(html).toContain('<meta name="description" content="$250,000, ')
  expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/propertyDetails/${id}">`)
  expect(html).toContain(`<meta property="og:image" content="${ORIGIN}${picture}">`)
  expect(inScript(html, 'type="application/ld\\+json"')).toMatchObject({
    '@type': 'RealEstateListing',
    offers: { priceCurrency: 'USD', lowPrice: 250_000, highPrice: 250_000 },
  })
  const [, body = ''] = html.split('<body>')
  expect(body).toContain('Loading this home')
  const [, readable = ''] = /<noscript>(.*?<\/article>)<\/noscript>/s.exec(body) ?? []
  expect(readable).toMatch(/<h1[^>]*><bdi>Cabin &quot;Tern&quot;<\/bdi><\/h1>.*Price Range: \$250,000/s)
  expect(readable).toContain(`href="/login?from=%2FpropertyDetails%2F${id}"`)
  const state = inScript(html, 'type="application/json" id="state"')
  expect(state).toContainEqual([
    ['property', 'public', id],
    expect.objectContaining({ title: 'Cabin "Tern"', email: '' }),
  ])
  expect(html).not.toContain(agent.email)
  expect(inScript(html, 'type="application/json" id="first-calls"')).toEqual({
    byCookie: ['/api/auth/get-session'],
    signedIn: [`/api/allProperty/${id}`],
    ofPerson: ['/api/users/admin/'],
    picture: {
      srcset: expect.stringMatching(/home-04-lake-cabin-400\.avif 400w/),
      sizes: expect.any(String),
      type: 'image/avif',
    },
  })
})

test('All Properties is rendered without the homes, and preloads its code, first picture and calls', async () => {
  await make.property(app, { agent, title: 'Lock house', image: '/demo/home-04-lake-cabin.webp' })
  const { html } = await get('/allProperty')
  const [head = '', body = ''] = html.split('<body>')
  expect(body).toMatch(/Loading the homes.*<h1[^>]*>All Properties<\/h1>/s)
  expect(html).not.toContain('Lock house')
  expect(head).toContain('<meta name="screen" content="/assets/AllPropertiesPage.tsx.js">')
  expect(inScript(html, 'type="application/json" id="first-calls"')).toEqual({
    byCookie: ['/api/auth/get-session'],
    signedIn: ['/api/allProperty/status?limit=24', '/api/allProperty/facets'],
    ofPerson: ['/api/users/admin/'],
    picture: {
      srcset: expect.stringMatching(/home-04-lake-cabin-400\.avif 400w/),
      sizes: expect.any(String),
      type: 'image/avif',
    },
  })
})

test('All Properties with a search leaves its calls to the browser', async () => {
  const { html } = await get('/allProperty?q=lodge')
  expect(html).toContain('Loading the homes')
  const { signedIn, picture } = inScript(html, 'type="application/json" id="first-calls"')
  expect([signedIn, picture]).toEqual([[], undefined])
  expect((await get('/allProperty?q=mill')).html).toBe(html)
})

test.each([{ status: 'pending' }, { status: 'rejected' }, { withdrawn: true }] as const)(
  'the page of a home that is %j equals that of an unknown home',
  async (standing) => {
    const { id } = await make.property(app, { agent, title: 'Hidden hall', ...standing })
    const { status, html } = await get(`/propertyDetails/${id}`)
    expect([status, html]).toEqual([404, (await get('/propertyDetails/nonsense')).html])
    expect(html).not.toContain('Hidden hall')
  },
)

test('an agent’s page shows who they are and what they have for sale, and no e-mail address', async () => {
  await make.property(app, { agent, title: 'Weir lodge' })
  const { html } = await get(`/agent/${agent.id}`)
  expect(html).toContain('<title>Ida Weir · KeyHaven</title>')
  expect(html).toMatch(/<h1[^>]*>Ida Weir<\/h1>.*Weir lodge/s)
  expect(html).not.toContain('aria-busy="true"') // nothing is still on its way
  expect(html).not.toContain('@people.example')
  expect(html).toContain(`<style>${builtPage.pages.en.styles}</style>`)
  expect(inScript(html, 'type="application/ld\\+json"')).toMatchObject({ '@type': 'RealEstateAgent', name: 'Ida Weir' })
})

test.each([
  ['the hero', '/', '/demo/hero-750.avif 750w'],
  ['the first home', '/agent/', '/demo/home-04-lake-cabin-400.avif 400w'],
])('a visitor’s browser fetches %s ahead, once, as it is shown', async (_what, path, source) => {
  await make.property(app, { agent, title: 'Lock cottage', image: '/demo/home-04-lake-cabin.webp' })
  const { html } = await get(path === '/' ? path : path + agent.id)
  const [head = '', body = ''] = html.split('<body>')
  const preloads = [
    ...head.matchAll(/<link rel="preload" as="image" imagesrcset="([^"]+)" imagesizes="([^"]+)" type="image\/avif"/g),
  ]
  expect(preloads).toHaveLength(1)
  const [[, srcset = '', sizes = ''] = []] = preloads
  expect(srcset).toContain(source)
  expect(body).toContain(`<source type="image/avif" srcSet="${srcset}" sizes="${sizes}"/>`)
})

test('an unknown agent’s page is the error page, which the browser renders again', async () => {
  const { status, html } = await get('/agent/01a00000-0000-7000-8000-000000000000')
  expect(status).toBe(404)
  expect(html).toMatch(/<div id="root"><div.*OOPS\.\.\.!! Error page Found\./s)
  expect(html).not.toContain('id="state"')
  expect(html).toContain('<script type="module"')
})

test('the page of an agent who was demoted, marked as fraud or deleted is gone, and not to be indexed', async () => {
  const other = await make.user(app, { role: 'agent', name: 'Former' })
  const home = await make.property(app, { agent: other, title: 'Former home' })
  const pages = [`/agent/${other.id}`, `/propertyDetails/${home.id}`]
  const standing = () => Promise.all(pages.map(async (path) => isGone(await get(path))))
  expect(await standing()).toEqual([false, false])
  await app.db.$client.query('delete from property where id = $1', [home.id])
  expect(await standing()).toEqual([false, true])
  for (const state of ['role = null', `role = 'fraud'`]) {
    await app.db.$client.query(`update app_user set ${state} where id = $1`, [other.id])
    expect([state, await standing()]).toEqual([state, [true, true]])
  }
  await app.db.$client.query('delete from app_user where id = $1', [other.id])
  expect(await standing()).toEqual([true, true])
})

const isGone = ({ status, html }: { status: number; html: string }) =>
  status === 404 && html.includes('<meta name="robots" content="noindex">')

test('returns 304 for an unchanged page', async () => {
  const path = '/login'
  const { headers } = await get(path)
  const again = await get(path, { 'if-none-match': headers.get('etag') ?? '' })
  expect([again.status, again.html]).toEqual([304, ''])
})

test('the home page comes without its data while the database is gone', async () => {
  const databaseLimits = { ...requestLimits, connectMs: 300 }
  const lost = await testApp({ DEMO: 'false' }, undefined, { page: builtPage, databaseLimits })
  await lost.db.$client.end()
  const answer = await fetch(`${lost.url}/`)
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('<div id="root"></div>')])
  const home = await (await fetch(`${lost.url}/propertyDetails/01a00000-0000-7000-8000-000000000000`)).text()
  expect(home).not.toContain('noindex') // it may be there
  await lost.close().catch(() => {}) // its database is gone
})
