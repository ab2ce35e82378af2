import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { extname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../../project-root.ts'

export type ProcessPool<Input, Output> = {
  /** Returns `undefined` if the process ended or took longer than `timeoutMs`, by default the pool's. */
  ask: (input: Input, timeoutMs?: number) => Promise<Output | undefined>
  stop: () => void
}

/**
 * Options of a pool. `priority`: one of `os.constants.priority`, by default below the app's. `heapMegabytes`: a process
 * that needs more is ended.
 */
type PoolOptions = { entry: URL; timeoutMs: number; idleMs: number; priority?: number; heapMegabytes?: number }

/**
 * Runs work in separate processes, so that hostile input can't stop the app: a crash or hang ends only that process,
 * which has no secrets. Each message gets one response. An idle process ends after a while.
 */
export function processPool<Input extends object, Output>(options: PoolOptions): ProcessPool<Input, Output> {
  const { entry, timeoutMs, idleMs, priority = constants.priority.PRIORITY_BELOW_NORMAL, heapMegabytes } = options
  const idle = new Map<ChildProcess, NodeJS.Timeout>()
  const leave = (child: ChildProcess): ChildProcess => {
    clearTimeout(idle.get(child))
    idle.delete(child)
    return child
  }
  const end = (child: ChildProcess) => {
    if (leave(child).connected) child.disconnect()
  }
  const begin = (): ChildProcess => {
    const child = started(entry, heapMegabytes)
    if (child.pid) setPriority(child.pid, priority) // requests have priority
    return child.once('disconnect', () => leave(child))
  }
  return {
    ask: async (input, limitMs = timeoutMs) => {
      const [resting] = idle.keys()
      const child = resting ? leave(resting) : begin()
      const answer = await answerOf<Output>(child, input, limitMs)
      if (!answer) child.kill('SIGKILL')
      else if (child.connected) idle.set(child, setTimeout(end, idleMs, child).unref())
      return answer
    },
    stop: () => [...idle.keys()].forEach(end),
  }
}

export const scriptNextTo = (module: string, name: string): URL => new URL(`./${name}${extname(module)}`, module)

function started(entry: URL, heapMegabytes: number | undefined): ChildProcess {
  const heap = heapMegabytes === undefined ? [] : [`--max-old-space-size=${heapMegabytes}`]
  const child = fork(entry, {
    cwd: root,
    execArgv: extname(entry.pathname) === '.ts' ? [...heap, '--import', 'tsx'] : heap,
    env: { MALLOC_ARENA_MAX: '2' }, // glibc then retains much less memory after pictures
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.on('error', () => {}) // it ends, which is handled
  return child
}

async function answerOf<Output>(child: ChildProcess, input: object, timeoutMs: number): Promise<Output | undefined> {
  const over = new AbortController()
  const { signal } = over
  const ended = Promise.race([once(child, 'exit', { signal }), once(child, 'disconnect', { signal })])
  try {
    child.send(input, () => {}) // the end of a process is handled elsewhere
    return await Promise.race([
      once(child, 'message', { signal }).then(([answer]) => answer as Output), // our own process's only kind
      ended.then(() => undefined),
      wait(timeoutMs, undefined, { signal }),
    ])
  } finally {
    over.abort()
  }
}
