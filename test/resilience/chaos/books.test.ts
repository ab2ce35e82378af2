import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mailOutbox } from '../../../src/server/platform/db/tables/mail.ts'
import { testDatabase } from '../../server/database.ts'
import { mailWrongs, underWay } from './books.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let outbox: string
beforeEach(async () => {
  database = await testDatabase()
  outbox = await mkdtemp(join(tmpdir(), 'keyhaven-outbox-'))
})
afterEach(async () => {
  await database.close()
  await rm(outbox, { recursive: true })
})

const decide = async (sentAt?: Date): Promise<string> => {
  const mail = { recipient: 'ada@people.example', subject: 'A new offer', body: 'Hello', sentAt }
  const [row] = await database.db.insert(mailOutbox).values(mail).returning({ id: mailOutbox.id })
  return row?.id ?? ''
}
const file = (id: string) => writeFile(join(outbox, `${id}.eml`), 'Hello')
const wrong = () => mailWrongs(database.db, outbox)

test('a mail decided while the books are read counts as pending, not as missing', async () => {
  await file(await decide(new Date()))
  await decide()
  expect(await wrong()).toEqual([])
  expect(await underWay(database.db)).toEqual(['a mail to be sent (1)'])
})

test('reports a mail that counts as sent and has no file', async () => {
  const id = await decide(new Date())
  expect(await wrong()).toEqual([`a mail that was sent and is not in the outbox: ${id}.eml`])
})

test('reports a file without a transaction', async () => {
  await file('0190a3c4-0000-7000-8000-000000000000')
  expect(await wrong()).toEqual(['a mail without a cause: 0190a3c4-0000-7000-8000-000000000000.eml'])
})
