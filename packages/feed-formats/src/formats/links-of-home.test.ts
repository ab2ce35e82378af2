import { expect, test } from 'vitest'
import { listingsIn } from '../../test/read-text.ts'
import { blmOf, kyeroOf, openimmoOf, reaxmlOf, resoOf } from '../sample-files.ts'

const linksIn = async (format: Parameters<typeof listingsIn>[0], text: string) => {
  const [home] = await listingsIn(format, text)
  return [home?.tours, home?.documents]
}
const tour = { url: 'https://tours.example/1', title: '' }
const document = { url: 'https://files.example/lease.pdf', title: 'Lease' }

test('BLM: tours and documents at web addresses, without files of the archive', async () => {
  const row = {
    MEDIA_VIRTUAL_TOUR_00: tour.url,
    MEDIA_VIRTUAL_TOUR_01: '',
    MEDIA_DOCUMENT_00: document.url,
    MEDIA_DOCUMENT_TEXT_00: 'Lease',
    MEDIA_DOCUMENT_01: '7001_1_DOC_01.pdf',
  }
  expect(await linksIn('blm', blmOf(row))).toEqual([[tour], [document]])
})

test('OpenImmo: film links and documents', async () => {
  const attachment = (group: string, path: string, title = '') =>
    `<anhang location="REMOTE" gruppe="${group}"><anhangtitel>${title}</anhangtitel><format>x</format><daten><pfad>${path}</pfad></daten></anhang>`
  const rest = `<anhaenge>${attachment('FILMLINK', tour.url)}${attachment('DOKUMENTE', document.url, 'Lease')}${attachment('DOKUMENTE', 'expose.pdf')}</anhaenge>`
  expect(await linksIn('openimmo', openimmoOf({ rest }))).toEqual([[tour], [document]])
})

test('Kyero: a virtual tour, then a video', async () => {
  const given = { video_url: 'https://vimeo.com/1', virtual_tour_url: tour.url }
  expect(await linksIn('kyero', kyeroOf(given))).toEqual([[tour, { url: 'https://vimeo.com/1', title: '' }], undefined])
})

test('REAXML: a video and an external link that is escaped as a whole, and a document', async () => {
  const links = `<externalLink href="https%3A%2F%2Ftours.example%2F1"/><videoLink href="https://youtu.be/a1"/>
    <objects><document id="1" url="${document.url}" title="Lease"/></objects>`
  const text = reaxmlOf(`<residential status="current"><uniqueID>A</uniqueID><price>1000</price>${links}</residential>`)
  expect(await linksIn('reaxml', text)).toEqual([[{ url: 'https://youtu.be/a1', title: '' }, tour], [document]])
})

test('RESO: tours of media and of their own field once, and public documents alone', async () => {
  const Media = [
    { MediaURL: tour.url, MediaCategory: 'Unbranded Virtual Tour' },
    { MediaURL: document.url, MediaCategory: 'Document', ShortDescription: 'Lease' },
    { MediaURL: 'https://files.example/seller.pdf', MediaCategory: 'Document', Permission: ['Private'] },
  ]
  const text = resoOf({ Media, VirtualTourURLUnbranded: tour.url })
  expect(await linksIn('reso', text)).toEqual([[tour], [document]])
})
