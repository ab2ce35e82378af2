// npm run db:studio: drizzle-kit's view of the tables, in DATABASE_URL or in the running app's own database.
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { installAndLoadSettings } from './ready.mjs'
import { orExit, root, run } from './run.mjs'

await installAndLoadSettings()
const url = await orExit(async () => process.env.DATABASE_URL || (await ownDatabase()))
// On this machine alone: a client that reaches it can read and change everything. It listens everywhere by default.
const { ok } = await run('drizzle-kit', ['studio', '--host', '127.0.0.1'], { env: { DATABASE_URL: url } })
process.exitCode = ok ? 0 : 1

async function ownDatabase() {
  const file = join(resolve(root, process.env.DATA_DIR || 'data'), 'database.json')
  const keys = await readFile(file, 'utf8').then(JSON.parse, () => undefined)
  if (!keys?.port) throw new Error(`there is no database of our own yet (${file}): start KeyHaven first.`)
  return `postgres://keyhaven:${keys.password}@127.0.0.1:${keys.port}/keyhaven`
}
