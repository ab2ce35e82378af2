/** @module-tag all */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { addresses } from '../../../../test/samples/addresses.ts'
import { testDatabase } from '../../../../test/server/database.ts'
import { users } from '../../platform/db/tables/user.ts'
import { gazetteer } from '../../providers/geocoder/gazetteer.ts'
import { properties } from '../tables/property.ts'
import { importFile } from './import-file.ts'

test('lists every row of a file with addresses in all scripts of the world', async () => {
  const { db, close } = await testDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-import-'))
  onTestFinished(async () => {
    await close()
    await rm(folder, { recursive: true })
  })
  await db.insert(users).values({ name: 'Ann Agent', email: 'ann@agents.example', role: 'agent' })
  const rows = addresses.map((address, n) => `${n},House ${n},"${address}",1000,https://a.example/p.jpg,Nice`)
  const file = join(folder, 'homes.csv')
  await writeFile(file, ['id,title,location,price,propertyImage,description', ...rows].join('\n'))
  const around = { db, gazetteer: gazetteer(), currency: 'USD' as const, reportFolders: [folder] }
  const quiet = { screen: { write: () => {} }, say: () => {}, stopped: () => false }
  const counts = await importFile({ file, agent: 'ann@agents.example', verifyAs: undefined }, { ...around, ...quiet })
  expect(counts).toMatchObject({ read: addresses.length, listed: addresses.length, refused: 0 })
  const homes = await db.select().from(properties)
  expect(homes.filter(({ geocodedAt }) => geocodedAt === null)).toEqual([])
})
