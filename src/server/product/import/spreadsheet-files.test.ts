/** @module-tag all */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { zipOf } from '../../../../test/feeds/zip-of.ts'
import { testDatabase } from '../../../../test/server/database.ts'
import { users } from '../../platform/db/tables/user.ts'
import { gazetteer } from '../../providers/geocoder/gazetteer.ts'
import { properties } from '../tables/property.ts'
import { importFile } from './import-file.ts'

const HEADER = 'id,title,location,price,propertyImage,description'
const good = (id: string) => `${id},House ${id},Lane,1000,https://a.example/p.jpg,Nice`
let database: Awaited<ReturnType<typeof testDatabase>>
let folder: string
let lines: string[]

beforeAll(async () => {
  database = await testDatabase()
  await database.db.insert(users).values({ email: 'ann@agents.example', name: 'Ann Agent', role: 'agent' })
  folder = await mkdtemp(join(tmpdir(), 'keyhaven-spreadsheet-'))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await database.db.delete(properties)
  lines = []
})

async function bring(content: string | Buffer) {
  const file = join(folder, 'own.csv')
  await writeFile(file, content)
  return importFile(
    { file, agent: 'ann@agents.example', verifyAs: undefined },
    {
      db: database.db,
      gazetteer: gazetteer(),
      currency: 'USD',
      reportFolders: [folder],
      screen: { write: () => {} },
      say: (line) => lines.push(line),
      stopped: () => false,
    },
  )
}

const names = ['ID', ' Title', 'location', 'Price', 'Property Image', 'description', 'Bathrooms']
const values = ['1', '"Größe; A, ""B"""', 'Lane', '"€1.250.000"', 'https://a.example/p.jpg', '"Nice\nand new"', '"1,5"']
const table = (delimiter: string, end = '\r\n') => [names, values].map((row) => row.join(delimiter) + end).join('')
const inUtf16 = (text: string) => Buffer.from(text, 'utf16le')

test.each<[what: string, content: string | Buffer]>([
  ['commas', table(',')],
  ['UTF-16 with tabs, as “Unicode Text”', inUtf16(`\uFEFF${table('\t')}`)],
  ['UTF-16 of the other order', inUtf16(`\uFEFF${table('\t')}`).swap16()],
  ['UTF-16 without a mark, and sep=', inUtf16(`sep=;\r\n${table(';')}`)],
  ['UTF-16 with a mark, and sep=', inUtf16(`\uFEFFsep=;\r\n${table(';')}`)],
  ['a mark and tabs', `\uFEFF${table('\t')}`],
  ['semicolons, decimal commas and line breaks in quotes', table(';').replace('"1,5"', '1,5')],
  ['sep= that was saved once more', `sep=;;;;;;;\r\n${table(';')}`],
  ['sep= in quotes', `"SEP=;"\n${table(';', '\n')}`],
  ['CR alone', `\uFEFF${table(';', '\r').replaceAll('\n', '\r')}`],
  ['blank rows before and behind', `\r\n;;;;;;\r\n${table(';')}\r\n;;;;;;;\r\n"";"";"";"";"";"";""\r\n`],
  ['empty columns behind', table(';').replaceAll('\r\n', ';;;\r\n')],
  ['a ZIP', await zipOf({ 'out/homes.csv': Buffer.from(table(',')) })],
  ['gzip around UTF-16', gzipSync(inUtf16(`\uFEFF${table('\t')}`))],
])('reads a file with %s', async (_what, content) => {
  expect([await bring(content), lines]).toMatchObject([{ listed: 1, refused: 0 }, {}])
  const [home] = await database.db.select().from(properties)
  expect(home).toMatchObject({
    sourceId: '1',
    title: 'Größe; A, "B"',
    description: 'Nice\nand new',
    priceMin: 1_250_000_00,
    bathrooms: 1.5,
  })
})

test('reads Windows-1252, and says so', async () => {
  expect(await bring(Buffer.from(table(';').replace('€', '\x80'), 'latin1'))).toMatchObject({ listed: 1, refused: 0 })
  expect(lines).toContain('It is no UTF-8, and read as Windows-1252: look at letters such as é.')
  expect(await database.db.select().from(properties)).toMatchObject([
    { title: 'Größe; A, "B"', priceMin: 1_250_000_00 },
  ])
})

const cells = ',Lane,1000,https://a.example/p.jpg,Nice'
test.each<[what: string, row: string | Buffer, reason: string]>([
  ['a short row', '2,Two', 'it has 2 columns, not 6'],
  ['a cell too many', `${good('2')},x`, 'it has 7 columns, not 6'],
  ['curly quotes', `2,“Two, or so”${cells}`, 'its quotes are not the straight ones'],
  ['a quote inside of a value', `2,Two "so"${cells}`, 'a quote stands inside a value'],
  ['a quote that is not closed', `2,"Two${cells}`, 'a quote is opened on line 3 and never closed'],
  ['the names of the columns', HEADER, 'it repeats the names of the columns'],
  ['a row of totals', 'Total,,,1000,,', 'Title is required'],
  ['a formula', `2,"=HYPERLINK(""https://a.example"",""Two"")"${cells}`, 'title is a formula'],
  ['an id as a formula', `"=""002"" ",Two${cells}`, 'id is a formula'],
  ['a spreadsheet’s error', `2,#REF!${cells}`, 'title is an error of a spreadsheet (#REF!)'],
  ['a column that was too narrow', `2,########${cells}`, 'title is an error of a spreadsheet'],
  ['an id that was shortened', `1.23457E+11,Two${cells}`, 'id 1.23457E+11 was shortened'],
  ['a price that was shortened', `2,Two${cells.replace('1000', '1E+05')}`, 'Price'],
  [
    'a price that became a date',
    `2,Two${cells.replace('1000', '3-Apr')}`,
    'price was made a date by a spreadsheet (3-Apr)',
  ],
  ['a NUL', `2,T\0o${cells}`, 'it has NUL characters'],
  [
    'a byte of another encoding',
    Buffer.concat([Buffer.from(`2,${'é'.repeat(9)}`), Buffer.from([0x8e]), Buffer.from(cells)]),
    'it has bytes that are not UTF-8, perhaps Windows-1252',
  ],
])('refuses %s by its line, and reads the others', async (_what, row, reason) => {
  const parts = [`${HEADER}\r\n${good('1')}\r\n`, row, `\r\n${good('3')}\r\n`]
  const file = Buffer.concat(parts.map((part) => Buffer.from(part)))
  expect(await bring(file)).toMatchObject({ listed: 2, refused: 1 })
  expect(lines.filter((line) => /line 3\b/i.test(line)).join()).toContain(reason)
})
