import { readSettings } from '../settings.ts'
import { StartupError } from '../startup-error.ts'
import { diagnose, isFine, report } from './diagnosis.ts'

try {
  const settings = readSettings(process.env)
  const findings = await diagnose(settings)
  console.log(report(findings, settings))
  process.exit(isFine(findings) ? 0 : 1) // what was asked in vain may still be under way
} catch (error) {
  console.error(error instanceof StartupError ? `KeyHaven cannot start: ${error.message}` : error)
  process.exit(1)
}
