// npm run proof -- failover --rounds 10 --seed 7 [--install]: fails over a real cluster, in namespaces of its own that end with it.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { build } from './build.mjs'
import { launch, orExit } from './run.mjs'

const INSTALL = '--install'
const APT = 'apt-get install -y --no-install-recommends'
const packages = { ip: 'iproute2', patroni: 'patroni', etcd: 'etcd-server', haproxy: 'haproxy' }

const has = (program) => spawnSync('which', [program]).status === 0
const hasServer = () =>
  existsSync('/usr/lib/postgresql') &&
  readdirSync('/usr/lib/postgresql').some((version) => existsSync(`/usr/lib/postgresql/${version}/bin/pg_rewind`))
const missing = () => [
  ...Object.entries(packages).flatMap(([program, name]) => (has(program) ? [] : [name])),
  ...(hasServer() ? [] : ['postgresql']),
]

/** Debian's packages start services when they are installed, unless this file says no: the ones here are started by the proof alone. */
const NO_SERVICES = `test -e /usr/sbin/policy-rc.d || { printf '#!/bin/sh\\nexit 101\\n' > /usr/sbin/policy-rc.d; \
chmod 755 /usr/sbin/policy-rc.d; trap 'rm /usr/sbin/policy-rc.d' EXIT; }`

function checkMachine(mayInstall) {
  if (process.platform !== 'linux' || process.getuid() !== 0)
    throw new Error('this needs Linux, and root for namespaces')
  if (missing().length > 0 && mayInstall)
    spawnSync('sh', ['-c', `${NO_SERVICES}; apt-get update && ${APT} ${missing().join(' ')}`], { stdio: 'inherit' })
  if (missing().length > 0) throw new Error(`missing here: ${APT} ${missing().join(' ')} (or ${INSTALL} does it)`)
  if (spawnSync('unshare', ['--net', '--mount', '--pid', '--fork', 'true']).status !== 0)
    throw new Error('this machine allows no namespaces (unshare failed)')
}

const args = process.argv.slice(2)
await orExit(async () => checkMachine(args.includes(INSTALL)))
await orExit(build)
// A shell is the first process in there, as it takes leave of the servers that are killed; whatever still runs at the end, ends with it.
const inside = ['bash', '-c', 'tsx test/resilience/failover/cli.ts "$@"; exit $?', 'failover']
const own = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc']
const child = launch('unshare', [...own, ...inside, ...args.filter((arg) => arg !== INSTALL)])
child.on('close', (code) => {
  process.exitCode = code ?? 1
})
