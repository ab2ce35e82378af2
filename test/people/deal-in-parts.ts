import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { demoRefunds } from '../../src/server/platform/db/tables/demo-processor.ts'
import { mailOutbox } from '../../src/server/platform/db/tables/mail.ts'
import { type App, acceptedDeal, call, confirm, handIn, intentIn, paymentsOf, secretOf } from './deal.ts'
import type { Person } from './make.ts'

export type Deal = Awaited<ReturnType<typeof acceptedDeal>>

/** Returns an accepted offer of $1,800,000, which takes two card payments, or of another amount in cents. */
export const dearDeal = (app: App, amount = 1_800_000_00): Promise<Deal> => acceptedDeal(app, { amount })

export async function payPart(app: App, deal: Deal): Promise<string> {
  const id = await chargePart(app, deal)
  expect((await handIn(app, deal.buyer, deal.offer.id, id)).status).toBe(200)
  return id
}

export async function chargePart(app: App, deal: Deal): Promise<string> {
  const secret = await secretOf(app, deal)
  expect((await confirm(app, secret)).status).toBe(200)
  return intentIn(secret)
}

export const statesOf = async (app: App, { offer }: Deal): Promise<string[]> =>
  (await paymentsOf(app, offer.id)).toSorted((a, b) => a.part - b.part).map(({ state, part }) => `${part} ${state}`)

export const offerSeenBy = async (app: App, { email, token }: Person, { offer }: Deal) =>
  (await call(app, { token }, 'GET', `/offeredProperty/${email}/${offer.id}`)).body

export async function subjectsTo(app: App, { email }: Person): Promise<(string | undefined)[]> {
  const mails = await app.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(mailOutbox.id)
  return mails.map(({ subject }) => subject.split(':')[0])
}

export const refundsOf = (app: App, ids: string[]): Promise<number[]> =>
  Promise.all(ids.map((id) => app.db.$count(demoRefunds, eq(demoRefunds.intentId, id))))
