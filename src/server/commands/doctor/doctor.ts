import { brandName } from '#contract/brand'
import { OperatorError } from '../../operator-error.ts'
import { reportCrashes } from '../../platform/logging/report-crashes.ts'
import { readEnvFile } from '../../settings/misspelt.ts'
import { readSettings } from '../../settings/settings.ts'
import { diagnose, isFine, report } from './diagnosis.ts'

reportCrashes('The doctor')

try {
  const settings = readSettings(process.env, readEnvFile())
  const findings = await diagnose(settings)
  console.log(report(findings, settings))
  process.exit(isFine(findings) ? 0 : 1) // timed-out requests may still be open
} catch (error) {
  if (!(error instanceof OperatorError)) throw error
  console.error(`${brandName()} cannot start: ${error.message}`)
  process.exit(1)
}
