import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'
import { type Break, stripeKeys } from './idempotency-keys.ts'
import { chargeShape, eventShape, intentShape, refundShape, refusal } from './shapes.ts'

export type StripeBooks = ReturnType<typeof stripeBooks>
const newId = (prefix: string) => `${prefix}_3${randomBytes(11).toString('hex')}`

/**
 * Stripe's state: intents, charges, refunds and events, oldest first. A request that fails validation (no such payment,
 * too small, too large) does not use up its idempotency key.
 */
export function stripeBooks() {
  const intents = new Map<string, Stripe.PaymentIntent>()
  const charges = new Map<string, Stripe.Charge>()
  const refunds: Stripe.Refund[] = []
  const once = stripeKeys()
  const events: ReturnType<typeof eventShape>[] = []
  const note = (type: string, object: object) => events.push(eventShape(newId('evt'), type, structuredClone(object)))
  const ok = (body: object) => ({ status: 200, body: structuredClone(body) })

  const change = (intent: Stripe.PaymentIntent, now: Partial<Stripe.PaymentIntent>, event: string) => {
    Object.assign(intent, now)
    note(event, intent)
  }

  return {
    intents,
    refunds,
    events,
    create: (form: URLSearchParams, key: string | undefined, breaks?: Break) => {
      const amount = Number(form.get('amount'))
      if (amount < 50)
        return refusal(400, { message: 'Amount must be at least $0.50 usd', code: 'amount_too_small', param: 'amount' })
      if (amount > 99_999_999)
        return refusal(400, {
          message: 'Amount must be no more than $999,999.99 usd',
          code: 'amount_too_large',
          param: 'amount',
        })
      return once(key, breaks, () => {
        const metadata = {
          offerId: form.get('metadata[offerId]') ?? '',
          paymentId: form.get('metadata[paymentId]') ?? '',
        }
        const intent = intentShape({ id: newId('pi'), amount, currency: form.get('currency') ?? '', metadata })
        intents.set(intent.id, intent)
        note('payment_intent.created', intent)
        return ok(intent)
      })
    },
    read: (id: string) => {
      const intent = intents.get(id)
      if (!intent) return missing(id)
      const { latest_charge } = intent
      return ok({ ...intent, latest_charge: typeof latest_charge === 'string' ? charges.get(latest_charge) : null })
    },
    cancel: (id: string) => {
      const intent = intents.get(id)
      if (!intent) return missing(id)
      if (['succeeded', 'canceled'].includes(intent.status)) return unexpected(intent, 'cancel')
      change(intent, { status: 'canceled', canceled_at: Math.floor(Date.now() / 1000) }, 'payment_intent.canceled')
      return ok(intent)
    },
    refund: (id: string, key: string | undefined, breaks?: Break) => {
      const charge = [...charges.values()].find(({ payment_intent }) => payment_intent === id)
      if (!charge) return missing(id)
      return once(key, breaks, () => {
        if (charge.refunded)
          return refusal(400, {
            message: `Charge ${charge.id} has already been refunded.`,
            code: 'charge_already_refunded',
          })
        const refund = refundShape(newId('re'), charge)
        refunds.push(refund)
        Object.assign(charge, { refunded: true, amount_refunded: charge.amount })
        note('refund.created', refund)
        note('charge.refunded', charge)
        return ok(refund)
      })
    },
    /** The effect of the buyer's card in the browser; `declined` has Stripe's code and message. */
    pay: (id: string, declined?: { code: string; message: string }) => {
      const intent = intents.get(id)
      if (intent?.status !== 'requires_payment_method') throw new Error(`${id} can’t be paid`)
      if (declined) {
        const last_payment_error = { type: 'card_error' as const, ...declined }
        return change(intent, { last_payment_error }, 'payment_intent.payment_failed')
      }
      const charge = chargeShape(newId('ch'), intent)
      charges.set(charge.id, charge)
      note('charge.succeeded', charge)
      change(
        intent,
        { status: 'succeeded', amount_received: intent.amount, latest_charge: charge.id, last_payment_error: null },
        'payment_intent.succeeded',
      )
    },
  }
}

const missing = (id: string) =>
  refusal(404, { message: `No such payment_intent: '${id}'`, code: 'resource_missing', param: 'intent' })

const unexpected = ({ status }: Stripe.PaymentIntent, verb: string) =>
  refusal(400, {
    message: `You cannot ${verb} this PaymentIntent because it has a status of ${status}.`,
    code: 'payment_intent_unexpected_state',
  })
