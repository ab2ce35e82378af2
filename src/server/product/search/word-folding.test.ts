import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyApi } from '#contract/property'
import { PropertyFilters } from '#contract/property-search'
import { reviewApi } from '#contract/review'
import { userApi } from '#contract/user'
import { type Callers, callAs, everybody, type TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { reviews } from '../../platform/db/tables/review.ts'
import { matchChangedHomes } from '../alert/match-alerts.ts'
import { addSavedSearch } from '../saved-search/saved-search.store.ts'
import { countAllPlaces } from './count-places.ts'

const nfd = (text: string) => text.normalize('NFD')

/** Every search finds the texts of its line, and no text of any other line. */
const alike: [kind: string, texts: string[], searches: string[]][] = [
  ['accents', ['Zcafé', nfd('Zcafé'), 'ZCAFÉ', 'Zcafe'], ['zcafé', nfd('ZCAFÉ'), 'zcafe', 'zcafè']],
  ['umlauts', ['Müllerhof', 'Muellerhof', 'Mullerhof'], ['Müllerhof', 'muellerhof', 'MULLERHOF', 'MÜLLER', 'mueller']],
  ['a short umlaut', ['Südrand', 'Suedrand'], ['südrand', 'suedrand', 'sudrand', 'sued', 'Süd']],
  ['Danish letters', ['Århusvej', 'Aarhusvej'], ['århusvej', 'aarhusvej', 'arhusvej']],
  ['a stroke', ['Brønshøjvang'], ['brønshøjvang', 'bronshojvang', 'broenshoejvang']],
  ['ligatures', ['Œuvrepark', 'ﬁneoeuvrepark'], ['œuvrepark', 'OEUVREPARK']],
  ['sharp s', ['Quellstraße', 'QUELLSTRASSE', 'Quellstraẞe'], ['quellstrasse', 'QUELLSTRASSE', 'Quellstraße']],
  ['Turkish', ['İskeleköy', 'ISKELEKÖY', 'iskeleköy'], ['İskeleköy', 'iskeleköy', 'ISKELEKOY', 'ıskelekoy']],
  ['Turkish without a dot', ['Kızılağaç'], ['kızılağaç', 'KIZILAĞAÇ', 'kizilagac']],
  ['Polish', ['Łódźka'], ['łódźka', 'lodzka', 'ŁÓDŹKA']],
  ['Vietnamese', ['Đà Nẵng', nfd('Đà Nẵng')], ['đà nẵng', 'da nang', 'NẴNG']],
  ['Greek', ['ΟΔΌΣ', 'οδός'], ['οδός', 'ΟΔΟΣ', 'οδοσ', 'οδος']],
  ['Cyrillic', ['Ёлочная', nfd('ёлочная')], ['елочная', 'ЁЛОЧНАЯ', 'ёлоч']],
  ['Ukrainian', ['Київщина'], ['київщина', nfd('КИЇВЩИНА')]],
  ['Arabic', ['مُحَمَّدية', 'محمدية'], ['محمدية', 'مُحَمَّدية', 'محمديه']],
  ['Persian', ['خیابان کوچک'], ['خيابان', 'كوچك', 'خیابان کوچک']],
  ['Hebrew', ['שָׁלוֹמית', 'שלומית'], ['שלומית', 'שָׁלוֹמית']],
  ['Devanagari', ['डॉक्टरनगर'], ['डॉक्टरनगर', 'डॉक्टर']],
  ['Thai', ['บ้านริมทะเลสาบ'], ['ทะเลสาบ', 'บ้านริม', 'ทะเ', 'สา']],
  ['Chinese', ['北京朝阳区公寓'], ['朝阳', '北京', '阳区', '朝阳区', '京', '北京 公寓']],
  ['Japanese', ['銀座タワーマンション', '銀座ﾀﾜｰﾏﾝｼｮﾝ'], ['銀座', 'タワー', 'ﾀﾜｰ', 'ンション', '銀座タワー']],
  ['Japanese with digits', ['渋谷３ＬＤＫ物件'], ['3ldk', '渋谷', '物件', '３ＬＤＫ']],
  ['voiced kana', ['がくえん'], ['がく', nfd('がくえん')]],
  ['Korean', ['해운대구아파트', nfd('해운대구아파트')], ['해운대', '해운', nfd('해운대'), '구아', '아파트']],
  ['full width', ['Ｆｕｌｌｗｉｄｔｈ１２'], ['fullwidth12', 'ＦＵＬＬＷＩＤＴＨ']],
  [
    'apostrophes',
    ["Qing's Cross", 'Qing’s Cross', 'Qing‘s Cross', 'Qings Cross'],
    ["qing's", 'qing’s', 'QINGS', 'qing`s'],
  ],
  ['a name with an apostrophe', ["O'Zrien", 'O’Zrien'], ["o'zrien", 'ozrien', 'zrien', 'o zrien']],
  ['an article', ['l’Xtoile'], ["l'xtoile", 'xtoile', 'l xtoile']],
  [
    'quotes',
    ['"Vlake" house', '“Vlake” house', '«Vlake» house'],
    ['"vlake house"', '“vlake house”', "'vlake'", '„vlake“'],
  ],
  [
    'signs',
    ['Aurorax, Wing', 'Aurorax. Wing', '(Aurorax)'],
    ['aurorax', 'Aurorax,', 'aurorax.', 'aurorax?', '(aurorax)', '¿aurorax?'],
  ],
  [
    'hyphens',
    ['semy-detached', 'semy–detached', 'semy detached'],
    ['semy-detached', 'semy detached', 'semy‑detached', 'semy—detached'],
  ],
  ['a hyphen left out', ['sevi-rural'], ['sevirural', 'sevi-rural', 'sevi rural']],
  ['a postcode', ['BL0 9QX', 'bl09qx', 'BL0-9QX'], ['bl09qx', 'BL0 9QX', 'bl0 9qx', 'BL0-9QX']],
  ['a short postcode', ['W1A 1AB', 'W1A1AB'], ['w1a1ab', 'W1A 1AB']],
  ['a Dutch postcode', ['1071 ZZ', '1071ZZ'], ['1071zz', '1071 zz', '1071']],
  ['a Swedish postcode', ['114 55', '11455'], ['11455', '114 55']],
  ['a Canadian postcode', ['K1A 0B1', 'K1A0B1'], ['k1a0b1', 'K1A 0B1']],
  ['tags', ['vtest</a>', '<vtest>', 'vtest'], ['vtest', '<vtest>', '</vtest>', 'vtest</']],
  ['a tag', ['wtest</b>'], ['wtest</b>', 'wtest', 'wtest b']],
  ['entities', ['&vamp;', '&vamp;lt;'], ['&vamp;', 'vamp', '&vamp']],
  [
    'an address',
    ['vita@mail.example', 'VITA@MAIL.EXAMPLE'],
    ['vita@mail.example', 'vita', 'vita@mail', '<vita@mail.example>'],
  ],
  ['a host', ['www.vhost.example/path?a=b'], ['vhost', 'www.vhost.example', 'vhost.example/path', 'path']],
  ['signed numbers', ['-7531', '+7531', '7531'], ['-7531', '+7531', '7531']],
  ['a number with parts', ['24,689', '24.689', '24 689'], ['24,689', '24.689', '24 689']],
  [
    'what can’t be seen',
    ['vis\u00adible', 'vis\u200bible', 'visible\u200e'],
    ['visible', 'vi\u200bsible', '\u200fvisible'],
  ],
  ['fractions and powers', ['77 m²', '77 m2'], ['77 m²', '77 m2', 'm2']],
]

const cases = alike.flatMap(([kind, texts, searches]) =>
  searches.map((q) => [q, kind, texts] as [string, string, string[]]),
)
const allTexts = alike.flatMap(([, texts]) => texts)

let app: TestApp
let who: Callers
let agent: Person
/** The ids of saved searches, by their words. */
const saved = new Map<string, string>()

beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  who = await everybody(app)
  agent = await make.user(app, { role: 'agent', name: 'Agent' })
  const { id: userId } = await make.user(app, { name: 'Seeker' })
  for (const [q] of cases) {
    const query = PropertyFilters.parse({ q })
    saved.set(q, await addSavedSearch(app.db, { userId, name: 'A', query, frequency: 'none' }))
  }
  for (const text of allTexts) await make.property(app, { agent, title: text, location: 'Here', description: '·' })
  for (const text of allTexts)
    await make.property(app, { agent, title: 'Described', location: 'Here', description: `So: ${text}; yes` })
  for (const [at, text] of allTexts.entries()) await make.user(app, { name: text, email: `p${at}@people.test` })
  await app.db.insert(reviews).values(
    allTexts.map((text) => ({
      propertyTitle: 'T',
      agentName: 'A',
      reviewTime: '10:00:00',
      description: text,
      reviewerEmail: 'r@people.test',
      reviewerName: 'R',
    })),
  )
  await matchChangedHomes({ db: app.db, log: app.parts.log })
}, 120_000)
afterAll(() => app.close())

const sorted = (texts: string[]) => [...new Set(texts)].sort()

/** The results of a search for each noun, by the texts of this table. */
async function foundBy(q: string) {
  const [homes, people, written] = await Promise.all([
    callAs(app, who.anonymous, propertyApi.verified, { query: { q, limit: '100' } }),
    callAs(app, who.admin, userApi.list, { query: { q, limit: '100' } }),
    callAs(app, who.anonymous, reviewApi.list, { query: { q, limit: '100' } }),
  ])
  const all = homes.body as { _id: string; title: string; description: string }[]
  return {
    ids: all.map(({ _id }) => _id).sort(),
    titles: sorted(all.filter(({ title }) => title !== 'Described').map(({ title }) => title)),
    descriptions: sorted(
      all.filter(({ title }) => title === 'Described').map(({ description }) => description.slice(4, -5)),
    ),
    people: sorted((people.body as { name: string }[]).map(({ name }) => name)),
    reviews: sorted((written.body as { reviewDescription: string }[]).map((row) => row.reviewDescription)),
  }
}

/** Searches for what stands inside of a word, or for a short word, which is not looked for among facts. */
const inNamesOnly = [
  'đà nẵng',
  'da nang',
  'wtest b',
  'oeuvrepark',
  'OEUVREPARK',
  'œuvrepark',
  'o zrien',
  'l xtoile',
  'm2',
  '77 m²',
  '77 m2',
  '114 55',
  '24 689',
  '1071 zz',
]

test.each(cases)('%j finds its other spellings (%s)', async (q, _kind, texts) => {
  const found = await foundBy(q)
  const expected = sorted(texts)
  expect({ titles: found.titles, people: found.people, reviews: found.reviews }).toEqual({
    titles: expected,
    people: expected,
    reviews: expected,
  })
  if (!inNamesOnly.includes(q)) expect(found.descriptions).toEqual(expected)
  const { rows } = await app.db.$client.query<{ id: string }>(
    'select property_id as id from alert where search_id = $1',
    [saved.get(q)],
  )
  expect(rows.map(({ id }) => id).sort()).toEqual(found.ids)
})

test.each([
  ['fuel', 'Fully furnished'],
  ['wc', 'Wcombe'],
  ['朝区', '北京朝阳区公寓'],
  ['&', 'Bath & Wells'],
  ['\u200b', 'Anything'],
])('%j does not find %j', async (q, title) => {
  const { id } = await make.property(app, { agent, title, location: 'Here' })
  expect((await foundBy(q)).ids).not.toContain(id)
})

test('suggests a place once, by any spelling of its name', async () => {
  for (const location of ['İzmir', nfd('İzmir'), 'IZMIR', 'Çeşme']) await make.property(app, { agent, location })
  await countAllPlaces(app.db)
  for (const q of ['İzmir', 'izmir', 'IZMİR', 'ızm', nfd('İzm')]) {
    const { body } = await callAs(app, who.anonymous, propertyApi.suggestions, { query: { q } })
    expect([q, body.places]).toEqual([q, [{ name: expect.any(String), homes: 3 }]])
  }
  const misspelt = await callAs(app, who.anonymous, propertyApi.verified, { query: { q: 'çesmee', limit: '1' } })
  expect(misspelt.headers.get('x-searched-for')).toBe(encodeURIComponent('Çeşme'))
})

test('counts a feature in several spellings as one option, selected by any of them', async () => {
  for (const features of [['Café nearby'], [nfd('Café nearby')], ['CAFE-NEARBY'], ['🏠']])
    await make.property(app, { agent, title: 'Featured', type: 'townhouse', features })
  const facets = (query: object) =>
    callAs(app, who.anonymous, propertyApi.facets, { query: { type: 'townhouse', ...query } })
  const { body } = await facets({})
  expect(Object.values((body as { feature: object }).feature)).toEqual([3, 1])
  expect((await facets({ feature: 'cafe nearby' })).body).toMatchObject({
    total: 3,
    feature: { 'cafe nearby': 3, '🏠': 1 },
  })
  expect((await facets({ feature: '🏠' })).body).toMatchObject({ total: 1 })
})

test('a listing can’t have a feature twice in two spellings', async () => {
  const { body: listed } = await callAs(app, who.agent, propertyApi.list, {
    query: { limit: '1', email: who.agent.email },
  })
  const [home] = listed as { _id: string }[]
  const id = home?._id ?? (await make.property(app, { agent: who.agent })).id
  const { status } = await callAs(app, who.agent, propertyApi.update, {
    params: { id },
    body: { features: ['Café', nfd('CAFÉ')] } as never,
  })
  expect(status).toBe(422)
})
