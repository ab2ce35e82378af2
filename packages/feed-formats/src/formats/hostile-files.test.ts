import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvTable } from '../../test/csv-table.ts'
import { FeedFileError } from '../source/feed-fault.ts'
import type { FeedItem } from './feed-format.ts'
import { openFeed } from './open-feed.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feed-formats-'))
})
afterAll(() => rm(folder, { recursive: true }))

const sample = (name: string) => readFile(new URL(`../../test/samples/${name}`, import.meta.url))
const SAMPLES = ['homes.blm', 'homes.openimmo.xml', 'homes.kyero.xml', 'homes.reaxml.xml', 'homes.reso.json']

async function read(content: string | Uint8Array, name = 'feed') {
  const path = join(folder, name)
  await writeFile(path, content)
  return readPath(path)
}

async function readPath(path: string) {
  const feed = await openFeed(path, { csv: csvTable })
  const items: FeedItem[] = []
  for await (const item of feed.items) items.push(item)
  await feed.close()
  const problems = items.flatMap((item) => (item.kind === 'problem' ? [item.message] : []))
  return { items, problems, end: items.at(-1), homes: items.filter(({ kind }) => kind === 'listing').length }
}

test.each(SAMPLES)('%s that breaks off is not complete, wherever it ends', async (name) => {
  const whole = await sample(name)
  const { homes } = await read(whole)
  for (let tenths = 3; tenths < 10; tenths++) {
    const cut = await read(whole.subarray(0, Math.floor((whole.length * tenths) / 10)))
    expect(cut.end).toEqual({ kind: 'end', complete: false, whole: undefined })
    expect(cut.problems.length).toBeGreaterThan(0)
    expect(cut.homes).toBeLessThanOrEqual(homes)
  }
})

test('an XML file that breaks off has the homes before its break, and the line of it', async () => {
  const text = String(await sample('homes.kyero.xml'))
  const { homes, problems } = await read(text.slice(0, text.indexOf('<id>1003')))
  expect(homes).toBe(1)
  expect(problems).toEqual([expect.stringMatching(/^The file can’t be read from line 43 on: an element is not closed/)])
})

test('a character that XML forbids is left out and reported with its line and home', async () => {
  const text = String(await sample('homes.reaxml.xml')).replace('Walk to', 'Walk\x16 to')
  const { items, end, homes } = await read(text)
  const message = expect.stringContaining('a character that XML forbids')
  expect(items).toContainEqual(
    expect.objectContaining({ kind: 'problem', place: { line: 21 }, reference: 'Sale-1', message }),
  )
  expect(items).toContainEqual(
    expect.objectContaining({
      listing: expect.objectContaining({ description: 'A home by the creek.\nWalk to the station.' }),
    }),
  )
  expect(homes).toBe(3)
  expect(end).toMatchObject({ complete: true })
})

test('an entity from outside, or of the file’s own DTD, is never resolved', async () => {
  const doctypes = ['<!DOCTYPE root [<!ENTITY x SYSTEM "file:///etc/passwd">]>', '<!DOCTYPE root [<!ENTITY x "yyy">]>']
  for (const doctype of doctypes) {
    const { items } = await read(`${doctype}\n<root><kyero/><property><id>1</id><desc>a &x; b</desc></property></root>`)
    expect(items).toMatchObject([{ listing: { description: 'a &x; b' } }, { kind: 'end', complete: true }])
  }
})

test('an error never repeats a user name or password of the file', async () => {
  for (const root of [
    '<propertyList username="u" password="secret1" password="secret2">',
    '<propertyList username="u" password=secret1>',
    '<propertyList password="secret1" secret2>',
    '<propertyList secret1:password="secret2">',
  ]) {
    const { problems, end } = await read(`${root}<residential/></propertyList>`).catch((error: Error) => ({
      problems: [error.message],
      end: { complete: false },
    }))
    expect(problems.join()).not.toContain('secret')
    expect(end).toMatchObject({ complete: false })
  }
})

test('elements that are nested too deeply, or have too many attributes or others in them, are no home', async () => {
  const home = (inside: string) => `<root><property>${inside}</property></root>`
  const tooMany = Array.from({ length: 1_000 }, (_, at) => ` a${at}="1"`).join('')
  expect((await read(home('<x>'.repeat(1_000_000)))).problems[0]).toContain('its elements are nested too deeply')
  expect((await read(home(`<x${tooMany}/>`))).problems[0]).toContain('an element has too many attributes')
  expect((await read(home('<x/>'.repeat(20_000)))).problems[0]).toContain('an element has too many others in it')
  expect((await read(`[${'['.repeat(1_000_000)}`)).end).toMatchObject({ complete: false })
})

test('100 MB in one line take no more memory than their limit', { tags: 'all', timeout: 120_000 }, async () => {
  const header = csvTable.headerLine.trim()
  const starts = [
    '<root><property><id>',
    '[{"ListingKey":"',
    `#HEADER#\nVERSION : 3\nEOF : '^'\nEOR : '~'\n#DEFINITION#\nAGENT_REF^PRICE^STATUS_ID^~\n#DATA#\n`,
  ]
  for (const start of [...starts, `${header}\n`]) {
    const path = join(folder, 'long')
    await writeFile(path, start)
    for (let megabyte = 0; megabyte < 100; megabyte++) await appendFile(path, 'x'.repeat(1_000_000))
    const before = process.memoryUsage().rss
    let peak = 0
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20)
    const { problems, homes } = await readPath(path)
    clearInterval(watch)
    expect(problems.length).toBeGreaterThan(0)
    expect(homes).toBe(0)
    expect(peak - before).toBeLessThan(150_000_000)
  }
})

test.each([
  ['no XML of these', '<html><body>Not found</body></html>', 'The file is XML, but none of'],
  ['an empty file', '', 'The file is empty.'],
  ['blanks', ' \n ', 'The file is empty.'],
  ['a PDF', '%PDF-1.7', 'The file is a PDF, not CSV'],
  ['a broken ZIP', 'PK\x03\x04 nothing', 'The ZIP is broken'],
  ['a broken gzip file', Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]), 'The file is a broken gzip file'],
])('refuses %s', async (_what, content, message) => {
  await expect(read(content)).rejects.toThrow(FeedFileError)
  await expect(read(content)).rejects.toThrow(message)
})

test.each([
  ['a text', 'Dear team, here are our homes.', 'has unknown columns'],
  [
    'BLM of another version',
    `#HEADER#\nVERSION : 2\nEOF : '^'\nEOR : '~'\n#DEFINITION#\nA^~\n#DATA#\n#END#`,
    'The file is version 2 of BLM, not 3.',
  ],
  [
    'BLM without marks',
    '#HEADER#\nVERSION : 3\n#DEFINITION#\nA^~\n#DATA#\n#END#',
    'doesn’t say how fields (EOF) and rows (EOR) end',
  ],
  [
    'JSON that is none',
    '[{"ListingKey": "1"}, {]',
    'The file can’t be read behind home 1: it is not valid JSON from there on.',
  ],
  ['JSON with more behind it', '[{"ListingKey": "1"}]\n[]', 'behind home 1'],
])('reports %s', async (_what, content, message) => {
  const { problems, end } = await read(content)
  expect(problems.join()).toContain(message)
  expect(end).toMatchObject({ complete: false })
})

test('a page of an answer isn’t all of it', async () => {
  const { problems, end, homes } = await read(
    '{"value":[{"ListingKey":"1"}],"@odata.nextLink":"https://feeds.example/?$skip=1"}',
  )
  expect(homes).toBe(1)
  expect(problems).toEqual(['It is the first page of an answer: the homes of the next pages are not in it.'])
  expect(end).toMatchObject({ complete: false })
})

test('a BLM file with another number of homes than its header says is not complete', async () => {
  const text = (await sample('homes.blm')).toString('latin1').replace("EOR : '~'", "EOR : '~'\nProperty Count : 6")
  const { problems, end } = await read(Buffer.from(text, 'latin1'))
  expect(problems).toEqual(['Its header says that it has 6 homes, but it has 5.'])
  expect(end).toMatchObject({ complete: false })
})

test('a home without a reference is a problem, and the file is not complete', async () => {
  const { problems, end } = await read('[{"ListPrice": 1}]')
  expect(problems).toEqual(['It has no reference, or one that can’t be read.'])
  expect(end).toMatchObject({ complete: false })
})

test('a file that changes while it is read is not complete', async () => {
  const path = join(folder, 'changing')
  await writeFile(path, await sample('homes.kyero.xml'))
  const feed = await openFeed(path, { csv: csvTable })
  const items: FeedItem[] = []
  for await (const item of feed.items) {
    if (items.length === 0) await appendFile(path, '<!-- more -->')
    items.push(item)
  }
  expect(items.at(-2)).toMatchObject({ message: 'The file was changed while it was read. Run it again.' })
  expect(items.at(-1)).toMatchObject({ complete: false })
})

test.each(['A\u202E1', 'A\u2028 1', 'x'.repeat(201), '\u200B'])(
  'a reference that would not be kept as it is is none: %j',
  async (reference) => {
    const { problems, end } = await read(JSON.stringify([{ ListingKey: reference, ListPrice: 1 }]))
    expect(problems).toEqual(['It has no reference, or one that can’t be read.'])
    expect(end).toMatchObject({ complete: false })
  },
)
