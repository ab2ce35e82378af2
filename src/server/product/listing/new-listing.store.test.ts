import { expect, onTestFinished, test } from 'vitest'
import { make } from '../../../../test/people/make.ts'
import { testDatabase } from '../../../../test/server/database.ts'
import { insertListings } from './new-listing.store.ts'

test('an import and a change of role lock users in one order, and never deadlock', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  const app = { db: database.db, parts: { secret: 'a secret of at least thirty-two characters' } }
  const [first, second] = [await make.user(app, { role: 'agent' }), await make.user(app, { role: 'admin' })]
  const query = (text: string, values: string[]) => database.db.$client.query(text, values)
  await query(`update app_user set email = 'a' || email where id = $1`, [first.id]) // now it is stored after the second
  const changing = await database.db.$client.connect()
  await changing.query('begin')
  await changing.query('select id from app_user where id = $1 for update', [first.id])
  const importing = insertListings(database.db, [], {
    agent: { id: first.id, image: '' },
    emails: [`a${first.email}`, second.email],
    stillMay: () => {},
  })
  const isWaiting = async () =>
    (
      await query(
        `select from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like $1`,
        ['%for share%'],
      )
    ).rowCount
  await expect.poll(isWaiting).toBe(1)
  await changing.query('select id from app_user where id = $1 for update nowait', [second.id])
  await changing.query('commit')
  changing.release()
  await importing
})
