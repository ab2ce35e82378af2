import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { featureName } from '#contract/feature-names'
import { inLanguage, LANGUAGES } from '#contract/language'
import { FEATURES } from '#contract/listing-features'
import { propertyApi } from '#contract/property'
import * as t from '#messages/facts'
import { callAs, type TestApp } from '../../../../../test/people/access.ts'
import { make, type Person } from '../../../../../test/people/make.ts'
import { testApp } from '../../../../../test/server/app.ts'
import { searchTokens } from '../../../platform/db/word-search.ts'
import { addSavedSearch } from '../../saved-search/saved-search.store.ts'

let app: TestApp
let agent: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  agent = await make.user(app, { role: 'agent', name: 'Ida Lovell' })
})
afterAll(() => app.close())

const titles = async (q: string) => {
  const { body } = await callAs(app, { token: '' }, propertyApi.verified, { query: { q } })
  return (body as { title: string }[]).map(({ title }) => title).sort()
}

/** Words of another language that English readers also search for, with another meaning. */
const ALSO_ENGLISH = ['bureau', 'parquet', 'terrain', 'veranda']

const types = { house: t.house, apartment: t.apartment, townhouse: t.townhouse, land: t.land }

const hasWords = (name: string, words: string) => ` ${name.toLowerCase()} `.includes(` ${words.toLowerCase()} `)

/** The terms that each translated name of one word finds: its type, or each listed feature that has the English name in its own. */
async function namesOfCatalogue(): Promise<Record<string, string>> {
  const terms = new Map<string, Set<string>>()
  const add = async (english: string, name: string, found: string[]) => {
    const [token, ...others] = await searchTokens(app.db, name)
    if (!token || others.length > 0 || hasWords(english, token.text) || ALSO_ENGLISH.includes(token.text)) return
    const known = terms.get(token.text) ?? new Set()
    terms.set(token.text, new Set([...known, ...found]))
  }
  for (const language of LANGUAGES) {
    for (const [type, name] of Object.entries(types)) await add(type, inLanguage(language, name), [`'@${type}'`])
    for (const feature of FEATURES) {
      const found = FEATURES.filter((name) => hasWords(name, feature))
      const keys = found.map((name) => `'$${name.toLowerCase().replaceAll(/[ -]/g, '')}'`)
      await add(
        feature,
        inLanguage(language, () => featureName(feature)),
        keys,
      )
    }
  }
  return Object.fromEntries([...terms].map(([name, found]) => [name, [...found].join(' | ')]))
}

test('the database knows the names of types and features in all languages', async () => {
  const names = await namesOfCatalogue()
  expect(Object.keys(names).length).toBeGreaterThan(70)
  const { rows } = await app.db.execute<{ name: string; terms: string | null }>(
    sql`select name, translated_fact(name) as terms from json_object_keys(${JSON.stringify(names)}::json) name`,
  )
  const known = Object.fromEntries(rows.map(({ name, terms }) => [name, terms]))
  expect(known).toEqual(names) // A changed name needs a migration with `translated_fact` as it is here.
})

test.each([
  ['Garten', ['Communal', 'Green']],
  ['jardín', ['Communal', 'Green']],
  ['JARDINS', ['Communal', 'Green']],
  ['حديقة', ['Communal', 'Green']],
  ['الحديقة', ['Communal', 'Green']],
  ['piscina', ['Blue']],
  ['Fußbodenheizung', ['Blue']],
  ['fussbodenheizung', ['Blue']],
  ['toit-terrasse', ['Blue']],
  ['Maison', ['Green']],
  ['Wohnung', ['Blue']],
  ['maison jardin', ['Green']],
  ['maison -jardin', []],
  ['wohnung -Garten', ['Blue']],
])('“%s” finds the homes of that type or with that feature', async (q, expected) => {
  await app.db.execute(sql`delete from property`)
  const each = { agent, location: 'Leeds', description: 'Quiet.' }
  await make.property(app, { ...each, title: 'Green', type: 'house', features: ['Garden'] })
  await make.property(app, {
    ...each,
    title: 'Blue',
    type: 'apartment',
    features: ['Swimming pool', 'Roof terrace', 'Underfloor heating'],
  })
  await make.property(app, { ...each, title: 'Communal', type: 'townhouse', features: ['Communal garden'] })
  expect(await titles(q)).toEqual(expected)
})

test('an alert of a saved search is not bound to the letters of a translated name', async () => {
  const { id: userId } = await make.user(app)
  const anchorOf = async (q: string) => {
    const id = await addSavedSearch(app.db, { userId, name: q, query: { q }, frequency: 'none' })
    const { rows } = await app.db.execute<{ anchor: string | null }>(
      sql`select anchor from saved_search where id = ${id}`,
    )
    return rows[0]?.anchor
  }
  expect(await anchorOf('piscina')).toBeNull()
  expect(await anchorOf('piscina leeds')).toBe('lee')
  expect(await anchorOf('pool')).toBe('poo')
})
