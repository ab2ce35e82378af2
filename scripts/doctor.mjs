// npm run doctor: which providers the settings choose, and whether each answers.
import { installAndLoadSettings } from './ready.mjs'
import { run } from './run.mjs'

await installAndLoadSettings()
// From its source: a build would be put in the place of the one that a running app serves.
const { ok } = await run('tsx', ['src/server/commands/doctor/doctor.ts'])
process.exitCode = ok ? 0 : 1
