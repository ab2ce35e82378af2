import type { Actor } from '../../platform/audit/audit.store.ts'
import type { Intent } from '../../providers/payment/payment.ts'
import type { CardPayments } from './card-payments.ts'
import type { Payment } from './payment.store.ts'
import { release } from './release.ts'
import { type Outcome, settle } from './settle.ts'

/**
 * Takes a payment as far as its intent allows: a paid one is settled and its offer Bought; one that can't be used any more is
 * released. `intent`: as the provider has it now. Repeatable: what is done already stays as it is.
 */
export async function finish(
  cardPayments: CardPayments,
  payment: Payment,
  intent: Intent | 'unknown',
  actor?: Actor,
): Promise<Outcome> {
  const { db, expiry } = cardPayments
  const outcome = await db.transaction((tx) => settle(tx, payment, intent, expiry, actor))
  if (outcome.is === 'released') await release(cardPayments, outcome, intent)
  return outcome
}
