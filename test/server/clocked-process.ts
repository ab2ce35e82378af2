import { readSettings } from '../../src/server/settings/settings.ts'
import { start } from '../../src/server/start/start.ts'

// The app as `main.ts` starts it, with a clock that a test moves: SIGUSR2 sets it a week ahead, and the next one right again.
const WEEK_MS = 7 * 86_400_000
let ahead = 0
process.on('SIGUSR2', () => {
  ahead = ahead ? 0 : WEEK_MS
})

const running = await start(readSettings(process.env), console.log, { now: () => new Date(Date.now() + ahead) })
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)))
