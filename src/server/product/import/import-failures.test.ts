import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { make, type Person } from '../../../../test/people/make.ts'
import { testDatabase } from '../../../../test/server/database.ts'
import { type Geocoder, GeocoderUnavailable } from '../../providers/geocoder/geocoder.ts'
import { images } from '../tables/image.ts'
import { properties } from '../tables/property.ts'
import { importFile } from './import-file.ts'

const HEADER = 'id,title,location,price,propertyImage,description'
const row = (id: string, { title = `House ${id}`, location = 'Lane', image = 'https://a.example/p.jpg' } = {}) =>
  `${id},${title},${location},1000,${image},Nice`
let database: Awaited<ReturnType<typeof testDatabase>>
let agent: Person
let folder: string
let lines: string[]

beforeAll(async () => {
  database = await testDatabase()
  agent = await make.user(
    { db: database.db, parts: { secret: 'a secret of at least thirty-two characters' } },
    { role: 'agent' },
  )
  await database.db.execute(sql`alter table property add constraint no_poison check (title <> 'poison')`)
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

const nowhere = async (): Promise<undefined> => undefined
async function bring(rows: string[], locate: Geocoder['locate'] = nowhere, header = HEADER) {
  const file = join(folder, 'homes.csv')
  await writeFile(file, [header, ...rows].join('\n'))
  return importFile(
    { file, agent: agent.email, verifyAs: undefined },
    {
      db: database.db,
      gazetteer: { kind: 'gazetteer', locate, addressOf: async () => ({}), check: async () => {} },
      currency: 'USD',
      reportFolders: [folder],
      screen: { write: () => {} },
      say: (line) => lines.push(line),
      stopped: () => false,
    },
  )
}
const many = (count: number, from = 0) => Array.from({ length: count }, (_, at) => row(`${from + at}`))
const refusals = () => lines.filter((line) => /^ {2}lines? /.test(line))

test.each([
  ['is broken', new RangeError('The value of "targetEnd" is out of range'), 'The value of "targetEnd" is out of range'],
  ['is not available', new GeocoderUnavailable('500'), '500'],
])(
  'a row for which the geocoder %s is reported by its line, and all others are listed',
  async (_how, error, reason) => {
    const rows = [...many(1_500), row('bad', { location: 'poison' }), ...many(700, 2_000)]
    const counts = await bring(rows, async (location) => {
      if (location === 'poison') throw error
      return undefined
    })
    expect(counts).toEqual({ read: 2_201, listed: 2_200, changed: 0, alreadyThere: 0, refused: 1 })
    expect(refusals()).toEqual([`  line 1502: it could not be listed (${reason})`])
  },
)

test('reports rows that the database rejects by their lines, and lists all others of the batch', {
  tags: 'all',
}, async () => {
  const bad = (id: string) => row(id, { title: 'poison' })
  const counts = await bring([bad('a'), ...many(500), bad('b'), ...many(400, 1_000), bad('c')])
  expect(counts).toEqual({ read: 903, listed: 900, changed: 0, alreadyThere: 0, refused: 3 })
  expect(refusals().map((line) => line.replace(/:.*/, ''))).toEqual(['  line 2', '  line 503', '  line 904'])
  expect(refusals()[0]).toContain('it could not be listed (new row for relation "property" violates check constraint')
})

test('rejects a row that names another user’s upload or a deleted one, as a posted listing is rejected', async () => {
  const other = await make.user(
    { db: database.db, parts: { secret: 'a secret of at least thirty-two characters' } },
    {},
  )
  const upload = async (ownerId: string) => {
    const [image] = await database.db
      .insert(images)
      .values({ ownerId, width: 8, height: 8, bytes: 8, placeholder: 'data:image/webp;base64,AAAA' })
      .returning()
    return `/media/${image?.id}.webp`
  }
  const [mine, theirs] = [await upload(agent.id), await upload(other.id)]
  const gone = '/media/00000000-0000-4000-8000-000000000000.webp'
  const rows = [row('1', { image: mine }), row('2', { image: theirs }), row('3', { image: gone })]
  expect(await bring(rows)).toMatchObject({ listed: 1, refused: 2 })
  const message = 'This picture is no longer available. Please upload it again.'
  expect(refusals()).toEqual([`  line 3: ${message}`, `  line 4: ${message}`])
  const [home] = await database.db.select().from(properties)
  expect(home?.placeholder).toBe('data:image/webp;base64,AAAA')
})

test('a missing column of the database ends the import, and is not reported for a row', async () => {
  await database.db.execute(sql`alter table property rename column tenure to was_tenure`)
  await expect(bring(many(3))).rejects.toThrow('Failed query')
  await database.db.execute(sql`alter table property rename column was_tenure to tenure`)
  expect(refusals()).toEqual([])
})

test('rejects another row with the same id, with both lines; the same row again counts as already there', async () => {
  const twice = row('1')
  const counts = await bring([
    twice,
    row('2'),
    row('1', { title: 'Another house' }),
    twice,
    ...many(1_200, 10),
    row('2', { location: 'Road' }),
  ])
  expect(counts).toEqual({ read: 1_205, listed: 1_202, changed: 0, alreadyThere: 1, refused: 2 })
  expect(refusals()).toEqual([
    '  line 4: its id is that of line 2, which says something else',
    '  line 1206: its id is that of line 3, which says something else',
  ])
})

test('lists a row whose id was rejected before for another reason', async () => {
  expect(await bring([row('1', { title: ' ' }), row('1')])).toMatchObject({ listed: 1, refused: 1 })
})

test('a cell of nine megabytes in wrong quotes has a report of a few lines', async () => {
  const line = `${'x'.repeat(99)}\n`
  const cell = `3,"${line.repeat(90_000)}`
  const counts = await bring([row('1'), cell.slice(0, -1), row('2')])
  expect(counts).toMatchObject({ listed: 2 })
  expect(refusals()).toEqual([
    '  line 3: a quote is opened on line 3 and not closed within 1,000 lines or 1,000,000 characters',
    '  lines 4 to 90002: it has 1 column, not 6, perhaps as a quote that was opened on line 3 was not closed',
  ])
  const [report = ''] = (await readdir(folder))
    .filter((name) => name.endsWith('.refused.txt'))
    .toSorted()
    .toReversed()
  expect((await readFile(join(folder, report))).length).toBeLessThan(1_000)
})

test('stores a row’s own point, except 0°/0°, where the home is located by its address', async () => {
  const points = ['51.380123,-2.360456,', '51.5,-2.5,street', '0.0000,0,exact', ',,', '0,32.58,']
  const rows = points.map((point, at) => `${row(`${at}`)},${point}`)
  const located: string[] = []
  const locate = async (location: string) => {
    located.push(location)
    return { latitude: 1, longitude: 2, precision: 'town' as const }
  }
  expect(await bring(rows, locate, `${HEADER},latitude,longitude,precision`)).toMatchObject({ listed: 5 })
  const homes = await database.db.select().from(properties).orderBy(properties.id)
  expect(homes.map(({ latitude, longitude, precision }) => [latitude, longitude, precision])).toEqual([
    [51.380123, -2.360456, 'exact'],
    [51.5, -2.5, 'street'],
    [1, 2, 'town'],
    [1, 2, 'town'],
    [0, 32.58, 'exact'],
  ])
  expect(located).toHaveLength(2)
})
