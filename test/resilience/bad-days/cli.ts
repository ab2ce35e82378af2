// npm run proof -- bad-days --connections 10000: what is too long, or needs more rights, for the tests of every day, with its figures.
import { parseArgs } from 'node:util'
import { appProcess, newDataDir } from '../../server/app-process.ts'
import { fillDatabaseDisk } from './full-database.ts'
import { fillDisk } from './full-disk.ts'
import { holdIdleConnections } from './idle-connections.ts'

const { values } = parseArgs({ options: { connections: { type: 'string', default: '10000' } } })
const say = (what: string) => (line: string) => console.log(`${what}: ${line}`)

const { dataDir, remove } = await newDataDir()
const app = await appProcess({ DATA_DIR: dataDir, ANSWER_CACHE_MB: '0' })
try {
  say('idle connections')(await holdIdleConnections(app, Number(values.connections)))
} finally {
  await app.end('SIGTERM')
  await remove()
}
if (process.getuid?.() === 0) {
  await fillDisk(say('disk'))
  await fillDatabaseDisk(say('disk of the database'))
  await fillDatabaseDisk(say('disk of the database and its log'), { log: true })
} else say('disk')('left out, as only root can mount one')
