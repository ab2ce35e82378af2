import { join, resolve } from 'node:path'
import { chosenImages } from '../providers/images/chosen.ts'
import { checkSmtp } from '../providers/mail/smtp.ts'
import { stripePayments } from '../providers/payment/stripe.ts'
import type { Settings } from '../settings.ts'
import { checkWritable } from '../writable-folder.ts'
import type { Check } from './check.ts'
import { maskedAddress } from './masked.ts'

const ONCE = { milliseconds: 6_000, retries: 0 }

export function paymentCheck({ stripe, demoCards }: Pick<Settings, 'stripe' | 'demoCards'>): Check {
  if (stripe) {
    const mode = stripe.secretKey.includes('_live_') ? 'live' : 'test'
    const provider = `Stripe, with ${mode} keys${stripe.host ? `, at ${stripe.host.name}:${stripe.host.port}` : ''}`
    // Whether an intent that nobody made is there: it says so only to a key that may ask.
    return { what: 'payment', provider, ask: () => stripePayments({ ...stripe, patience: ONCE }).intent('pi_doctor') }
  }
  if (demoCards) return { what: 'payment', provider: 'the demo card processor, test cards only' }
  const missing = 'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET'
  return { what: 'payment', provider: 'nobody takes cards', missing }
}

export function imagesCheck(settings: Settings): Check {
  const { s3, imgbbKey, dataDir } = settings
  const ask = async () => (await chosenImages(settings, 'doctor')).check()
  if (imgbbKey) return { what: 'images', provider: 'imgbb', ask }
  if (!s3) return { what: 'images', provider: `files in ${join(resolve(dataDir), 'media')}`, ask }
  const served = s3.publicUrl ? `read from ${s3.publicUrl}` : 'served through KeyHaven'
  return { what: 'images', provider: `the bucket ${s3.bucket} at ${s3.endpoint}, ${served}`, ask }
}

/** What the app itself writes: news of offers and payments, and contact messages where EmailJS does not send them. */
export function mailCheck({ smtpUrl, dataDir }: Pick<Settings, 'smtpUrl' | 'dataDir'>): Check {
  if (smtpUrl) return { what: 'mail', provider: `SMTP at ${maskedAddress(smtpUrl)}`, ask: () => checkSmtp(smtpUrl) }
  const outbox = join(resolve(dataDir), 'outbox')
  const provider = `.eml files in ${outbox}, as SMTP_URL is not set`
  return { what: 'mail', provider, ask: () => checkWritable(outbox) }
}

export function contactCheck({ emailJs }: Pick<Settings, 'emailJs'>): Check {
  if (!emailJs) return { what: 'contact', provider: 'sent as our own mail' }
  const provider = `EmailJS, service ${emailJs.serviceId}; only a message sent from the page shows whether its keys are right`
  const ask = () => fetch('https://api.emailjs.com/', { method: 'HEAD', redirect: 'manual' })
  return { what: 'contact', provider, ask }
}
