import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Language } from '#contract/language'
import { propertyApi } from '#contract/property'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { nfd } from '../../../../test/samples/spellings.ts'
import { testApp } from '../../../../test/server/app.ts'
import { countAllPlaces } from '../place/count-places.ts'

let app: TestApp
let agent: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  agent = await make.user(app, { role: 'agent' })
})
afterAll(() => app.close())

const found = async (q: string) => {
  const { body } = await callAs(app, { token: '' }, propertyApi.verified, { query: { q } })
  return (body as { _id: string }[]).map(({ _id }) => _id)
}
const suggested = async (q: string) => {
  const { body } = await callAs(app, { token: '' }, propertyApi.suggestions, { query: { q } })
  return (body as { homes: { _id: string; translations?: object }[] }).homes
}

/** Words of a title and of a description, and the ways in which people type each. */
const cases: [Language, string, string, string[], string[]][] = [
  ['en', 'Quaint cottage', 'A naïve café façade', ['QUAINT'], ['naive', 'naïve', 'cafe', 'facade']],
  [
    'es',
    'Ático señorial',
    'Piscina climatizada, jardín y balcón',
    ['atico', 'ÁTICO', 'senorial'],
    ['jardin', 'balcón'],
  ],
  [
    'de',
    'Schöne Fußgängerlage',
    'Große Küche mit Südbalkon',
    ['schoen', 'SCHÖNE', 'schone', 'fussgaenger'],
    ['grosse', 'kueche', 'kuche', 'südbalkon'],
  ],
  [
    'fr',
    'Chaumière d’hôte',
    'Cœur de forêt, à proximité de l’île',
    ['chaumiere', 'hote', nfd('hôte')],
    ['coeur', 'CŒUR', 'foret', 'ile'],
  ],
  [
    'ar',
    'شَقَّة إطلالة ٣٤٥٦',
    'مؤثثة بالكامل في مبنى حديث، مســاحة ٩٨٧٦ متراً',
    ['شقة', 'شقه', 'اطلاله', 'إطلالة', '3456', '٣٤٥٦'],
    ['موثثه', 'مؤثثة', 'مبني', 'مبنى', 'مساحة', 'مساحه', '9876', '٩٨٧٦'],
  ],
]

test.each(cases)(
  'finds a translation in %s by its words as people type them',
  async (language, title, description, ofTitle, ofText) => {
    const translations = { [language]: { title, description } }
    const { id } = await make.property(app, { agent, title: 'Home', location: 'Bath', description: '·', translations })
    const other = await make.property(app, { agent, title: 'Other', location: 'Bath', description: '·' })
    for (const q of [...ofTitle, ...ofText]) {
      expect([q, await found(q)]).toEqual([q, expect.arrayContaining([id])])
      expect([q, await found(q)]).not.toEqual([q, expect.arrayContaining([other.id])])
    }
    const [word = ''] = ofTitle
    expect(await suggested(word)).toMatchObject([{ _id: id, translations: { [language]: { title } } }])
  },
)

test('words of two languages are one search, and a removed translation is not found', async () => {
  const translations = { es: { title: 'Molino viejo' }, de: { description: 'Mit Wasserrad.' } }
  const { id } = await make.property(app, { agent, title: 'Millstone House', location: 'Bath', translations })
  expect(await found('millstone molino wasserrad')).toEqual([id])
  await app.db.$client.query('update property set translations = null where id = $1', [id])
  expect(await found('molino')).toEqual([])
  expect(await found('millstone')).toEqual([id])
})

test.each([
  ['Munich', 'München'],
  ['ميونخ', 'München'],
  ['Seville', 'Sevilla'],
  ['Séville', 'Sevilla'],
  ['إشبيلية', 'Sevilla'],
  ['مالقة', 'Málaga'],
  ['villa Cologne', 'Köln'],
])('%s finds the homes in %s', async (q, town) => {
  const { id } = await make.property(app, { agent, title: 'Villa', location: `Calle 1, ${town}` })
  await countAllPlaces(app.db)
  const search = (path: 'verified' | 'facets') => callAs(app, { token: '' }, propertyApi[path], { query: { q } })
  const [list, facets] = [await search('verified'), await search('facets')]
  expect((list.body as { _id: string }[]).map(({ _id }) => _id)).toContain(id)
  expect(decodeURIComponent(list.headers.get('x-searched-for') ?? '')).toContain(town)
  expect(facets.body).toMatchObject({ total: expect.any(Number) })
  expect((facets.body as { total: number }).total).toBeGreaterThan(0)
  const name = q.replace('villa ', '')
  const { body } = await callAs(app, { token: '' }, propertyApi.suggestions, { query: { q: name } })
  expect((body as { places: { name: string }[] }).places.map((place) => place.name)).toContain(town)
})

test('a name of another language that homes have is searched as it is', async () => {
  const { id } = await make.property(app, { agent, title: 'Villa', location: 'Firenze' })
  const { id: other } = await make.property(app, { agent, title: 'Casa Florence', location: 'Leeds' })
  await countAllPlaces(app.db)
  expect(await found('Florence')).toEqual([other])
  expect(await found('Florenz')).toEqual([id])
})
