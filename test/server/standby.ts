import { execFile } from 'node:child_process'
import { appendFile, chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { type DataFolder, openDataFolder } from '../../src/server/platform/embedded-postgres/data-folder.ts'
import { startEmbedded } from '../../src/server/platform/embedded-postgres/embedded-postgres.ts'
import { endPostmaster, launch } from '../../src/server/platform/embedded-postgres/postmaster.ts'
import { ask } from './postmaster.ts'

/** `lag` pauses replay, and `catchUp` resumes it; `stop` ends the server. */
export type Standby = { url: string; lag(): Promise<void>; catchUp(): Promise<void>; stop(): Promise<void> }

/** A primary with standbys by streaming replication. */
export async function startReplicated() {
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-replicated-'))
  await chmod(folder, 0o755)
  const primaryFolder = join(folder, 'primary')
  const primary = await startEmbedded(primaryFolder, () => {})
  const dataFolder = await openDataFolder(primaryFolder, () => {})
  const standbys: Standby[] = []
  const addStandby = async (): Promise<Standby> => {
    const standby = await standbyOf(dataFolder, primary.url, join(folder, `standby-${standbys.length}`))
    standbys.push(standby)
    return standby
  }
  const stop = async () => {
    for (const standby of standbys) await standby.stop()
    await primary.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { url: primary.url, addStandby, stop }
}

async function standbyOf(primary: DataFolder, primaryUrl: string, cluster: string): Promise<Standby> {
  const label = await copyWhileRunning(primary.cluster, primaryUrl, cluster)
  const { hostname, port, username, password } = new URL(primaryUrl)
  const conninfo = `host=${hostname} port=${port} user=${username} password=${password}`
  await appendFile(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`)
  for (const [name, text] of [
    ['backup_label', label],
    ['standby.signal', ''],
  ] as const) {
    await writeFile(join(cluster, name), text)
    const { uid, gid } = primary.runAs
    if (uid !== undefined && gid !== undefined) await chown(join(cluster, name), uid, gid)
  }
  const url = new URL(primaryUrl)
  url.port = String(await freePort())
  await launch({ ...primary, cluster, log: `${cluster}.log` }, Number(url.port), true)
  while (!(await ask(url.href, 'select 1').catch(() => undefined))) await sleep(50)
  return {
    url: url.href,
    lag: async () => void (await ask(url.href, 'select pg_wal_replay_pause()')),
    catchUp: async () => void (await ask(url.href, 'select pg_wal_replay_resume()')),
    stop: () => endPostmaster(cluster),
  }
}

/** An online backup. Returns its label: the log position from which recovery starts. */
async function copyWhileRunning(from: string, url: string, to: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`select pg_backup_start('standby', fast => true)`)
    await promisify(execFile)('cp', ['-a', from, to])
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)')
    await rm(join(to, 'postmaster.pid'), { force: true })
    return rows[0].labelfile
  } finally {
    await client.end()
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
