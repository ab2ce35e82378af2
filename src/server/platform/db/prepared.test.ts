import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../../test/server/database.ts'
import { runPrepared } from './prepared.ts'
import { users } from './tables/user.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const peopleWith = (column: typeof users.email | typeof users.name, value: unknown = sql.placeholder('value')) =>
  runPrepared(
    database.db,
    'people_with',
    () =>
      database.db
        .select({ id: users.id, createdAt: users.createdAt })
        .from(users)
        .where(eq(column, value as string)),
    { value: 'ann@people.example' },
  )

test('rejects one name for two statements, and a value in place of a placeholder', async () => {
  await database.db.insert(users).values({ name: 'Ann', email: 'ann@people.example' })
  expect(await peopleWith(users.email)).toEqual([{ id: expect.any(String), createdAt: expect.any(Date) }])
  expect(await database.db.transaction(() => peopleWith(users.email))).toHaveLength(1)
  await expect(peopleWith(users.name)).rejects.toThrow('the statement people_with has two texts')
  await expect(peopleWith(users.email, 'bob@people.example')).rejects.toThrow('the statement people_with has two texts')
})
