import type { Stripe, StripeCardNumberElement } from '@stripe/stripe-js'
import type { Confirmation } from '../payment.ts'
import { confirmationOf } from '../stripe-protocol.ts'

/** Confirms an intent at Stripe, where a bank may first ask its customer in a frame of its own. */
export async function confirmAtStripe(
  stripe: Stripe,
  clientSecret: string,
  card: StripeCardNumberElement,
): Promise<Confirmation> {
  try {
    const { paymentIntent, error } = await stripe.confirmCardPayment(clientSecret, { payment_method: { card } })
    if (error) return confirmationOf({ type: error.type, message: error.message ?? UNCLEAR })
    if (paymentIntent.status === 'succeeded') return { outcome: 'paid' }
    return { outcome: 'unknown', message: UNCLEAR } // such as `processing`
  } catch {
    return { outcome: 'unknown', message: UNCLEAR }
  }
}

const UNCLEAR = 'Stripe did not say whether your card was charged. Nothing is charged twice.'
