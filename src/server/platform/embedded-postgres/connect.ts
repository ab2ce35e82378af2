import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { OperatorError } from '../../operator-error.ts'
import type { DataFolder } from './data-folder.ts'
import { saveKeys } from './database-json.ts'
import { endPostmaster, launch, signalProcess } from './postmaster.ts'
import { isPostmasterOf, removeStalePidFile, runningPostmaster } from './postmaster-pid.ts'

export type ServerConnection = { client: pg.Client; port: number; started: boolean }

// Retries a start that failed because of a concurrent start, a taken port, or processes that are still ending.
const passing = /lock file "[^"]*" already exists|shared memory block|Address already in use|could not create any TCP/

export async function connect(
  dataFolder: DataFolder,
  durable: boolean,
  onLaunched = () => {},
): Promise<ServerConnection> {
  for (const end = performance.now() + 60_000; ; await sleep(100)) {
    const running = await runningPostmaster(dataFolder.cluster)
    const { client, failure } = running ? await join(dataFolder, running) : await begin(dataFolder, durable, onLaunched)
    if (client) return { client, port: client.port, started: !running }
    if (!failure || (passing.test(failure) && performance.now() < end)) continue
    throw new OperatorError(`the database does not start: ${failure} (more in ${dataFolder.log})`)
  }
}

type Attempt = { client?: pg.Client; failure?: string }

async function join(dataFolder: DataFolder, { pid, port }: { pid: number; port: number }): Promise<Attempt> {
  const client = await connectWhile(dataFolder, port, () => isPostmasterOf(pid, dataFolder.cluster))
  if (client !== 'silent' && client !== 'gone') return { client }
  if (client === 'silent') await endPostmaster(dataFolder.cluster)
  return (await isPostmasterOf(pid, dataFolder.cluster)) ? { failure: `process ${pid} neither answers nor ends` } : {}
}

async function begin(dataFolder: DataFolder, durable: boolean, onLaunched: () => void): Promise<Attempt> {
  await removeStalePidFile(dataFolder.cluster)
  const port = await choosePort(dataFolder)
  const logged = await stat(dataFolder.log).then(
    ({ size }) => size,
    () => 0,
  )
  const child = await launch(dataFolder, port, durable)
  onLaunched()
  const client = await connectWhile(
    dataFolder,
    port,
    () => child.pid !== undefined && child.exitCode === null && !child.signalCode,
  )
  if (client !== 'silent' && client !== 'gone') return { client }
  if (client === 'silent' && child.pid) signalProcess(child.pid, 'SIGQUIT')
  return { failure: await lastWords(dataFolder.log, logged) }
}

async function connectWhile(dataFolder: DataFolder, port: number, runs: () => boolean | Promise<boolean>) {
  for (let heard = performance.now(); ; await sleep(30)) {
    const answer = await tryToConnect(dataFolder, port)
    if (typeof answer !== 'string') return answer
    if (answer === '28P01') {
      throw new OperatorError(
        `the database in ${dataFolder.cluster} has another password than ${dataFolder.dataDir}/database.json: restore that file.`,
      )
    }
    if (!(await runs())) return 'gone'
    // 57P03: the server is recovering or stopping, for an unlimited time.
    if (answer === '57P03') heard = performance.now()
    if (performance.now() - heard > 30_000) return 'silent'
  }
}

async function tryToConnect({ password }: DataFolder, port: number): Promise<pg.Client | string> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'keyhaven',
    password,
    database: 'postgres',
    application_name: `keyhaven ${process.pid}`,
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => {})
  return client.connect().then(
    () => client,
    (error: { code?: string; message: string }) => error.code ?? error.message,
  )
}

async function choosePort(dataFolder: DataFolder): Promise<number> {
  let port = dataFolder.port
  while (!(port && (await isFree(port)))) port = 15_000 + Math.floor(Math.random() * 17_000)
  if (port !== dataFolder.port) await saveKeys(dataFolder.dataDir, Object.assign(dataFolder, { port }))
  return port
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

async function lastWords(log: string, from: number): Promise<string> {
  const lines = (await readFile(log)).subarray(from).toString().trim().split('\n')
  return lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? (lines.at(-1) || 'no reason given')
}
