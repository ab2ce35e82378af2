import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { extname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ProblemKind } from '#contract/problem'
import { root } from '../../../project-root.ts'
import { Refusal } from '../../../refusal.ts'
import type { ConvertedPicture } from './convert-picture.ts'
import { unreadable } from './picture-refusals.ts'

/** The answer of the converting process. `failure`: a bug, or a process without memory. */
export type Conversion = {
  picture?: ConvertedPicture
  refused?: { kind: ProblemKind; message: string; errors: Record<string, string> | undefined }
  failure?: string
}
export type Converter = { convert: (original: Uint8Array) => Promise<ConvertedPicture>; stop: () => void }

const TIMEOUT_MS = 60_000
const IDLE_MS = 10_000
/** The script next to this file, in the sources and in the bundle alike. */
const ENTRY = new URL(`./converter-process${extname(import.meta.url)}`, import.meta.url)

/**
 * Converts pictures in separate processes. A hostile picture can't stop the app: a crash or a hang
 * ends that process, which knows no secret. An idle process ends after a while and returns its memory.
 */
export function converter({ entry = ENTRY, timeoutMs = TIMEOUT_MS, idleMs = IDLE_MS } = {}): Converter {
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
    const child = started(entry)
    return child.once('disconnect', () => leave(child))
  }
  return {
    convert: async (original) => {
      const [resting] = idle.keys()
      const child = resting ? leave(resting) : begin()
      const answer = await answerOf(child, original, timeoutMs)
      if (!answer) child.kill('SIGKILL')
      else if (child.connected) idle.set(child, setTimeout(end, idleMs, child).unref())
      return pictureOf(answer)
    },
    stop: () => [...idle.keys()].forEach(end),
  }
}

function started(entry: URL): ChildProcess {
  const child = fork(entry, {
    cwd: root,
    execArgv: extname(entry.pathname) === '.ts' ? ['--import', 'tsx'] : [],
    env: { MALLOC_ARENA_MAX: '2' }, // glibc keeps much less of what pictures took
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.on('error', () => {}) // it ends, which is seen
  return child
}

/** Returns the answer to one picture; `undefined` when the process died of it, or was ended for taking too long. */
async function answerOf(child: ChildProcess, original: Uint8Array, timeoutMs: number): Promise<Conversion | undefined> {
  const over = new AbortController()
  const { signal } = over
  const ended = Promise.race([once(child, 'exit', { signal }), once(child, 'disconnect', { signal })])
  try {
    child.send(original, () => {}) // a process that is gone is seen by its end
    return await Promise.race([
      once(child, 'message', { signal }).then(([answer]) => answer as Conversion), // our own process's only kind
      ended.then(() => undefined),
      wait(timeoutMs, undefined, { signal }),
    ])
  } finally {
    over.abort()
  }
}

function pictureOf(answer: Conversion | undefined): ConvertedPicture {
  if (!answer) throw unreadable()
  const { picture, refused, failure } = answer
  if (refused) throw new Refusal(refused.kind, refused.message, refused.errors)
  if (!picture) throw new Error(`a picture could not be converted: ${failure}`)
  return picture
}
