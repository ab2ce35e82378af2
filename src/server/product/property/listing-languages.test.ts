import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGE_COOKIE, type Language } from '#contract/language'
import { MAX_DESCRIPTION_LENGTH } from '#contract/listing-texts'
import { propertyApi } from '#contract/property'
import { type Callers, callAs, everybody, type TestApp } from '../../../../test/people/access.ts'
import { sampleChange, sampleListing } from '../../../../test/people/listing.ts'
import { testApp } from '../../../../test/server/app.ts'
import { builtPage } from '../../../../test/server/built-page.ts'

let app: TestApp
let who: Callers
beforeAll(async () => {
  app = await testApp({ DEMO: 'false', LANGUAGES: 'en,es,de,ar' }, undefined, { page: builtPage })
  who = await everybody(app)
})
afterAll(() => app.close())

const translations = {
  en: { title: 'House with a lemon tree', description: 'Two minutes from the beach.' },
  ar: { title: 'بيت فيه شجرة ليمون' },
}
const inSpanish = {
  ...sampleListing,
  title: 'Casa con limonero',
  description: 'A dos minutos de la playa.',
  language: 'es' as const,
  translations,
}

const add = async (listing: object) => callAs(app, who.agent, propertyApi.create, { body: listing as never })
async function verified(listing: object): Promise<string> {
  const { insertedId: id } = (await add(listing)).body as { insertedId: string }
  await callAs(app, who.admin, propertyApi.decide, { params: { id }, body: { status: 'verified' } })
  return id
}
const read = async (id: string) => (await callAs(app, who.agent, propertyApi.one, { params: { id } })).body as object
const update = (id: string, change: object) =>
  callAs(app, who.agent, propertyApi.update, { params: { id }, body: { ...sampleChange, ...change } as never })

test('a home has its texts in each language, and lists have the titles', async () => {
  const id = await verified(inSpanish)
  expect(await read(id)).toMatchObject({ language: 'es', title: 'Casa con limonero', translations })
  const { body } = await callAs(app, who.anonymous, propertyApi.verified, { query: { q: 'limonero' } })
  expect(body).toMatchObject([
    {
      language: 'es',
      translations: { en: { title: 'House with a lemon tree' }, ar: { title: 'بيت فيه شجرة ليمون' } },
    },
  ])
  expect(JSON.stringify(body)).not.toContain('Two minutes')
})

test('an update keeps, replaces and clears translations, and an edit shows what became of them', async () => {
  const id = await verified(inSpanish)
  await update(id, {})
  expect(await read(id)).toMatchObject({ language: 'es', translations })
  await update(id, { translations: { de: { title: 'Haus mit Zitronenbaum', description: ' ' }, fr: { title: '' } } })
  expect(await read(id)).toMatchObject({
    translations: { de: { title: 'Haus mit Zitronenbaum' } },
    edited: {
      changed: {
        translations: [
          {
            en: { title: 'House with a lemon tree', description: 'Two minutes from the beach.' },
            ar: { title: 'بيت فيه شجرة ليمون' },
          },
          { de: { title: 'Haus mit Zitronenbaum' } },
        ],
      },
    },
  })
  await update(id, { language: null, translations: null })
  const cleared = await read(id)
  expect(cleared).not.toHaveProperty('language')
  expect(cleared).not.toHaveProperty('translations')
})

const tooLong = 'x'.repeat(MAX_DESCRIPTION_LENGTH + 1)
test.each([
  ['a language that the site doesn’t have', { language: 'xx' }, 'language', 'one of en, es, de, fr, ar'],
  ['such a translation', { translations: { pt: { title: 'Casa' } } }, 'translations', 'one of en, es, de, fr, ar'],
  ['a long title', { translations: { de: { title: 'x'.repeat(121) } } }, 'translations.de.title', 'at most 120'],
  ['a long text', { translations: { de: { description: tooLong } } }, 'translations.de.description', 'at most 5,000'],
  ['NUL', { translations: { de: { title: 'a\0b' } } }, 'translations.de.title', 'can’t be kept'],
  ['its own language', { translations: { es: { title: 'Casa' } } }, 'translations.es', 'are in Spanish already'],
])('refuses %s', async (_what, change, field, message) => {
  const created = await add({ ...inSpanish, ...change })
  expect([created.status, created.body.errors?.[field]]).toEqual([422, expect.stringContaining(message)])
  const updated = await update(await verified(inSpanish), change)
  expect([updated.status, updated.body.errors?.[field]]).toEqual([422, expect.stringContaining(message)])
})

test('refuses to make a language of the translations the listing’s own', async () => {
  const { status, body } = await update(await verified(inSpanish), { language: 'en' })
  expect([status, body.errors]).toEqual([422, { 'translations.en': expect.any(String) }])
})

test.each<[Language, string, string]>([
  ['en', 'House with a lemon tree', 'Two minutes from the beach.'],
  ['ar', 'بيت فيه شجرة ليمون', 'A dos minutos de la playa.'],
  ['de', 'Casa con limonero', 'A dos minutos de la playa.'],
])('the page in %s says in its head: %s', async (language, title, description) => {
  const id = await verified(inSpanish)
  const page = await fetch(`${app.url}/propertyDetails/${id}`, {
    headers: { accept: 'text/html', cookie: `${LANGUAGE_COOKIE}=${language}` },
  })
  const html = await page.text()
  expect(html).toMatch(new RegExp(`<title>\u2068?${title}`))
  expect(html).toContain(`<meta property="og:title" content="${title}">`)
  expect(html).toMatch(new RegExp(`<meta property="og:description"[^>]*${description}`))
  expect(html).not.toContain(`"name":"${language === 'de' ? 'House' : 'Casa'}`)
  expect(html).toContain(`"name":"${title}","description":"${description}"`)
})
