import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { advisoryLocks } from '../db/advisory-locks.ts'
import type { DataFolder } from './data-folder.ts'
import { endPostmaster, signalProcess } from './postmaster.ts'
import { runningPostmaster } from './postmaster-pid.ts'

/**
 * Tries to become the only owner of the running server; returns true on success. The lock belongs to this database
 * session and ends with the process. PostgreSQL allows only one server on a folder, so the owner also owns the folder.
 */
export async function claim(client: Client): Promise<boolean> {
  // A killed owner's session may take a moment to end.
  for (const end = performance.now() + 2_000; ; await sleep(100)) {
    const { rows } = await client.query(`select pg_try_advisory_lock(${advisoryLocks.embeddedOwner}) as mine`)
    if (rows[0].mine || performance.now() > end) return rows[0].mine
  }
}

export async function ownerOf(client: Client): Promise<number | undefined> {
  const { rows } = await client.query(
    `select application_name as name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and objid = ${advisoryLocks.embeddedOwner} and granted`,
  )
  return Number(rows[0]?.name.split(' ')[1]) || undefined
}

/**
 * Keeps the ownership taken by `claim`, and restarts a crashed server at the same address, so that the app's pool can
 * reconnect. Returns a function that stops the server.
 */
export function keepOwned(
  dataFolder: DataFolder,
  first: Client,
  reconnect: () => Promise<Client>,
  say: (line: string) => void,
) {
  let stopped: Promise<void> | undefined
  let rescue = Promise.resolve()
  let pid: number | undefined

  const hold = async (client: Client) => {
    client.once('end', () => {
      pid = undefined
      if (!stopped) rescue = recover()
    })
    pid = (await runningPostmaster(dataFolder.cluster))?.pid
  }
  const recover = async () => {
    say('The database stopped by itself: starting it again.')
    for (; !stopped; await sleep(1_000)) {
      try {
        const client = await reconnect()
        if (await claim(client)) return await hold(client)
        await client.end()
        return say(`Another process has taken over the data folder ${dataFolder.dataDir}.`)
      } catch (error) {
        say(`The database did not restart: ${String(error)}`)
      }
    }
  }
  const stop = async () => {
    await rescue
    // The lock is held until the server has stopped: a new owner's server would otherwise be ended by this shutdown.
    if (pid) await endPostmaster(dataFolder.cluster)
    process.off('exit', endUnstopped)
  }
  const endUnstopped = () => {
    if (pid) signalProcess(pid, 'SIGINT')
  }

  process.on('exit', endUnstopped)
  rescue = hold(first)
  return () => {
    stopped ??= stop()
    return stopped
  }
}
