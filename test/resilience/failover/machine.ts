import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { promisify } from 'node:util'

/** A network that exists only in this process's namespace. */
export const NETWORK = '10.77.0.0/24'
export const OUTSIDE = '10.77.0.1'
const BRIDGE = 'kh0'

export const execute = async (file: string, args: string[]): Promise<string> =>
  (await promisify(execFile)(file, args)).stdout

const say = (command: string) => {
  const [file = '', ...args] = command.split(' ')
  return execute(file, args)
}

export async function makeNetwork(): Promise<void> {
  await mkdir('/run/netns', { recursive: true })
  await say('mount -t tmpfs tmpfs /run/netns')
  await say('ip link set lo up')
  await say(`ip link add ${BRIDGE} type bridge`)
  await say(`ip addr add ${OUTSIDE}/24 dev ${BRIDGE}`)
  await say(`ip link set ${BRIDGE} up`)
}

/** A network namespace, a connection to the switch, and the processes in it. */
export type Machine = Awaited<ReturnType<typeof makeMachine>>

export async function makeMachine(number: number) {
  const name = `node${number}`
  const address = `10.77.0.${10 + number}`
  const cable = `kh-${name}`
  await say(`ip netns add ${name}`)
  await say(`ip link add ${cable} type veth peer name eth0 netns ${name}`)
  await say(`ip link set ${cable} master ${BRIDGE} up`)
  await say(`ip -n ${name} addr add ${address}/24 dev eth0`)
  await say(`ip -n ${name} link set lo up`)
  await say(`ip -n ${name} link set eth0 up`)
  const pids = async () => (await say(`ip netns pids ${name}`)).split('\n').filter(Boolean).map(Number)
  return {
    name,
    address,
    /** Returns the command that runs `file` as PostgreSQL's user, who may not be root. */
    command: (file: string, args: string[]): [string, string[]] => [
      'ip',
      ['netns', 'exec', name, 'setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', file, ...args],
    ],
    /** Signals twice, because processes may have started others in between. */
    signal: async (signal: NodeJS.Signals) => {
      for (let time = 0; time < 2; time++) for (const pid of await pids()) tryKill(pid, signal)
    },
    plug: (isIn: boolean) => say(`ip link set ${cable} ${isIn ? 'up' : 'down'}`),
  }
}

function tryKill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {} // it has just ended by itself
}
