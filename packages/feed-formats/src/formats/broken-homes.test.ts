import { expect, test } from 'vitest'
import { itemsIn, type ReadFormat } from '../../test/read-text.ts'
import { resoOf } from '../sample-files.ts'

const property = (id: string, text: string) =>
  `<property><id>${id}</id><price>250000</price><price_freq>sale</price_freq><type>Villa</type><town>Larkford</town><desc><en>${text}</en></desc></property>`
const kyero = (text: string) =>
  `<?xml version="1.0"?>\n<root><kyero><feed_version>3</feed_version></kyero>\n${property('K1', 'First.')}\n${property('K2', text)}\n${property('K3', 'Behind it.')}\n</root>`
const immobilie = (id: string, text: string) =>
  `<immobilie><objektkategorie><vermarktungsart KAUF="1"/></objektkategorie><freitexte><objektbeschreibung>${text}</objektbeschreibung></freitexte><verwaltung_techn><objektnr_extern>${id}</objektnr_extern></verwaltung_techn></immobilie>`
const openimmo = (text: string) =>
  `<openimmo><uebertragung umfang="VOLL"/><anbieter><firma>Müller & Söhne</firma>\n${immobilie('K1', 'First.')}\n${immobilie('K2', text)}\n${immobilie('K3', 'Behind it.')}</anbieter></openimmo>`
const residential = (id: string, text: string, name = 'residential') =>
  `<${name} status="current"><uniqueID>${id}</uniqueID><price>1000</price><description>${text}</description></${name}>`
const reaxml = (text: string) =>
  `<propertyList>${residential('K1', 'First.')}${residential('K2', text)}${residential('K3', 'Behind it.', 'rural')}</propertyList>`

const files: [ReadFormat, (text: string) => string][] = [
  ['kyero', kyero],
  ['openimmo', openimmo],
  ['reaxml', reaxml],
]

test.each([
  ['Large&nbsp;garden, caf&eacute; &euro; &copy;', 'Large\u00A0garden, café € ©'],
  ['Garden & garage, R&D', 'Garden & garage, R&D'],
  ['Rooms < 20 m², <3 and <- here', 'Rooms < 20 m², <3 and <- here'],
  ['Garden <big one', 'Garden <big one'],
  ['Solar &#55358;&#56815; panels &#xD83E;&#xDDEF;', 'Solar 🧯 panels 🧯'],
  ['Very <b>big</b> garden<br>and more<p>Two', 'Very big garden\nand more\n\nTwo'],
  ['One </b> more', 'One  more'],
  ['A ]]> mark', 'A ]]> mark'],
  ['<![CDATA[No end & more', 'No end & more'],
  ['<!-- no end', '<!-- no end'],
  ['<? no end', '<? no end'],
  ['An &unknown; entity', 'An &unknown; entity'],
  ['Half &#55358; a pair', 'Half  a pair'],
  ['Cosy home&#x10; here&#0;', 'Cosy home here'],
])('the text %j is readable, and all homes are read', async (text, plain) => {
  for (const [format, file] of files) {
    const items = await itemsIn(format, file(text))
    const found = items.flatMap((item) =>
      item.kind === 'listing' ? [[item.listing.reference, item.listing.description]] : [],
    )
    expect(found).toEqual([
      ['K1', 'First.'],
      ['K2', plain],
      ['K3', 'Behind it.'],
    ])
    expect(items.at(-1)).toMatchObject({ kind: 'end', complete: true })
    for (const item of items) if (item.kind === 'problem') expect(item).toMatchObject({ reference: 'K2' })
  }
})

test.each(['<x>', '</x>', '<x a="1" a="2"/>', '<x a=1/>', '<x y z>', '<a><![CDATA[', '<!-- <x>'])(
  'a home that can’t be read for %j is one problem with its reference, and the others are read',
  async (text) => {
    for (const [format, file] of files) {
      const items = await itemsIn(format, file(text))
      const references = items.flatMap((item) => (item.kind === 'listing' ? [item.listing.reference] : []))
      const broken = items.flatMap((item) => (item.kind === 'problem' ? [item.reference ?? ''] : []))
      expect(new Set([...references, ...broken])).toEqual(new Set(['K1', 'K2', 'K3']))
      expect(references.length + broken.length).toBe(3)
      expect(items.at(-1)).toMatchObject({ kind: 'end', complete: true })
    }
  },
)

test('a home without its end is one problem, with its line', async () => {
  const items = await itemsIn('kyero', kyero('Text.').replace('Text.</en></desc></property>', 'Text.</en></desc>'))
  expect(items).toMatchObject([
    { listing: { reference: 'K1' } },
    {
      kind: 'problem',
      reference: 'K2',
      place: { element: '<property>', number: 2 },
      message: 'It can’t be read: an element is not closed.',
    },
    { listing: { reference: 'K3', place: { line: 5, element: '<property>', number: 3 } } },
    { kind: 'end' },
  ])
})

test('homes in comments are none', async () => {
  const items = await itemsIn(
    'kyero',
    kyero('Text.').replace(property('K3', 'Behind it.'), (home) => `<!-- ${home}${home} -->`),
  )
  expect(items.map((item) => (item.kind === 'listing' ? item.listing.reference : item.kind))).toEqual([
    'K1',
    'K2',
    'end',
  ])
})

test('a home that comes in pieces of any size is read the same', async () => {
  const { readFeed } = await import('./read-feed.ts')
  const text = kyero('<![CDATA[A & <b>big</b> garden]]> &amp; more &nbsp; <!-- comment --> & 5 < 6')
  const whole = await itemsIn('kyero', text)
  expect(whole.filter(({ kind }) => kind === 'listing')).toHaveLength(3)
  for (const size of [1, 7, 300]) {
    async function* pieces() {
      for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
    }
    const items = []
    for await (const item of readFeed('kyero', pieces())) items.push(item)
    expect(items).toEqual(whole)
  }
})

test.each(['\n', '\t', '\u0001', '\\ud83e'])('RESO: %j in a text is no end of the file', async (text) => {
  const file = resoOf({ ListingKey: 'K1' }, { ListingKey: 'K2', PublicRemarks: 'One@two.' }, { ListingKey: 'K3' })
  const items = await itemsIn('reso', file.replace('@', text))
  expect(items.map((item) => (item.kind === 'listing' ? item.listing.reference : item.kind))).toEqual([
    'K1',
    'K2',
    'K3',
    'end',
  ])
  expect(items[1]).toMatchObject({ listing: { description: expect.stringMatching(/^One ?two\.$/) } })
})
