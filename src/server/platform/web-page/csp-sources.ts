import type { Settings } from '../../settings/settings.ts'

export type CspSources = { script: string[]; frame: string[]; connect: string[]; payment: string[] }

type HostedProviders = Pick<Settings, 'firebase' | 'emailJs' | 'stripe' | 'tourHosts'>

export function cspSources({ firebase, emailJs, stripe, tourHosts }: HostedProviders): CspSources {
  const reaches: Partial<CspSources>[] = [
    firebase ? reachOfFirebase(firebase.authDomain) : {},
    emailJs ? { connect: ['https://api.emailjs.com'] } : {},
    stripe ? reachOfStripe : {},
    { frame: tourHosts.flatMap((host) => [`https://${host}`, `https://*.${host}`]) },
  ]
  const all = (kind: keyof CspSources) => reaches.flatMap((reach) => reach[kind] ?? [])
  return { script: all('script'), frame: all('frame'), connect: all('connect'), payment: all('payment') }
}

const reachOfFirebase = (authDomain: string): Partial<CspSources> => ({
  script: ['https://apis.google.com'],
  frame: [`https://${authDomain}`],
  connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
})

/** Frames of Stripe's card fields and of bank confirmations (https://docs.stripe.com/security/guide). */
const framesOfStripe = ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com']
const reachOfStripe: Partial<CspSources> = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: framesOfStripe,
  connect: ['https://api.stripe.com'],
  payment: framesOfStripe,
}
