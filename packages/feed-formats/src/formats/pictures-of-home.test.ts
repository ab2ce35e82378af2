import { expect, test } from 'vitest'
import { listingsIn } from '../../test/read-text.ts'
import { blmOf, kyeroOf, openimmoOf, reaxmlOf, resoOf } from '../sample-files.ts'

const names = async (format: Parameters<typeof listingsIn>[0], text: string) =>
  (await listingsIn(format, text))[0]?.pictures.map(({ file, caption, kind, modified }) =>
    [file, caption, kind, modified].filter(Boolean).join(' '),
  )

const photo = { MediaURL: 'one.jpg', MediaCategory: 'Photo', Order: 0 }

test.each([
  { MediaCategory: 'Agent Photo' },
  { MediaCategory: 'AgentPhoto' },
  { MediaCategory: 'Office Logo' },
  { MediaCategory: 'OfficePhoto' },
  { MediaCategory: 'Document' },
  { MediaCategory: 'Photo', MediaType: 'application/pdf' },
  { MediaCategory: 'Photo', ResourceName: 'Member' },
  { MediaCategory: 'Photo', Permission: ['Private'] },
  { MediaCategory: 'Photo', Permission: 'Agent Only' },
  { MediaCategory: 'Photo', Permission: 'FirmOnly' },
  { MediaCategory: 'Photo', Permission: ['VOW'] },
])('RESO: a medium with %o is no picture of the home', async (given) => {
  expect(await names('reso', resoOf({ Media: [photo, { ...given, MediaURL: 'two.jpg', Order: 1 }] }))).toEqual([
    'one.jpg',
  ])
})

test.each([
  {},
  { Permission: ['Public'] },
  { Permission: 'IDX' },
  { Permission: [] },
  { MediaCategory: 'Property Photo' },
])('RESO: a medium with %o is one', async (given) => {
  expect(await names('reso', resoOf({ Media: [{ ...photo, ...given }] }))).toEqual(['one.jpg'])
})

test('RESO: plans come last, and the time of a medium is kept', async () => {
  const Media = [
    { ...photo, MediaURL: 'plan.jpg', ImageOf: 'Floor Plan' },
    { ...photo, MediaModificationTimestamp: '2026-11-27T16:30:00Z', Order: 3 },
  ]
  expect(await names('reso', resoOf({ Media }))).toEqual(['one.jpg 2026-11-27T16:30:00Z', 'plan.jpg floorPlan'])
})

test.each([
  ['floorPlan', { MediaCategory: 'Floor Plan' }],
  ['energy', { MediaCategory: 'Energy Certificate' }],
  ['map', { ImageOf: 'Plat Map' }],
])('RESO: a medium is a picture of the kind %s with %o', async (kind, given) => {
  expect(await names('reso', resoOf({ Media: [{ ...photo, ...given }] }))).toEqual([`one.jpg ${kind}`])
})

test('BLM: graphs of the energy certificate come last as such', async () => {
  const row = {
    MEDIA_IMAGE_00: 'one.jpg',
    MEDIA_IMAGE_01: 'two.jpg',
    MEDIA_IMAGE_TEXT_01: 'EPC',
    MEDIA_IMAGE_60: 'epc.jpg',
    MEDIA_IMAGE_61: 'epc2.jpg',
  }
  expect(await names('blm', blmOf(row))).toEqual(['one.jpg', 'two.jpg EPC energy', 'epc.jpg energy', 'epc2.jpg energy'])
})

test('Kyero: pictures that are tagged as a plan and as an energy certificate come last', async () => {
  const images = `<image id="1"><url>one.jpg</url></image><image id="2"><url>plan.jpg</url><tags><tag>floorplan</tag></tags></image>
    <image id="3"><url>three.jpg</url></image><image id="0"><url>epc.jpg</url><tags><tag>EPC</tag></tags></image>`
  expect(await names('kyero', kyeroOf({ images }))).toEqual([
    'one.jpg',
    'three.jpg',
    'plan.jpg floorPlan',
    'epc.jpg energy',
  ])
})

test('OpenImmo: logos and documents are no pictures, plans come after photographs, and the check of one is kept', async () => {
  const attachment = (group: string, path: string, rest = '') =>
    `<anhang location="EXTERN" gruppe="${group}"><format>${rest || 'jpg'}</format><check ctype="MD5">c1</check><daten><pfad>${path}</pfad></daten></anhang>`
  const rest = `<anhaenge>${attachment('BILD', 'one.jpg')}${attachment('ANBIETERLOGO', 'logo.jpg')}${attachment('EPASS-SKALA', 'e.jpg')}${attachment('KARTEN_LAGEPLAN', 'map.jpg')}${attachment('GRUNDRISS', 'plan.jpg')}${attachment('BILD', 'two.pdf', 'application/pdf')}</anhaenge>`
  const found = ['one.jpg c1', 'plan.jpg floorPlan c1', 'map.jpg map c1', 'e.jpg energy c1']
  expect(await names('openimmo', openimmoOf({ rest }))).toEqual(found)
})

test('REAXML: the time of a picture is kept, unless it is that of the file', async () => {
  const images = `<images><img id="m" modTime="2026-11-20-10:00:00" file="m.jpg"/><img id="a" modTime="2026-11-27-16:30:00" file="a.jpg"/></images>`
  const text = reaxmlOf(
    `<residential status="current"><uniqueID>A</uniqueID><price>1000</price>${images}</residential>`,
  )
  expect(await names('reaxml', text)).toEqual(['m.jpg', 'a.jpg 2026-11-27-16:30:00'])
})
