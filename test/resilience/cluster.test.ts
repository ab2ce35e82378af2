import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDataDir } from '../server/app-process.ts'
import { testDatabase } from '../server/database.ts'
import { haproxyVersion, onThisMachine } from './cluster/haproxy.ts'
import { holdEverywhere } from './cluster/hold.ts'
import { type Member, startMembers } from './cluster/servers.ts'

const secret = 'a secret of at least thirty-two characters'
let database: Awaited<ReturnType<typeof testDatabase>>
let folder: Awaited<ReturnType<typeof newDataDir>>
let servers: Member[]

beforeAll(async () => {
  database = await testDatabase()
  folder = await newDataDir()
  const settings = { DATABASE_URL: database.url, DATA_DIR: folder.dataDir, APP_SECRET: secret, DEMO: 'true' }
  servers = await startMembers(3, settings)
}, 60_000)
afterAll(async () => {
  await Promise.all(servers.map(({ end }) => end('SIGKILL')))
  await database.close()
  await folder.remove()
})

test('a role, a deletion, a sign-out and a sale hold on the other servers at the next request', {
  tags: 'all',
  timeout: 60_000,
}, async () => {
  const { looks, wrongs } = await holdEverywhere({ db: database.db, parts: { secret } }, servers, 1)
  expect(wrongs).toEqual([])
  expect(looks).toBe(36)
})

test('the proof uses the shipped configuration of HAProxy, with addresses of this machine', async () => {
  const shipped = await readFile('deploy/haproxy.cfg', 'utf8')
  const place = { members: servers, port: 4001, statsPort: 4002 }
  const tried = onThisMachine(shipped, place).split('\n')
  const changed = tried.filter((line) => !shipped.split('\n').includes(line))
  expect(changed).toEqual([
    '  maxconn 4000',
    '  bind 127.0.0.1:4001',
    ...servers.map(({ name, port }) => `  server ${name} 127.0.0.1:${port}`),
    ...servers.map(({ name, port }) => `  server ${name} 127.0.0.1:${port} track keyhaven/${name}`),
    '  bind 127.0.0.1:4002',
  ])
  expect(() => onThisMachine('', place)).toThrow('deploy/haproxy.cfg')
})

test('without HAProxy, names the package to install', async () => {
  await expect(haproxyVersion('no-such-haproxy')).rejects.toThrow('apt-get install haproxy')
})
