import type { Settings } from '../settings.ts'
import { type Finding, findingOf } from './check.ts'
import { databaseCheck } from './database-check.ts'
import { identityCheck } from './identity-check.ts'
import { masked } from './masked.ts'
import { contactCheck, imagesCheck, mailCheck, paymentCheck } from './provider-checks.ts'

const checks = [databaseCheck, identityCheck, paymentCheck, imagesCheck, mailCheck, contactCheck]

/** Asks every provider that the settings choose, all at once. */
export const diagnose = (settings: Settings): Promise<Finding[]> =>
  Promise.all(checks.map((check) => findingOf(check(settings))))

export const isFine = (findings: Finding[]): boolean => findings.every(({ state }) => state === 'ok')

/** What the person reads. No secret of the settings is in it. */
export function report(findings: Finding[], settings: Settings): string {
  const mode = settings.production ? 'production' : settings.demo ? 'demo mode' : 'neither demo nor production'
  const rows = findings.map(
    ({ what, provider, state, words }) =>
      `  ${signs[state].padEnd(9)}${what.padEnd(10)}${provider}${words ? `\n${' '.repeat(21)}→ ${words}` : ''}`,
  )
  const end = isFine(findings) ? 'All of them are fine.' : 'Not all of them are fine.'
  return masked([`The providers of KeyHaven (${mode}):`, '', ...rows, '', end].join('\n'), settings)
}

const signs = { ok: 'ok', fails: 'FAILS', missing: 'MISSING' } as const
