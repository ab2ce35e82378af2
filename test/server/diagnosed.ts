import { diagnose, isFine, report } from '../../src/server/commands/doctor/diagnosis.ts'
import { readSettings } from '../../src/server/settings/settings.ts'

export async function diagnosed(environment: NodeJS.ProcessEnv) {
  const settings = readSettings(environment)
  const findings = await diagnose(settings)
  return {
    of: (what: string) => findings.find((finding) => finding.what === what),
    fine: isFine(findings),
    text: report(findings, settings),
  }
}
