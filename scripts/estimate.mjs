// npm run estimate -- --holdout [FILE …] or -- ADDRESS --type house: how good estimates are, and what one says.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { installAndLoadSettings } from './ready.mjs'
import { run } from './run.mjs'

// npm changes to the project's folder, but a file is named from where the command was typed.
const typedIn = process.env.INIT_CWD ?? process.cwd()
const args = process.argv.slice(2).map((part) => {
  const path = resolve(typedIn, part)
  return !part.startsWith('-') && existsSync(path) ? path : part
})
await installAndLoadSettings()
const { ok } = await run('tsx', ['src/server/commands/estimate/estimate.ts', ...args])
process.exitCode = ok ? 0 : 1
