import { expect, test } from 'vitest'
import { listingsIn } from '../../test/read-text.ts'
import { sampleHomes } from '../../test/schemas/written-homes.ts'
import { blmOf, kyeroOf, openimmoOf, reaxmlOf, resoOf } from '../sample-files.ts'
import { writeFeed } from './write-feed.ts'

const linksIn = async (format: Parameters<typeof listingsIn>[0], text: string) => {
  const [home] = await listingsIn(format, text)
  return [home?.tours, home?.documents, ...(home?.documentFiles ? [home.documentFiles] : [])]
}
const tour = { url: 'https://tours.example/1', title: '' }
const document = { url: 'https://files.example/lease.pdf', title: 'Lease' }

test('BLM: tours and documents, at web addresses and in the archive', async () => {
  const row = {
    MEDIA_VIRTUAL_TOUR_00: tour.url,
    MEDIA_VIRTUAL_TOUR_01: '',
    MEDIA_DOCUMENT_00: document.url,
    MEDIA_DOCUMENT_TEXT_00: 'Lease',
    MEDIA_DOCUMENT_01: '7001_1_DOC_01.pdf',
    MEDIA_DOCUMENT_TEXT_01: 'Brochure',
    MEDIA_DOCUMENT_02: '7001_1_DOC_02.docx',
  }
  const file = { file: '7001_1_DOC_01.pdf', title: 'Brochure' }
  expect(await linksIn('blm', blmOf(row))).toEqual([[tour], [document], [file]])
})

test('OpenImmo: film links and documents, and plans that are PDFs', async () => {
  const attachment = (group: string, path: string, title = '', format = 'x') =>
    `<anhang location="REMOTE" gruppe="${group}"><anhangtitel>${title}</anhangtitel><format>${format}</format><daten><pfad>${path}</pfad></daten></anhang>`
  const rest = `<anhaenge>${attachment('FILMLINK', tour.url)}${attachment('DOKUMENTE', document.url, 'Lease')}${attachment('DOKUMENTE', 'expose.pdf')}${attachment('GRUNDRISS', 'EG.PDF', 'Plan', 'application/pdf')}${attachment('GRUNDRISS', 'og.jpg')}</anhaenge>`
  const files = [
    { file: 'expose.pdf', title: '' },
    { file: 'EG.PDF', title: 'Plan' },
  ]
  const text = openimmoOf({ rest })
  expect(await linksIn('openimmo', text)).toEqual([[tour], [document], files])
  const [home] = await listingsIn('openimmo', text)
  expect(home?.pictures).toEqual([{ file: 'og.jpg', caption: '', kind: 'floorPlan' }])
})

test('Kyero: a virtual tour, then a video', async () => {
  const given = { video_url: 'https://vimeo.com/1', virtual_tour_url: tour.url }
  expect(await linksIn('kyero', kyeroOf(given))).toEqual([[tour, { url: 'https://vimeo.com/1', title: '' }], undefined])
})

test('REAXML: a video and an external link that is escaped as a whole, and a document', async () => {
  const links = `<externalLink href="https%3A%2F%2Ftours.example%2F1"/><videoLink href="https://youtu.be/a1"/>
    <objects><document id="1" url="${document.url}" title="Lease"/><document id="2" file="plan.pdf" title="Plan"/></objects>`
  const text = reaxmlOf(`<residential status="current"><uniqueID>A</uniqueID><price>1000</price>${links}</residential>`)
  expect(await linksIn('reaxml', text)).toEqual([
    [{ url: 'https://youtu.be/a1', title: '' }, tour],
    [document],
    [{ file: 'plan.pdf', title: 'Plan' }],
  ])
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

async function reread(format: 'kyero' | 'reaxml', urls: string[]) {
  async function* homes() {
    for (const home of sampleHomes(1, 'EUR', 1))
      yield { ...home, tours: urls.map((url) => ({ url, title: '' })), documents: [document] }
  }
  const agent = { name: 'Ann Agent', email: 'ann@agents.example' }
  const terms = { agent, currency: 'EUR', origin: 'https://homes.example', at: new Date(), software: 'Sample' }
  let text = ''
  for await (const piece of writeFeed(format, homes(), terms)) text += piece
  const [tours = [], documents] = await linksIn(format, text)
  return { text, tours: tours.map((link) => ('url' in link ? link.url : '')), documents }
}

test('REAXML: a video is written as such, other tours as links, and a document with its title', async () => {
  const { text, tours, documents } = await reread('reaxml', [tour.url, 'https://youtu.be/a1', 'https://vimeo.com/2'])
  expect(text).toContain('<videoLink href="https://youtu.be/a1"/>')
  expect(text).toContain(`<externalLink href="${tour.url}"/><externalLink href="https://vimeo.com/2"/>`)
  expect(tours).toEqual(['https://youtu.be/a1', tour.url, 'https://vimeo.com/2'])
  expect(documents).toEqual([document])
})

test('Kyero: a video and a tour are written, each in its field', async () => {
  const { text, tours } = await reread('kyero', ['https://player.vimeo.com/video/1', tour.url])
  expect(text).toContain('<video_url>https://player.vimeo.com/video/1</video_url>')
  expect(tours).toEqual([tour.url, 'https://player.vimeo.com/video/1'])
  expect((await reread('kyero', [tour.url])).text).not.toContain('video_url')
})
