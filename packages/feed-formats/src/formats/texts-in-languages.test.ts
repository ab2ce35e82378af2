import { expect, test } from 'vitest'
import { listingsIn } from '../../test/read-text.ts'
import { kyeroOf, openimmoOf } from '../sample-files.ts'
import { languageCode } from './language-code.ts'

const kyero = async (desc: string, more: Record<string, string> = {}) =>
  (await listingsIn('kyero', kyeroOf({ type: 'Apartment', beds: '2', town: 'Torrevieja', desc, ...more })))[0]

test('Kyero has a description in each language, and titles made of the facts', async () => {
  // As Spanish agencies export it: markup in CDATA, and blanks around it.
  const desc = `
      <en>\n        <![CDATA[<p>Apartment with terrace. </p><p>Close to the beach.</p>\n]]>\n      </en>
      <nl>\n        <![CDATA[<p>Appartement met terras.</p>]]>\n      </nl>
      <fr>\n        <![CDATA[<p>Appartement - terrasse.</p>]]>\n      </fr>`
  expect(await kyero(desc)).toMatchObject({
    title: '2 bedroom apartment, Torrevieja',
    description: 'Apartment with terrace.\n\nClose to the beach.',
    language: 'en',
    translations: {
      nl: { description: 'Appartement met terras.' },
      fr: { title: 'Appartement, Torrevieja', description: 'Appartement - terrasse.' },
    },
  })
})

test('a Kyero home without English is in its first language, also its title', async () => {
  expect(await kyero('<es>Piso con terraza.</es><de>Wohnung mit Terrasse.</de>')).toMatchObject({
    title: 'Piso, Torrevieja',
    language: 'es',
    translations: { de: { title: 'Wohnung, Torrevieja', description: 'Wohnung mit Terrasse.' } },
  })
})

test('titles of a Kyero file are those of their languages', async () => {
  const title = '<en>Flat by the sea</en><es>Piso junto al mar</es>'
  expect(await kyero('<en>Near the sea.</en><es>Cerca del mar.</es>', { title })).toMatchObject({
    title: 'Flat by the sea',
    translations: { es: { title: 'Piso junto al mar', description: 'Cerca del mar.' } },
  })
})

test('one text under several languages, as some senders write it, is no translation', async () => {
  const home = await kyero('<es>Piso con terraza.</es><en>Piso con terraza.</en>')
  expect(home).toMatchObject({ language: 'en', description: 'Piso con terraza.' })
  expect(home?.translations).toBeUndefined()
})

test('OpenImmo names the language of its texts, and has a text in another', async () => {
  const texts =
    '<objektbeschreibung>Haus am Bach.</objektbeschreibung><objekt_text lang="ENG">By the brook.</objekt_text>'
  const language = '<verwaltung_techn><objektnr_extern>A</objektnr_extern><sprache>de-DE</sprache></verwaltung_techn>'
  const rest = `<freitexte><objekttitel>Haus</objekttitel>${texts}</freitexte>`
  const home = (content: string) => openimmoOf({ rest: content })
  const said = home(rest).replace(/<verwaltung_techn>.*?<\/verwaltung_techn>/s, language)
  expect(await listingsIn('openimmo', said)).toMatchObject([
    { description: 'Haus am Bach.', language: 'de', translations: { en: { description: 'By the brook.' } } },
  ])
  const [unknown] = await listingsIn('openimmo', home(rest))
  expect([unknown?.language, unknown?.translations]).toEqual([undefined, undefined])
})

test('an Arabic home without a title gets one in Arabic', async () => {
  const texts = '<freitexte><objektbeschreibung>شقة قرب البحر.</objektbeschreibung></freitexte>'
  const language = '<objektnr_extern>A</objektnr_extern><sprache>ar</sprache>'
  const file = openimmoOf({ rest: texts }).replace(/<objektnr_extern>.*?<\/objektnr_extern>/, language)
  const [home] = await listingsIn('openimmo', file)
  expect(home).toMatchObject({ language: 'ar', title: expect.stringMatching(/^\p{Script=Arabic}+، /u) })
})

test.each([
  ['es', 'es'],
  ['es-ES', 'es'],
  ['de_DE', 'de'],
  ['GER', 'de'],
  ['fra', 'fr'],
  ['deutsch', undefined],
  ['x', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s is the language %s', (text, code) => {
  expect(languageCode(text)).toBe(code)
})
