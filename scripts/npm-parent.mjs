// The npm that started this program: as `npm start` is `npm` → `sh -c` → us, a signal to it reaches neither the shell nor us.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const CHECK_MS = 1_000
const LEFT_ALONE = 128 + 15 // as if ended by SIGTERM

/**
 * Ends this program in order, as SIGTERM does, when the npm that started it has ended. A signal that this program gets itself ends the
 * watch: it stops then, or is to outlive its terminal.
 * @returns {() => void} to be called once the program handles signals
 */
export function endWithNpm() {
  const npmIsThere = process.env.npm_lifecycle_event && process.platform !== 'win32' ? watched() : undefined
  if (!npmIsThere) return () => {}
  let handlesSignals = false
  const timer = setInterval(() => {
    if (npmIsThere()) return
    clearInterval(timer)
    if (!handlesSignals) process.exit(LEFT_ALONE)
    console.log('npm has ended, which started this.')
    process.kill(process.pid, 'SIGTERM')
  }, CHECK_MS).unref()
  return () => {
    handlesSignals = true
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => clearInterval(timer))
  }
}

/** Returns whether the parents up to npm are as they are now. */
function watched() {
  const parent = process.ppid
  const { parent: grandparent, command } = processOf(parent)
  if (!/^\S*sh -c /.test(command)) return () => process.ppid === parent
  return () => process.ppid === parent && processOf(parent).parent === grandparent
}

function processOf(pid) {
  try {
    if (process.platform !== 'linux') {
      const [parent = '', ...command] = execFileSync('ps', ['-o', 'ppid=,args=', '-p', `${pid}`], { encoding: 'utf8' })
        .trim()
        .split(/\s+/)
      return { parent: Number(parent), command: command.join(' ') }
    }
    // "pid (name) state parent …", and the name may have brackets of its own
    const [, parent = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return { parent: Number(parent), command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') }
  } catch {
    return { parent: undefined, command: '' } // it has ended
  }
}
