import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { soldPriceApi } from '#contract/sold-price'
import { zipOf } from '../../../../test/feeds/zip-of.ts'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { properties } from '../tables/property.ts'
import { soldPrices } from '../tables/sold-price.ts'
import { importSold } from './import-sold.ts'

let app: TestApp
let folder: string
let agent: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  folder = await mkdtemp(join(tmpdir(), 'keyhaven-sold-'))
  agent = await make.user(app, { role: 'agent' })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => void (await app.db.delete(soldPrices)))

async function bring(text: string | Buffer) {
  const file = join(folder, 'sold.csv')
  await writeFile(file, text)
  const said: string[] = []
  const counts = await importSold(file, {
    db: app.db,
    currency: 'USD',
    reportFolders: [folder],
    screen: { write: () => {} },
    say: (line) => said.push(line),
    stopped: () => false,
  })
  return { ...counts, said: said.join('\n') }
}
const stored = async () => {
  const rows = await app.db.select().from(soldPrices).orderBy(soldPrices.id)
  return rows.map(({ id, price }) => [id, price])
}

const uuid = (n: number) => `8A78B2AF-863A-5CB0-E053-${String(n).padStart(12, '0')}`
type Monthly = { n: number; price?: number; status?: string; paon?: string; postcode?: string; day?: string }
/** A row as HM Land Registry's monthly files have it: no header, every cell quoted. */
const monthly = ({
  n,
  price = 170_000,
  status = 'A',
  paon = '56',
  postcode = 'BL0 0AG',
  day = '2019-04-11',
}: Monthly) =>
  [
    `{${uuid(n)}}`,
    price,
    `${day} 00:00`,
    postcode,
    'T',
    'N',
    'L',
    paon,
    '',
    'PEEL BROW',
    'RAMSBOTTOM',
    'BURY',
    'BURY',
    'GREATER MANCHESTER',
    'A',
    status,
  ]
    .map((cell) => `"${cell}"`)
    .join(',')

test('follows additions, corrections and deletions of monthly files, also within one', async () => {
  const rows = [monthly({ n: 1 }), monthly({ n: 2 }), monthly({ n: 3 }), monthly({ n: 1, price: 175_000, status: 'C' })]
  expect(await bring(rows.join('\n'))).toMatchObject({ read: 4, added: 3, refused: 0 })
  expect(await stored()).toEqual([
    [uuid(1), 17_500_000],
    [uuid(2), 17_000_000],
    [uuid(3), 17_000_000],
  ])
  const next = [
    monthly({ n: 2, price: 171_000, status: 'C' }),
    monthly({ n: 3, status: 'D' }),
    monthly({ n: 9, status: 'D' }),
  ]
  expect(await bring(next.join('\n'))).toMatchObject({ read: 3, added: 0, changed: 1, deleted: 1 })
  expect(await stored()).toEqual([
    [uuid(1), 17_500_000],
    [uuid(2), 17_100_000],
  ])
})

test('reads a ZIP', async () => {
  const packed = await zipOf({ 'pp-monthly.csv': Buffer.from(monthly({ n: 1 })), 'readme.pdf': Buffer.from('x') })
  expect(await bring(packed)).toMatchObject({ read: 1, added: 1, refused: 0 })
})

test('the same file once more writes nothing', async () => {
  const text = [monthly({ n: 1 }), monthly({ n: 2 })].join('\n')
  await bring(text)
  const { rows: before } = await app.db.$client.query('select xmin::text, ctid::text from sold_price order by id')
  expect(await bring(text)).toMatchObject({ read: 2, added: 0, changed: 0, alreadyThere: 2 })
  expect((await app.db.$client.query('select xmin::text, ctid::text from sold_price order by id')).rows).toEqual(before)
})

test('reads the registry’s columns by their names too, makes no homes for sale of them, and reports rejected rows', async () => {
  const header =
    'unique_id,price_paid,deed_date,postcode,property_type,new_build,estate_type,saon,paon,street,locality,town,district'
  const rows = [
    `${uuid(1)},170000,2019-04-11,BL0 0AG,T,N,L,,56,PEEL BROW,,BURY,BURY`,
    `${uuid(2)},0,2019-04-11,,T,N,L,,57,PEEL BROW,,BURY,BURY`,
    `${uuid(3)},170000,2019-02-30,,T,N,L,,57,PEEL BROW,,BURY,BURY`,
    `${uuid(4)},170000,2019-02-20,,X,N,L,,57,PEEL BROW,,BURY,BURY`,
  ]
  const { said, ...counts } = await bring([header, ...rows].join('\n'))
  expect(counts).toMatchObject({ read: 4, added: 1, refused: 3 })
  expect(said).toContain('line 3: the price must be an amount above 0')
  expect(said).toContain('line 4: the date must be a day, as 2019-04-11')
  expect(said).toContain('line 5: property_type must be D, S, T, F or O')
  expect(await app.db.$count(properties)).toBe(0)
})

test('reads our own CSV, for other countries', async () => {
  const text = `id,price,date,postcode,type,house,street,town,area,currency,status
1,250000.50,2024-05-06,1015 CJ,apartment,12,Keizersgracht,Amsterdam,100,EUR,
2,100,2024-05-06,1015 CJ,castle,12,Keizersgracht,Amsterdam,,EUR,
1,,,,,,,,,,D`
  expect(await bring(text)).toMatchObject({ read: 3, refused: 1 })
  expect(await stored()).toEqual([])
})

test('rejects a file of something else', async () => {
  await expect(bring('id,title\n1,House')).rejects.toThrow('has no sold prices')
})

const near = async (id: string) => (await callAs(app, { token: '' }, soldPriceApi.near, { params: { id } })).body

test('the page of a home has the sales of its address, those nearby of its type, and their median', async () => {
  const rows = [
    monthly({ n: 1, day: '2010-01-01', price: 90_000 }),
    monthly({ n: 2, day: '2019-04-11' }),
    ...[3, 4, 5].map((n) => monthly({ n, paon: `${n}`, price: n * 100_000 })),
    ...[6, 7, 8, 9].map((n) =>
      monthly({ n, paon: `${n}`, postcode: 'BL0 0ZZ', price: n * 100_000, day: '2018-01-01' }),
    ),
    monthly({ n: 10, postcode: 'OL1 1AA' }),
  ]
  await bring(rows.join('\n'))
  const location = '56 Peel Brow, Ramsbottom, Bury, BL0 0AG'
  const { id } = await make.property(app, { agent, location, type: 'townhouse' })
  const { ofAddress, nearby, median, licence } = await near(id)
  expect(ofAddress.map(({ price, soldOn }: { price: number; soldOn: string }) => [price, soldOn])).toEqual([
    [170_000, '2019-04-11'],
    [90_000, '2010-01-01'],
  ])
  expect(nearby).toHaveLength(6)
  expect(nearby[0]).toMatchObject({
    address: expect.stringContaining('Peel Brow, Bury'),
    currency: 'GBP',
    type: 'townhouse',
  })
  expect(nearby.slice(3).every(({ price }: { price: number }) => price >= 600_000)).toBe(true)
  expect(median).toEqual({
    price: 300_000,
    currency: 'GBP',
    count: 5,
    type: 'townhouse',
    postcode: 'BL00AG',
    from: '2010-01-01',
    to: '2019-04-11',
  })
  expect(licence).toContain('HM Land Registry')
})

test('shows no sold prices without data nearby', async () => {
  await bring(monthly({ n: 1 }))
  for (const location of ['1 Elm Lane, Boston', '1 Elm Lane, Truro TR1 1AA']) {
    const { id } = await make.property(app, { agent, location, type: 'house' })
    expect(await near(id)).toEqual({ ofAddress: [], nearby: [] })
  }
})
