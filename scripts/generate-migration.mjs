// npm run db:generate -- --name=words_of_it: a migration that leads from the newest snapshot to the tables, and that snapshot in its place.
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root, run } from './run.mjs'

const meta = join(root, 'src/server/platform/db/migrations/meta')

const { ok } = await run('drizzle-kit', ['generate', ...process.argv.slice(2)])
if (!ok) process.exit(1)
const snapshots = (await readdir(meta)).filter((name) => name.endsWith('_snapshot.json')).sort()
for (const older of snapshots.slice(0, -1)) await rm(join(meta, older))
