import { brandName } from '#contract/brand'
import type { Settings } from '../../settings/settings.ts'
import { type Finding, findingOf } from './checks/check.ts'
import { clocksCheck } from './checks/clocks-check.ts'
import { contactCheck } from './checks/contact-check.ts'
import { databaseCheck, replicaChecks } from './checks/database-check.ts'
import { geocoderCheck } from './checks/geocoder-check.ts'
import { identityCheck } from './checks/identity-check.ts'
import { imagesCheck } from './checks/images-check.ts'
import { mailCheck } from './checks/mail-check.ts'
import { mapCheck } from './checks/map-check.ts'
import { masked } from './checks/masked.ts'
import { paymentCheck } from './checks/payment-check.ts'
import { ratesCheck } from './checks/rates-check.ts'
import { siteCheck } from './checks/site-check.ts'

const providers = [
  identityCheck,
  paymentCheck,
  imagesCheck,
  mailCheck,
  contactCheck,
  geocoderCheck,
  mapCheck,
  ratesCheck,
]
const checks = [siteCheck, databaseCheck, clocksCheck, ...providers]

export const diagnose = (settings: Settings): Promise<Finding[]> =>
  Promise.all(
    [...checks.map((check) => check(settings)), ...replicaChecks(settings)].map(async (check) => {
      const finding = await findingOf(check)
      return { ...finding, detail: masked(finding.detail, settings) }
    }),
  )

export const isFine = (findings: Finding[]): boolean => findings.every(({ state }) => state === 'ok')

export function report(findings: Finding[], settings: Settings): string {
  const rows = findings.map(({ what, provider, state, detail }) =>
    [`  ${signs[state].padEnd(9)}${what.padEnd(10)}${provider}`, ...detail.split('\n').filter(Boolean)].join(NEXT),
  )
  const end = isFine(findings) ? 'All of them are fine.' : 'Not all of them are fine.'
  return [`The providers of ${brandName()} (${modeOf(settings)}):`, '', ...rows, '', end].join('\n')
}

const NEXT = `\n${' '.repeat(21)}→ `
const signs = { ok: 'ok', fails: 'FAILS', missing: 'MISSING' } as const

function modeOf({ production, demo }: Settings): string {
  if (production) return demo ? 'production, in demo mode' : 'production'
  return demo ? 'demo mode' : 'neither demo nor production'
}
