import * as z from 'zod/mini'
import { API } from '../../../api/send.ts'
import { type Confirmation, intentIn } from '../payment.ts'
import { type Card, digitsOf, expiryOf } from './card.form.ts'

const TIMEOUT_MS = 30_000

const Paid = z.object({ id: z.string(), status: z.string() })
const Refused = z.object({ error: z.object({ type: z.string(), message: z.string() }) })

/** Confirms an intent at the demo card processor, which listens beside our API and speaks Stripe's wire protocol. */
export async function confirmAtDemo(publishableKey: string, clientSecret: string, card: Card): Promise<Confirmation> {
  const host = new URL(API, window.location.href).origin
  try {
    const answer = await fetch(`${host}/demo-stripe/v1/payment_intents/${intentIn(clientSecret)}/confirm`, {
      method: 'POST',
      body: formOf(publishableKey, clientSecret, card),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const sent: unknown = await answer.json()
    return answer.ok ? { paymentIntent: Paid.parse(sent) } : Refused.parse(sent)
  } catch {
    return { error: { type: 'api_connection_error', message: NOT_REACHED } } // Stripe.js answers so, too: nobody knows what was done
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
