import { BRAND } from '#contract/brand'
import { reportCrashes } from './logging/report-crashes.ts'
import { OperatorError } from './operator-error.ts'
import { readSettings } from './settings/settings.ts'
import { start } from './start/start.ts'

reportCrashes(BRAND)
const say = (line: string) => console.log(line)

try {
  const running = await start(readSettings(process.env), say)
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1) // asked twice: the person does not want to wait
    stopping = true
    say(`Stopping ${BRAND} …`)
    await running.stop()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
} catch (error) {
  if (!(error instanceof OperatorError)) throw error
  console.error(`${BRAND} cannot start: ${error.message}`)
  process.exit(1)
}
