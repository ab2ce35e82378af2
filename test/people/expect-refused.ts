import { expect } from 'vitest'
import { auditEntries } from '../../src/server/platform/db/tables/audit.ts'
import { mailOutbox } from '../../src/server/platform/db/tables/mail.ts'
import { offers } from '../../src/server/platform/db/tables/offer.ts'
import { payments } from '../../src/server/platform/db/tables/payment.ts'
import { properties } from '../../src/server/platform/db/tables/property.ts'
import type { App, CallResult } from './deal.ts'

/** Everything that a refusal must leave as it was. */
export async function booksOf(app: App) {
  const tables = [offers, payments, properties, mailOutbox, auditEntries]
  return Promise.all(tables.map((table) => app.db.select().from(table).orderBy(table.id)))
}

/** Makes a call that has to be refused with `status` and words, and to change nothing. */
export async function expectRefused(app: App, status: number, work: () => Promise<CallResult>): Promise<CallResult> {
  const before = await booksOf(app)
  const answer = await work()
  expect(answer).toMatchObject({ status, body: { status, detail: expect.any(String) } })
  expect(await booksOf(app)).toEqual(before)
  return answer
}

/** The statuses of many answers, in order of their numbers. */
export const statusesOf = (answers: { status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)
