import { spawn } from 'node:child_process'
import { mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { execute, type Machine, NETWORK } from './machine.ts'

const DISK = '1g'
const NODES = [1, 2, 3]
const POSTGRES = '/usr/lib/postgresql'
const FULL = 'filler'

/** etcd, Patroni and PostgreSQL on a machine with its own disk, set up by the files of deploy/. */
export type ClusterNode = Awaited<ReturnType<typeof makeNode>>

export async function makeNode(machine: Machine, folder: string, passwords: Record<string, string>) {
  const { name, address } = machine
  const disk = join(folder, name)
  const etcdData = join(folder, `${name}-etcd`)
  const logPath = join(folder, `${name}.log`)
  const configPath = join(folder, `${name}.yml`)
  await mkdir(disk)
  await execute('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=700,uid=postgres,gid=postgres`, 'tmpfs', disk])
  await mkdir(etcdData, { mode: 0o700 })
  const version = (await readdir(POSTGRES)).toSorted((one, other) => Number(one) - Number(other)).at(-1)
  const values = {
    NODE_NAME: name,
    NODE_ADDRESS: address,
    ETCD_HOSTS: NODES.map((number) => `10.77.0.${10 + number}:2379`).join(','),
    CLUSTER_NETWORK: NETWORK,
    POSTGRES_BIN: `${POSTGRES}/${version}/bin`,
    DATA_DIR: disk,
    ETCD_DATA_DIR: etcdData,
    ETCD_PEERS: NODES.map((number) => `node${number}=http://10.77.0.${10 + number}:2380`).join(','),
    ...passwords,
  }
  await writeFile(configPath, filledIn(await readFile('deploy/patroni.yml', 'utf8'), values))
  const etcdSettings = filledIn(await readFile('deploy/etcd.env', 'utf8'), values)
    .split('\n')
    .filter(Boolean)
  await execute('chown', ['-R', 'postgres:postgres', etcdData, configPath])
  const log = await open(logPath, 'a')

  // In a folder that PostgreSQL's user may enter: Patroni's own children go back to where it was started.
  const run = ([file, args]: [string, string[]]) =>
    spawn(file, args, { cwd: folder, stdio: ['ignore', log.fd, log.fd] }).on('error', (error) => console.error(error))
  return {
    ...machine,
    disk,
    start: () => {
      run(machine.command('env', [...etcdSettings, 'etcd']))
      run(machine.command('patroni', [configPath]))
    },
    newLog: logReader(logPath),
    fill: () => execute('sh', ['-c', `cat /dev/zero > ${join(disk, FULL)} 2>/dev/null || true`]),
    free: () => rm(join(disk, FULL), { force: true }),
    query: async (text: string) => {
      const args = ['-h', disk, '-U', 'postgres', '-tAc', text]
      return (await execute(...machine.command('psql', args))).trim()
    },
  }
}

/** Substitutes ${NAME}s like envsubst; throws on a missing value. */
export function filledIn(template: string, values: Record<string, string>): string {
  return template.replace(/^#.*$/gm, '').replace(/\$\{(\w+)\}/g, (_all, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${name} has no value`)
    return value
  })
}

function logReader(path: string): () => Promise<string> {
  let read = 0
  return async () => {
    const all = await readFile(path, 'utf8')
    const text = all.slice(read)
    read = all.length
    return text
  }
}
