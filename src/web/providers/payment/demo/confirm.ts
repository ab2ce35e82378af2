import * as z from 'zod/mini'
import { API } from '../../../api/send.ts'
import type { Confirmation } from '../payment.ts'
import { confirmationOf, intentIdOf } from '../stripe-protocol.ts'
import { type Card, digitsOf, expiryOf } from './card.form.ts'

const TIMEOUT_MS = 30_000

const Paid = z.object({ status: z.literal('succeeded') })
const Refused = z.object({ error: z.object({ type: z.string(), message: z.string() }) })

/** Confirms an intent at the demo card processor, which listens beside our API and speaks Stripe's wire protocol. */
export async function confirmAtDemo(publishableKey: string, clientSecret: string, card: Card): Promise<Confirmation> {
  const host = new URL(API, window.location.href).origin
  try {
    const answer = await fetch(`${host}/demo-stripe/v1/payment_intents/${intentIdOf(clientSecret)}/confirm`, {
      method: 'POST',
      body: formOf(publishableKey, clientSecret, card),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const sent: unknown = await answer.json()
    if (!answer.ok) return confirmationOf(Refused.parse(sent).error)
    Paid.parse(sent)
    return { outcome: 'paid' }
  } catch {
    return { outcome: 'unknown', message: NOT_REACHED }
  }
}

function formOf(publishableKey: string, clientSecret: string, { number, expiry, cvc }: Card): URLSearchParams {
  const { month = '', year = '' } = expiryOf(expiry) ?? {}
  return new URLSearchParams({
    key: publishableKey,
    client_secret: clientSecret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': digitsOf(number),
    'payment_method_data[card][exp_month]': month,
    'payment_method_data[card][exp_year]': year,
    'payment_method_data[card][cvc]': digitsOf(cvc),
  })
}

const NOT_REACHED = 'The card processor could not be reached. Please check your connection and try again.'
