import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { properties } from '../tables/property.ts'
import { storeReadAddresses } from './address.store.ts'

let app: TestApp
let agent: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  agent = await make.user(app, { role: 'agent' })
})
afterAll(() => app.close())

const LOCATION = '12 Mill Lane, Bath'
const read = (homes: { id: string }[], street: string) =>
  homes.map(({ id }) => ({ id, location: LOCATION, address: { street, town: 'Bath' } }))
const isWaiting = async () => {
  const { rowCount } = await app.db.execute(sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  return rowCount
}

test('stores addresses while the same homes are deleted in their order, without a deadlock', async () => {
  const homes = [
    await make.property(app, { agent, location: LOCATION }),
    await make.property(app, { agent, location: LOCATION }),
  ].toSorted((one, other) => (one.id < other.id ? -1 : 1))
  expect(await storeReadAddresses(app.db, read(homes, 'Mill Street'))).toBe(2)
  let stored: Promise<number> = Promise.resolve(-1)
  await app.db.transaction(async (tx) => {
    const remove = ({ id } = { id: '' }) => tx.delete(properties).where(eq(properties.id, id))
    await remove(homes[0])
    stored = storeReadAddresses(app.db, read(homes.toReversed(), 'Mill Lane'))
    await expect.poll(isWaiting).toBe(1)
    await remove(homes[1])
  })
  expect(await stored).toBe(0)
})
