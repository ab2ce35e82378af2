import type { Settings } from '../../../settings/settings.ts'
import type { Check } from './check.ts'

const TIMEOUT_MS = 5_000
const EMAILJS = 'https://api.emailjs.com/'

export function contactCheck({ emailJs }: Pick<Settings, 'emailJs'>): Check {
  if (!emailJs) return { what: 'contact', provider: 'sent as our own mail' }
  return { what: 'contact', provider: `EmailJS, service ${emailJs.serviceId}`, ask: askEmailJs }
}

/** Tests only whether EmailJS responds: it accepts mails only from browsers. */
async function askEmailJs(): Promise<string[]> {
  const { status } = await fetch(EMAILJS, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (status >= 500) throw new Error(`api.emailjs.com answered ${status}`)
  return ['not checked: its three settings. Send a message from the page, and see it in EmailJS’s Email History']
}
