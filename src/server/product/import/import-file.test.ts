import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { asc, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Currency } from '#contract/currency'
import { zipOf } from '../../../../test/feeds/zip-of.ts'
import { testDatabase } from '../../../../test/server/database.ts'
import { auditEntries } from '../../platform/db/tables/audit.ts'
import { users } from '../../platform/db/tables/user.ts'
import { gazetteer } from '../../providers/geocoder/gazetteer.ts'
import { properties } from '../tables/property.ts'
import { importFile } from './import-file.ts'

const SAMPLE = 'test/samples/homes.csv'
const HEADER = 'id,title,location,price,propertyImage,description'
const good = (id: string) => `${id},House ${id},Lane,1000,https://a.example/p.jpg,Nice`
let database: Awaited<ReturnType<typeof testDatabase>>
let folder: string
let lines: string[]

beforeAll(async () => {
  database = await testDatabase()
  await database.db.insert(users).values([
    { email: 'ann@agents.example', name: 'Ann Agent', role: 'agent', photoUrl: '/demo/avatar-2.webp' },
    { email: 'bob@agents.example', name: 'Bob Agent', role: 'agent' },
    { email: 'admin@keyhaven.example', name: 'Ada', role: 'admin' },
    { email: 'fay@agents.example', name: 'Fay', role: 'fraud' },
    { email: 'user@people.example', name: 'Una' },
  ])
  folder = await mkdtemp(join(tmpdir(), 'keyhaven-import-'))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await database.db.delete(properties)
  lines = []
})

async function bring(
  file: string,
  who: { agent?: string; verifyAs?: string } = {},
  reports = join(folder, 'reports'),
  currency: Currency = 'USD',
) {
  return importFile(
    { file, agent: who.agent ?? 'ann@agents.example', verifyAs: who.verifyAs },
    {
      db: database.db,
      gazetteer: gazetteer(),
      currency,
      reportFolders: [reports, join(folder, 'elsewhere')],
      screen: { write: () => {} },
      say: (line) => lines.push(line),
      stopped: () => false,
    },
  )
}
async function written(name: string, content: string | Buffer) {
  await writeFile(join(folder, name), content)
  return join(folder, name)
}

test('real homes become listings of the agent, and a second run adds none', async () => {
  expect(await bring(SAMPLE)).toEqual({ read: 200, listed: 200, changed: 0, alreadyThere: 0, refused: 0 })
  expect(await bring(SAMPLE)).toEqual({ read: 200, listed: 0, changed: 0, alreadyThere: 200, refused: 0 })
  const [first] = await database.db.select().from(properties).orderBy(asc(properties.id)).limit(1)
  expect(first).toMatchObject({
    title: 'Tubery Cottage, 4A Horrocks Fold, Bolton',
    location: 'Horrocks Fold, Bolton, BL1 7BX',
    agentName: 'Ann Agent',
    status: null,
    priceMin: 325_000_00,
    placeholder: expect.stringMatching(/^data:image\/webp/),
  })
})

test('rejects a file of past sales, which are no homes for sale', async () => {
  await expect(bring('test/samples/price-paid.csv')).rejects.toThrow('import it with --sold')
  expect(await database.db.$count(properties)).toBe(0)
})

test('reads a file as Excel writes it in Europe, with empty columns and rows', async () => {
  const rows = [`${HEADER},latitude,longitude,bathrooms`, `${good('1')},@,-2@5,1@5`, ',,,,,,,,', `${good('2')},,,`]
  const text = rows
    .map((row) => `${row},`.replaceAll(',', ';').replace('@;-', '51@38;-').replaceAll('@', ','))
    .join('\r\n')
  expect(await bring(await written('excel.csv', `\uFEFF${text}\r\n`))).toEqual({
    read: 2,
    listed: 2,
    changed: 0,
    alreadyThere: 0,
    refused: 0,
  })
  const [home] = await database.db.select().from(properties).orderBy(asc(properties.id))
  expect(home).toMatchObject({ latitude: 51.38, longitude: -2.5, bathrooms: 1.5 })
})

test('the same row of another agent is another listing, with an initials avatar if they have no photo', {
  tags: 'all',
}, async () => {
  await bring(SAMPLE)
  expect(await bring(SAMPLE, { agent: 'bob@agents.example' })).toMatchObject({ listed: 200 })
  const [one] = await database.db.select().from(properties).where(eq(properties.agentEmail, 'bob@agents.example'))
  expect(one?.agentImage).toBe('/demo/placeholder-agent.webp')
})

test('homes verified by the import are public in the order of the file', async () => {
  await bring(SAMPLE, { verifyAs: 'admin@keyhaven.example' })
  const homes = await database.db.select().from(properties).orderBy(desc(properties.verifiedAt), desc(properties.id))
  const lines = (await readFile(SAMPLE, 'utf8')).trim().split('\n').slice(1).reverse()
  expect(homes.map(({ sourceId }) => sourceId)).toEqual(lines.map((line) => line.split(',')[0]))
  const [entry] = await database.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
  expect(entry).toMatchObject({
    actorEmail: 'admin@keyhaven.example',
    action: 'import',
    subjectKind: 'import',
    after: {
      agent: 'ann@agents.example',
      verified: true,
      read: 200,
      listed: 200,
      changed: 0,
      alreadyThere: 0,
      refused: 0,
    },
  })
})

test('reads a gzip file, also one of several members', { tags: 'all' }, async () => {
  const [head, ...rows] = (await readFile(SAMPLE, 'utf8')).split(/(?<=\n)/)
  const packed = Buffer.concat([gzipSync(`\uFEFF${head}`), gzipSync(rows.join(''))])
  expect(await bring(await written('sample.csv.gz', packed))).toMatchObject({ listed: 200, refused: 0 })
})

test('reports every rejected row with its line and the reason, and lists the others', async () => {
  const file = await written(
    'mixed.csv',
    [
      HEADER,
      good('1'),
      '2,"Two\nlines",Lane,1000,https://a.example/p.jpg,Nice',
      '3,,Lane,x,/a.jpg,Nice',
      good('1'),
      '4,5',
    ]
      .concat(good('5'), '6,"Six,Lane', good('7'), '')
      .join('\r\n'),
  )
  expect(await bring(file)).toEqual({ read: 8, listed: 4, changed: 0, alreadyThere: 1, refused: 3 })
  const reasons = [
    'line 5: Title is required. Price needs an amount, such as 250000. Property image must be a web address (https://…).',
    'line 7: it has 2 columns, not 6',
    'line 9: a quote is opened on line 9 and never closed',
  ]
  expect(lines).toEqual(expect.arrayContaining(reasons.map((reason) => `  ${reason}`)))
  const path = lines.find((line) => line.startsWith('All refused'))?.replace('All refused rows are in ', '') ?? ''
  expect((await readFile(path, 'utf8')).trim().split('\n').toSorted()).toEqual(reasons)
})

test('shows 20 rejected rows and writes all to a file in a writable folder', { tags: 'all' }, async () => {
  const file = await written('bad.csv', [HEADER, ...Array.from({ length: 1_500 }, (_, at) => `${at},,,,,`)].join('\n'))
  const blocked = await written('blocked', 'a file where the folder should be')
  expect(await bring(file, {}, blocked)).toEqual({
    read: 1_500,
    listed: 0,
    changed: 0,
    alreadyThere: 0,
    refused: 1_500,
  })
  expect(lines.filter((line) => line.startsWith('  line '))).toHaveLength(20)
  expect(lines).toContain('  … and 1,480 more')
  const [report = ''] = await readdir(join(folder, 'elsewhere'))
  expect((await readFile(join(folder, 'elsewhere', report), 'utf8')).trim().split('\n')).toHaveLength(1_500)
  expect((await stat(join(folder, 'elsewhere', report))).mode & 0o777).toBe(0o600)
  expect((await stat(join(folder, 'elsewhere'))).mode & 0o777).toBe(0o700)
})

test.each([
  [{ agent: 'nobody@agents.example' }, 'there is no account nobody@agents.example.'],
  [{ agent: 'user@people.example' }, 'user@people.example is an ordinary user: only agents and admins list homes.'],
  [{ agent: 'fay@agents.example' }, 'fay@agents.example is marked as fraud: only agents and admins list homes.'],
  [{ verifyAs: 'bob@agents.example' }, 'bob@agents.example is an agent: only admins verify homes.'],
  [{ verifyAs: 'nobody@agents.example' }, 'there is no account nobody@agents.example.'],
])('rejects an import in the name of %o', async (who, message) => {
  await expect(bring(SAMPLE, who)).rejects.toThrow(message)
  expect(await database.db.$count(properties)).toBe(0)
})

test('stops when the agent is marked as fraud during the import', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => good(`${at}`))
  const file = await written('long.csv', [HEADER, ...rows].join('\n'))
  const marked = async () => {
    await database.db.update(users).set({ role: 'fraud' }).where(eq(users.email, 'bob@agents.example'))
  }
  const importing = expect(bring(file, { agent: 'bob@agents.example' })).rejects
  await Promise.all([importing.toThrow('bob@agents.example is marked as fraud'), marked()])
  expect(await database.db.$count(properties)).toBeLessThan(5_000)
})

test('rejects a file that can’t be imported in one line', async () => {
  const packed = gzipSync(await readFile(SAMPLE))
  await mkdir(join(folder, 'folder.csv'))
  const refusals: [file: string, message: string][] = [
    [join(folder, 'none.csv'), 'doesn’t exist'],
    [join(folder, 'folder.csv'), 'is a folder'],
    [await written('empty.csv', ''), 'is empty'],
    [await written('hollow.csv', '\uFEFF\r\n\r\n'), 'is empty'],
    [await written('hollow.csv.gz', gzipSync('')), 'is empty'],
    [await written('cut.csv.gz', packed.subarray(0, 60)), 'is a broken gzip file'],
    [await written('half.csv.gz', packed.subarray(0, packed.length - 200)), 'is a broken gzip file'],
    [
      await written('excel.csv', await zipOf({ '[Content_Types].xml': Buffer.from('<Types/>') })),
      'is a workbook (.xlsx, .ods), not CSV',
    ],
    [await written('broken.zip', Buffer.from('PK\x03\x04\x14')), 'The ZIP is broken'],
    [await written('old.csv', Buffer.from('d0cf11e0a1b1', 'hex')), 'is an old Excel workbook (.xls), not CSV'],
    [
      await written('damaged.csv', Buffer.concat([Buffer.from(`${HEADER},${'é'.repeat(9)}`), Buffer.from([0x8e])])),
      'is not UTF-8 text, perhaps Windows-1252',
    ],
    [await written('latin.csv', Buffer.from(`${HEADER},größe`, 'latin1')), 'has unknown columns: größe'],
    [await written('twice.csv', `${HEADER},Title `), 'has the column title twice'],
    [await written('strange.csv', 'a,b,c\n1,2,3'), 'has unknown columns (a, b, c)'],
    [
      await written('picture.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
      'has unknown columns',
    ],
  ]
  for (const [file, message] of refusals) await expect(bring(file), file).rejects.toThrow(message)
})
