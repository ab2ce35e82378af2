import { GOOGLE_KEYS } from '../../src/server/providers/identity/firebase/google-public-keys.ts'
import { readSettings } from '../../src/server/settings/settings.ts'
import { start } from '../../src/server/start/start.ts'

// The app as `main.ts` starts it, with Google's keys from its parent process: nothing of a test leaves this machine.
const ask = fetch
globalThis.fetch = async (to, init) =>
  (to instanceof Request ? to.url : String(to)) === GOOGLE_KEYS
    ? new Response(process.env.KEYS_OF_GOOGLE)
    : ask(to, init)

const running = await start(readSettings(process.env), console.log)
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)))
