import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeMachine, makeNetwork } from './machine.ts'
import { type ClusterNode, makeNode } from './node.ts'

const PRIMARY = '127.0.0.1:5000'
const LEADER_KEY = '/service/keyhaven/leader'
const LOOK_MS = 100
const passwords = { POSTGRES_PASSWORD: 'of-the-superuser', REPLICATION_PASSWORD: 'of-the-standbys' }

type Member = { name: string; role: string; state: string; timeline?: number }
export type Cluster = Awaited<ReturnType<typeof startCluster>>

export async function startCluster(folder: string) {
  await makeNetwork()
  const nodes: ClusterNode[] = []
  for (const number of [1, 2, 3]) nodes.push(await makeNode(await makeMachine(number), folder, passwords))
  const proxy = startProxy(nodes)
  for (const node of nodes) node.start()
  const leaders = watchLeader(nodes)
  await until('the cluster is whole', 180_000, () => isWhole(nodes, leaders.now()))
  const primary = nodeNamed(nodes, leaders.now())
  await primary.query(`create role keyhaven login password 'of-keyhaven'`)
  await primary.query('create database keyhaven owner keyhaven')
  return {
    nodes,
    leaders,
    url: `postgres://keyhaven:of-keyhaven@${PRIMARY}/keyhaven`,
    primary: () => nodeNamed(nodes, leaders.now()),
    untilWhole: () => until('all three are there again', 240_000, () => isWhole(nodes, leaders.now())),
    stop: async () => {
      leaders.stop()
      proxy.kill('SIGKILL')
      for (const node of nodes) await node.signal('SIGKILL')
    },
  }
}

function startProxy(nodes: ClusterNode[]): ChildProcess {
  const addresses = Object.fromEntries(nodes.map(({ address }, at) => [`NODE${at + 1}_ADDRESS`, address]))
  const env = { ...process.env, POSTGRES_BIND: PRIMARY, ...addresses }
  return spawn('haproxy', ['-q', '-f', 'deploy/haproxy-postgres.cfg'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
}

function nodeNamed(nodes: ClusterNode[], name: string | undefined): ClusterNode {
  const node = nodes.find((one) => one.name === name)
  if (!node) throw new Error(`no node is called ${name}`)
  return node
}

/** Returns etcd's leader, and the time of its election in milliseconds of this process. */
function watchLeader(nodes: ClusterNode[]) {
  const changes: { name: string; atMs: number }[] = []
  let isOver = false
  const look = async () => {
    const askedMs = performance.now()
    const name = await Promise.any(nodes.map(leaderBy)).catch(() => undefined)
    if (name && name !== changes.at(-1)?.name) changes.push({ name, atMs: askedMs })
  }
  const run = async () => {
    while (!isOver) await Promise.all([look(), sleep(LOOK_MS)])
  }
  void run()
  return {
    now: () => changes.at(-1)?.name,
    after: async (name: string, mostMs: number) => {
      await until(`another node than ${name} is primary`, mostMs, async () => changes.at(-1)?.name !== name)
      return changes.at(-1) as { name: string; atMs: number } // there is one, or it would have waited longer
    },
    stop: () => {
      isOver = true
    },
  }
}

async function leaderBy({ address }: ClusterNode): Promise<string> {
  const answer = await fetch(`http://${address}:2379/v2/keys${LEADER_KEY}?quorum=true`, {
    signal: AbortSignal.timeout(1_000),
  })
  const { node } = (await answer.json()) as { node?: { value: string } }
  if (!node) throw new Error('the cluster has no leader')
  return node.value
}

async function isWhole(nodes: ClusterNode[], leader: string | undefined): Promise<boolean> {
  const members = await Promise.resolve(leader)
    .then(() => membersBy(nodeNamed(nodes, leader)))
    .catch((): Member[] => [])
  const roles = members.map(({ role }) => role).toSorted()
  const isLed = members.some(({ name, role }) => name === leader && role === 'leader')
  const isRunning = members.every(({ state }) => state === 'running' || state === 'streaming')
  const isOneLine = new Set(members.map(({ timeline }) => timeline)).size === 1
  return isLed && isRunning && isOneLine && roles.join() === 'leader,replica,sync_standby'
}

async function membersBy({ address }: ClusterNode): Promise<Member[]> {
  const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(1_000) })
  return ((await answer.json()) as { members: Member[] }).members
}

export async function until(what: string, mostMs: number, look: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + mostMs
  while (!(await look())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${mostMs / 1000} s`)
    await sleep(LOOK_MS)
  }
}
