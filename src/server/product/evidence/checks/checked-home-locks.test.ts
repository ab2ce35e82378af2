import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../test/people/access.ts'
import { make, type Person } from '../../../../../test/people/make.ts'
import { testApp } from '../../../../../test/server/app.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import { checkedProperties } from '../../tables/evidence.ts'
import { properties } from '../../tables/property.ts'
import { storeAddressKeys, storeLookUps } from './checked-homes.store.ts'

let app: TestApp
let agent: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  agent = await make.user(app, { role: 'agent' })
})
afterAll(() => app.close())

const LOCATION = '12 Mill Lane, Bath'
const lookUps = (homes: { id: string }[], sector: string) =>
  storeLookUps(
    app.db,
    homes.map(({ id }) => ({ id, textBands: [1], addressKeys: [], sector })),
  )
const keys = (homes: { id: string }[]) =>
  storeAddressKeys(
    app.db,
    homes.map(({ id }) => ({ id, keys: ['a key'] })),
  )
const isWaiting = async () => {
  const { rowCount } = await app.db.execute(sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  return rowCount
}

test.each([
  ['what is looked up', (homes: { id: string }[]) => lookUps(homes, 'BA2 2')],
  ['address keys', keys],
])('stores %s while the same homes are deleted in another order, without a deadlock', async (_, store) => {
  const homes = [
    await make.property(app, { agent, location: LOCATION }),
    await make.property(app, { agent, location: LOCATION }),
  ].toSorted((one, other) => (one.id < other.id ? -1 : 1))
  await lookUps(homes, 'BA1 1')
  await app.db.update(checkedProperties).set({ addressKeys: null })
  let stored: Promise<void> = Promise.resolve()
  await app.db.transaction(async (tx) => {
    await lockHomes(tx, homes)
    const remove = ({ id } = { id: '' }) => tx.delete(properties).where(eq(properties.id, id))
    await remove(homes[1])
    stored = store(homes)
    await expect.poll(isWaiting).toBe(1)
    await remove(homes[0])
  })
  await stored
  expect(await app.db.$count(checkedProperties)).toBe(0)
})

/** As a deletion of an agent's homes does before it deletes them, in whichever order. */
const lockHomes = (tx: Queryable, homes: { id: string }[]) =>
  tx
    .select({ id: properties.id })
    .from(properties)
    .where(
      inArray(
        properties.id,
        homes.map(({ id }) => id),
      ),
    )
    .orderBy(properties.id)
    .for('update')
