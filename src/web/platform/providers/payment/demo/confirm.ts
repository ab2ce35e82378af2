import * as z from 'zod/mini'
import { readersLanguage } from '#contract/language'
import * as t from '#messages/cardFields'
import { API } from '../../../api/send.ts'
import type { Confirmation } from '../payment.ts'
import { intentIdOf } from '../stripe-protocol.ts'
import { type Card, digitsOf, expiryOf } from './card.form.ts'

const TIMEOUT_MS = 30_000

const Paid = z.object({ status: z.literal('succeeded') })
const Declined = z.object({ error: z.object({ message: z.string() }) })
const Refused = z.object({ detail: z.string() })

/**
 * Confirms an intent at the built-in demo processor. Only 402, a declined card, guarantees that nothing was charged.
 */
export async function confirmAtDemo(clientSecret: string, card: Card): Promise<Confirmation> {
  const host = new URL(API, window.location.href).origin
  try {
    const answer = await fetch(`${host}/demo-stripe/v1/payment_intents/${intentIdOf(clientSecret)}/confirm`, {
      method: 'POST',
      headers: { 'accept-language': readersLanguage() },
      body: formOf(clientSecret, card),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const sent: unknown = await answer.json()
    if (answer.status === 402) return { outcome: 'declined', message: Declined.parse(sent).error.message }
    if (!answer.ok) return { outcome: 'unknown', message: Refused.parse(sent).detail }
    Paid.parse(sent)
    return { outcome: 'paid' }
  } catch {
    return { outcome: 'unknown', message: t.processorNotReached() }
  }
}

function formOf(clientSecret: string, { number, expiry, cvc }: Card): URLSearchParams {
  const { month = '', year = '' } = expiryOf(expiry) ?? {}
  return new URLSearchParams({
    client_secret: clientSecret,
    'payment_method_data[card][number]': digitsOf(number),
    'payment_method_data[card][exp_month]': month,
    'payment_method_data[card][exp_year]': year,
    'payment_method_data[card][cvc]': digitsOf(cvc),
  })
}
