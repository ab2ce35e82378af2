// npm run backup -- FOLDER: backs up the data folder while the app runs.
import { resolve } from 'node:path'
import { installAndLoadSettings } from './ready.mjs'
import { run } from './run.mjs'

// npm changes to the project's folder, but a folder is named from where the command was typed.
const typedIn = process.env.INIT_CWD ?? process.cwd()
const folders = process.argv.slice(2).map((folder) => resolve(typedIn, folder))
await installAndLoadSettings()
// From its source: a build would be put in the place of the one that a running app serves.
const { ok } = await run('tsx', ['src/server/commands/backup/backup.ts', ...folders])
process.exitCode = ok ? 0 : 1
