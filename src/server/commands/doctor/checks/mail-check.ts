import { join, resolve } from 'node:path'
import { checkWritable } from '../../../platform/files/writable-folder.ts'
import { checkSmtp } from '../../../providers/mail/smtp.ts'
import { demoHost } from '../../../settings/brand-file.ts'
import type { Settings } from '../../../settings/settings.ts'
import type { Check } from './check.ts'
import { maskedAddress } from './masked.ts'

type MailSettings = Pick<
  Settings,
  'smtpUrl' | 'dataDir' | 'mailFrom' | 'contactEmail' | 'emailJs' | 'production' | 'demo' | 'publicUrl'
>

export function mailCheck(settings: MailSettings): Check {
  const { smtpUrl, dataDir, production, demo } = settings
  if (smtpUrl) return { ...smtpCheck(smtpUrl), ...demoAddresses(settings) }
  const outbox = join(resolve(dataDir), 'outbox')
  return {
    what: 'mail',
    provider: `.eml files in ${outbox}, as SMTP_URL is not set`,
    ask: () => checkWritable(outbox).then(() => []),
    missing: production && !demo ? ['SMTP_URL'] : [],
  }
}

const smtpCheck = (smtpUrl: string): Check => ({
  what: 'mail',
  provider: `SMTP at ${maskedAddress(smtpUrl)}`,
  ask: () => checkSmtp(smtpUrl).then(() => []),
})

/**
 * Returns the settings that still have addresses of the demo: mail from them is rejected as forged, and mail to them is
 * never delivered.
 */
function demoAddresses({
  mailFrom,
  contactEmail,
  emailJs,
  production,
  publicUrl,
}: MailSettings): Pick<Check, 'missing' | 'remarks'> {
  const names = [
    ...(mailFrom === undefined ? ['MAIL_FROM'] : []),
    ...(contactEmail.endsWith(`@${demoHost()}`) && !emailJs ? ['CONTACT_EMAIL'] : []),
  ]
  if (production) return { missing: names }
  const addresses = names.map((name) => `${name} still ends with @${demoHost()}, which has no owner`)
  return { remarks: publicUrl ? addresses : [...addresses, NO_LINKS] }
}

const NO_LINKS = 'no links are mailed until PUBLIC_URL is set: passwords can’t be reset and addresses can’t be verified'
