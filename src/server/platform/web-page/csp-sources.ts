import type { Settings } from '../settings/settings.ts'

/** Other hosts that the page may load scripts from, show in a frame, send requests to, and let take a payment in their frame. */
export type CspSources = { script: string[]; frame: string[]; connect: string[]; payment: string[] }

type HostedProviders = Pick<Settings, 'firebase' | 'emailJs' | 'stripe'>

/** Returns what the hosted providers that are on need in the page. Real Google needs nothing here: the browser leaves the page for it. */
export function cspSources({ firebase, emailJs, stripe }: HostedProviders): CspSources {
  const reaches: Partial<CspSources>[] = [
    firebase ? reachOfFirebase(firebase.authDomain) : {},
    emailJs ? { connect: ['https://api.emailjs.com'] } : {},
    stripe ? reachOfStripe : {},
  ]
  const all = (kind: keyof CspSources) => reaches.flatMap((reach) => reach[kind] ?? [])
  return { script: all('script'), frame: all('frame'), connect: all('connect'), payment: all('payment') }
}

/** Script and frame are for the window in which Google asks for the account. */
const reachOfFirebase = (authDomain: string): Partial<CspSources> => ({
  script: ['https://apis.google.com'],
  frame: [`https://${authDomain}`],
  connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
})

/** The frames that Stripe needs (https://docs.stripe.com/security/guide): card fields are its frames, and a bank's questions are, too. */
const framesOfStripe = ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com']
const reachOfStripe: Partial<CspSources> = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: framesOfStripe,
  connect: ['https://api.stripe.com'],
  payment: framesOfStripe,
}
