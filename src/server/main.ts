import { readSettings } from './settings.ts'
import { start } from './start.ts'
import { StartupError } from './startup-error.ts'

const say = (line: string) => console.log(line)

try {
  const running = await start(readSettings(process.env), say)
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1) // asked twice: the person does not want to wait
    stopping = true
    say('Stopping KeyHaven …')
    await running.stop()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
} catch (error) {
  const line = error instanceof StartupError ? error.message : `unexpected failure: ${String(error)}`
  console.error(`KeyHaven cannot start: ${line}`)
  if (!(error instanceof StartupError)) console.error(error)
  process.exit(1)
}
