import { mkdirSync, openSync, write, writeSync } from 'node:fs'
import { dirname } from 'node:path'

const MAX_WAITING_BYTES = 4 * 1024 * 1024
const RETRY_MS = 1_000

export type LogDestination = { write(line: string): void; flushNow(): void }

export function openLogFile(path: string): number {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  return openSync(path, 'a', 0o600)
}

/**
 * Returns a destination for log lines, written in order and in the background. Unlike pino's own, it neither ends nor
 * blocks the process when the disk is full or the reader is stuck (D-329): up to `maxBytes` wait, and further lines are
 * dropped and counted. It stops when the reader has gone. `fd` must stay open.
 */
export function logDestination(fd: number, { maxBytes = MAX_WAITING_BYTES, retryMs = RETRY_MS } = {}): LogDestination {
  let waiting: string[] = []
  let waitingBytes = 0
  let dropped = 0
  let batch: Buffer = Buffer.alloc(0)
  let state: 'idle' | 'writing' | 'refused' | 'closed' = 'idle'

  const takeWaiting = (): Buffer => {
    if (dropped > 0) waiting.push(droppedLine(dropped))
    const taken = Buffer.from(waiting.join(''))
    waiting = []
    waitingBytes = 0
    dropped = 0
    return taken
  }
  const writeOn = (): void => {
    if (batch.length === 0) batch = takeWaiting()
    state = batch.length === 0 ? 'idle' : 'writing'
    if (state === 'writing') write(fd, batch, ended)
  }
  const ended = (error: NodeJS.ErrnoException | null, bytes: number): void => {
    if (error?.code === 'EPIPE') state = 'closed'
    else if (error) {
      state = 'refused'
      setTimeout(writeOn, retryMs).unref()
    } else {
      batch = batch.subarray(bytes)
      writeOn()
    }
  }
  return {
    write: (line) => {
      if (state === 'closed') return
      if (waitingBytes + line.length > maxBytes) return void dropped++
      waiting.push(line)
      waitingBytes += line.length
      if (state === 'idle') writeOn()
    },
    /**
     * Writes the waiting lines before the process ends. It tries only once, as a blocked pipe must not delay the end.
     */
    flushNow: () => {
      if (state === 'closed') return
      try {
        for (
          let rest = Buffer.concat([state === 'refused' ? batch : Buffer.alloc(0), takeWaiting()]);
          rest.length > 0;
        )
          rest = rest.subarray(writeSync(fd, rest))
      } catch {} // there is no place to report it
    },
  }
}

const droppedLine = (count: number): string =>
  `${JSON.stringify({ level: 40, time: Date.now(), msg: 'lines were lost: the log could not be written', count })}\n`
