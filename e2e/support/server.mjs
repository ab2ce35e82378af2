// The built app as `npm start` runs it, on a new data folder that goes away with it.
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildForTests } from '../../scripts/build.mjs'

const folder = mkdtempSync(join(tmpdir(), 'keyhaven-e2e-'))
chmodSync(folder, 0o755) // root's database runs as another user, who must get in
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

if (process.env.LOG_FILE) mkdirSync(dirname(process.env.LOG_FILE), { recursive: true })
// Empty means unset, and keeps a developer's .env out of the tests.
const settings = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8').matchAll(/^([A-Z0-9_]+)=/gm)
for (const [, name = ''] of settings) if (!['PORT', 'LOG_FILE'].includes(name)) process.env[name] = ''
Object.assign(process.env, { HOST: '127.0.0.1', DATA_DIR: folder, DEMO: 'true', LOG_LEVEL: 'info' })
await buildForTests()
await import('../../scripts/start.mjs')
