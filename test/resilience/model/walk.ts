import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import type { TestApp } from '../../people/access.ts'
import { checkReportedPayments, until } from '../../people/deal.ts'
import { dealWrongs, moneyUnderWay } from '../chaos/books.ts'
import { answer, handInAnother, offer, pay, payLate, withdraw } from './deal-moves.ts'
import { differences } from './differences.ts'
import { decide, edit, list, remove, removeReview, review, setMarket, unwish, wish } from './home-moves.ts'
import { moveOf } from './move.ts'
import { removePerson, setRole, signOut } from './people-moves.ts'
import { newModel } from './state.ts'

/** Frequent moves are repeated, because deals need a home that is listed, verified, offered on and accepted. */
const moves = Object.entries({
  list,
  decide,
  edit,
  remove,
  setMarket,
  wish,
  unwish,
  review,
  removeReview,
  offer,
  withdraw,
  answer,
  pay,
  payLate,
  handInAnother,
  setRole,
  removePerson,
  signOut,
})
const often = {
  list: 3,
  decide: 5,
  offer: 8,
  answer: 6,
  pay: 6,
  payLate: 6,
  wish: 2,
  review: 2,
  setMarket: 2,
  setRole: 1,
  removePerson: 1,
}
type Often = keyof typeof often

const sequences = fc.commands(
  moves.flatMap(([name, move]) => Array.from({ length: often[name as Often] ?? 1 }, () => moveOf(name, move))),
  { maxCommands: 60, size: 'max' },
)

/**
 * Plays random sequences of moves and compares each response, and finally the database, with the model. A failing
 * sequence is shrunk and thrown with its seed.
 */
export async function walk(app: TestApp, { numRuns, seed }: { numRuns: number; seed: number }): Promise<number> {
  let played = 0
  await fc.assert(
    fc.asyncProperty(sequences, async (sequence) => {
      const model = await newModel(app)
      await fc.asyncModelRun(() => ({ model, real: app }), sequence)
      played += [...sequence].length
      await until(async () => {
        await checkReportedPayments(app)
        return (await moneyUnderWay(app.db)).length === 0
      })
      const wrong = [...(await dealWrongs(app.db)), ...(await differences(app, model))]
      if (wrong.length > 0) throw new Error(wrong.join('; '))
    }),
    { numRuns, seed, endOnFailure: false },
  )
  return played
}

export async function reached({ db }: TestApp): Promise<Record<string, number>> {
  const { rows } = await db.execute<Record<string, number>>(sql`select
    (select count(*)::int from offer) as offers,
    (select count(*)::int from offer where status = 'Bought') as bought,
    (select count(*)::int from offer where closed_why = 'soldToAnother') as "soldToAnother",
    (select count(*)::int from offer where closed_why = 'takenDown') as "takenDown",
    (select count(*)::int from payment where state = 'released') as released,
    (select count(distinct offer_id)::int from payment where state = 'settled' and parts > 1) as "boughtInParts",
    (select count(*)::int from payment where state = 'released' and parts > 1 and exists (select from demo_refund r
      where r.intent_id = payment.intent_id)) as "partsRefunded",
    (select count(*)::int from demo_refund) as refunded,
    (select count(*)::int from property) as homes,
    (select count(*)::int from property where withdrawn_at is not null) as withdrawn,
    (select count(*)::int from review) as reviews,
    (select count(*)::int from audit_entry) as "auditEntries"`)
  return rows[0] ?? {}
}
