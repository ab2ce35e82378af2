// npm run verify-email -- EMAIL | --all: takes addresses for verified where mail does not reach people.
import { installAndLoadSettings } from './ready.mjs'
import { run } from './run.mjs'

await installAndLoadSettings()
const { ok } = await run('tsx', ['src/server/commands/verify-email/verify-email.ts', ...process.argv.slice(2)])
process.exitCode = ok ? 0 : 1
