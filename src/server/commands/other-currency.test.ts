import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { make } from '../../../test/people/make.ts'
import { commandProcess } from '../../../test/server/command-process.ts'
import { testDatabase } from '../../../test/server/database.ts'
import { sharedOnce } from '../platform/db/app-secret.store.ts'
import { properties } from '../product/tables/property.ts'

const OTHER =
  "CURRENCY is EUR, and this database has listings with prices in US dollars, which can't be converted. " +
  'Set CURRENCY=USD, or start with an empty database.'

let database: Awaited<ReturnType<typeof testDatabase>>
let folder: string
beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'keyhaven-currency-'))
  await sharedOnce(database.db, 'currency', 'USD')
  const world = { db: database.db, parts: { secret: 'a secret of at least thirty-two characters' } }
  const agent = await make.user(world, { role: 'agent', email: 'ann@agents.example' })
  await make.property(world, { agent, price: '$250,000', priceMin: 100, priceMax: 100 })
  const row = 'R1,House,Lane,250000,https://a.example/p.jpg,"Nice, new"'
  await writeFile(join(folder, 'homes.csv'), `id,title,location,price,propertyImage,description\n${row}\n`)
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

test.each([
  ['import', [() => join(folder, 'homes.csv'), '--agent', 'ann@agents.example'], 'cannot import'],
  ['prices', ['--apply'], 'cannot read prices again'],
] as const)(
  'npm run %s refuses another currency than that of the listings, and changes nothing',
  {
    timeout: 60_000,
  },
  async (command, args, says) => {
    const before = await database.db.select().from(properties)
    const world = { databaseUrl: database.url, dataDir: folder, environment: { CURRENCY: 'EUR' } }
    const typed = args.map((arg) => (typeof arg === 'string' ? arg : arg()))
    const { code, output } = await commandProcess(command, world, typed).ended
    expect([code, output]).toEqual([1, `KeyHaven ${says}: ${OTHER}\n`])
    expect(await database.db.select().from(properties)).toEqual(before)
  },
)
