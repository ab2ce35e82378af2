import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

const TIMEOUT_MS = 15_000

/** Stripe.js from Stripe itself; fails when it does not come in time, and can then be asked for again. */
export async function loadedStripe(publishableKey: string): Promise<Stripe | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('Stripe.js did not come in time'))
      giveUpScript()
    }, TIMEOUT_MS)
  })
  return Promise.race([loadStripe(publishableKey, { locale: 'en' }), late]).finally(() => clearTimeout(timer))
}

/** The package waits for its script as long as the browser does; told that it failed, it puts a new one in its place. */
function giveUpScript(): void {
  document.querySelector('script[src^="https://js.stripe.com/"]')?.dispatchEvent(new Event('error'))
}
