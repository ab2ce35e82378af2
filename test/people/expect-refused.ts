import { expect } from 'vitest'
import { auditEntries } from '../../src/server/platform/db/tables/audit.ts'
import { mailOutbox } from '../../src/server/platform/db/tables/mail.ts'
import { offers } from '../../src/server/product/tables/offer.ts'
import { payments } from '../../src/server/product/tables/payment.ts'
import { properties } from '../../src/server/product/tables/property.ts'
import type { App, CallResult } from './deal.ts'

export async function booksOf(app: App) {
  const tables = [offers, payments, properties, mailOutbox, auditEntries]
  return Promise.all(tables.map((table) => app.db.select().from(table).orderBy(table.id)))
}

/** Expects a refusal with `status` and a message, and no changed rows. */
export async function expectRefused(app: App, status: number, work: () => Promise<CallResult>): Promise<CallResult> {
  const before = await booksOf(app)
  const answer = await work()
  expect(answer).toMatchObject({ status, body: { status, detail: expect.any(String) } })
  expect(await booksOf(app)).toEqual(before)
  return answer
}

export const statusesOf = (answers: { status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)
