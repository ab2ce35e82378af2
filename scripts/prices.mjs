// npm run prices -- [--apply] [--json]: lists homes whose stored amounts are not what their price says, and stores what is read now.
import { installAndLoadSettings } from './ready.mjs'
import { run } from './run.mjs'

await installAndLoadSettings()
const { ok } = await run('tsx', ['src/server/commands/prices/prices.ts', ...process.argv.slice(2)])
process.exitCode = ok ? 0 : 1
