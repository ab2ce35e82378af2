import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { inTime } from '../../../api/in-time.ts'

const TIMEOUT_MS = 15_000

/** Stripe.js from Stripe itself; fails when it does not load in time, and can then be loaded again. */
export function loadedStripe(publishableKey: string): Promise<Stripe | null> {
  return inTime(loadStripe(publishableKey, { locale: 'en' }), TIMEOUT_MS, () => {
    giveUpScript()
    return new Error('Stripe.js did not load in time')
  })
}

/** The package waits for its script as long as the browser does; after an error event it inserts a new one. */
function giveUpScript(): void {
  document.querySelector('script[src^="https://js.stripe.com/"]')?.dispatchEvent(new Event('error'))
}
