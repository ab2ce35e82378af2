import { fork } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { inLanguage } from '#contract/language'
import * as r from '#messages/feedReports'
import { scriptNextTo } from '../../../platform/process/process-pool.ts'
import { root } from '../../../project-root.ts'
import { keptIn, writtenText } from '../../kept-text/kept-texts.ts'
import { MORE, type ReadItem, type ReadingAnswer, type ReadingTask } from './reading-task.ts'

const ENTRY = scriptNextTo(import.meta.url, 'feed-reading-process')
const MEGABYTE = 1_000_000

/**
 * The time limit for reading a file: a base, plus some for each megabyte, up to `MAX_MS`. Time that the reading process
 * waits for the server doesn't count.
 */
const BASE_MS = 20_000
const MS_PER_MEGABYTE = 3_000
const MAX_MS = 240_000
const HEAP_MEGABYTES = 384

/** Thrown when the reading process crashed on the file or exceeded its time limit. The message is for the agent. */
export class ReadingEnded extends Error {
  readonly text: () => string

  constructor(text: () => string) {
    super(text())
    this.text = text
  }
}

/** Thrown for a file that can't be read. `refusal`: the reason, with the marks of `withKeptTexts`. */
export class FileRefused extends Error {
  readonly refusal: string

  constructor(refusal: string) {
    super(inLanguage('en', () => writtenText(keptIn(refusal))))
    this.refusal = refusal
  }
}

export type FeedReader = ReturnType<typeof feedReader>

export type ReadingProcess = {
  on(event: 'message', listener: (answer: ReadingAnswer) => void): void
  on(event: 'error', listener: () => void): void
  on(event: 'exit', listener: (code: number | null, signal: NodeJS.Signals | null) => void): void
  send(message: ReadingTask | typeof MORE): void
  kill(): void
}
type ReaderOptions = { start?: (heapMegabytes: number) => ReadingProcess; baseMs?: number; heapMegabytes?: number }

/**
 * Reads each file in a separate process, so that no file can harm the server, and ends processes that exceed the limits
 * of time or memory.
 */
export const feedReader = ({
  start = processAt(ENTRY),
  baseMs = BASE_MS,
  heapMegabytes = HEAP_MEGABYTES,
}: ReaderOptions = {}) => ({
  open: async (path: string, stopping: AbortSignal) => {
    const { size } = await stat(path)
    const limitMs = Math.min(baseMs + (size / MEGABYTE) * MS_PER_MEGABYTE, MAX_MS)
    return readingOf(start(heapMegabytes), limitMs, stopping)
  },
})

export const processAt =
  (entry: URL) =>
  (heapMegabytes: number): ReadingProcess => {
    const heap = `--max-old-space-size=${heapMegabytes}`
    const child = fork(entry, {
      cwd: root,
      execArgv: extname(entry.pathname) === '.ts' ? [heap, '--import', 'tsx'] : [heap],
      env: { MALLOC_ARENA_MAX: '2' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'], // a process without memory is recognized by its signal
    })
    return {
      on: (event: string, listener: (...args: never[]) => void) => void child.on(event, listener as () => void),
      send: (message) => void (child.connected && child.send(message, () => {})),
      kill: () => void child.kill('SIGKILL'),
    }
  }

export type Reading = ReturnType<typeof readingOf>

function readingOf(child: ReadingProcess, limitMs: number, stopping: AbortSignal) {
  const answers: ReadingAnswer[] = []
  let leftMs = limitMs
  let ended: ReadingEnded | undefined
  let wake = () => {}
  const end = (reason: () => string) => {
    ended ??= new ReadingEnded(reason)
    child.kill()
    wake()
  }
  const stop = () => end(r.serverStops)
  child.on('message', (answer: ReadingAnswer) => {
    answers.push(answer)
    wake()
  })
  child.on('error', () => end(r.noProcess))
  child.on('exit', (code, signal) => end(reasonOf(code, signal)))
  stopping.addEventListener('abort', stop)
  if (stopping.aborted) stop()

  async function next(): Promise<ReadingAnswer> {
    const begun = performance.now()
    while (answers.length === 0 && !ended) {
      const limit = setTimeout(end, leftMs, () => r.takesTooLong({ seconds: Math.ceil(limitMs / 1000) }))
      await new Promise<void>((resolve) => {
        wake = resolve
      })
      clearTimeout(limit)
    }
    leftMs = Math.max(0, leftMs - (performance.now() - begun))
    const answer = answers.shift()
    if (answer) return answer
    throw ended ?? new ReadingEnded(r.noAnswer)
  }

  return {
    /**
     * Yields items in batches. Throws `FileRefused` for an unreadable file, and `ReadingEnded`. Ending the iteration
     * early ends the process, because its remaining responses would be taken for those to the next task.
     */
    async *read<Kind extends ReadingTask['kind']>(
      task: Extract<ReadingTask, { kind: Kind }>,
    ): AsyncGenerator<{ items: ReadItem[Kind][]; share: number }> {
      child.send(task)
      let isAnswered = false
      try {
        while (true) {
          const answer = await next()
          child.send(MORE)
          isAnswered = answer.kind !== 'items'
          if (answer.kind === 'end') return
          if (answer.kind === 'refusal') throw new FileRefused(answer.refusal)
          if (answer.kind === 'failure') throw new Error(`the file could not be read: ${answer.failure}`)
          yield { items: answer.items as ReadItem[Kind][], share: answer.share } // of the kind of this task
        }
      } finally {
        if (!isAnswered) end(r.notReadToEnd)
      }
    },
    close(): void {
      stopping.removeEventListener('abort', stop)
      end(r.isRead)
    },
  }
}

function reasonOf(code: number | null, signal: NodeJS.Signals | null): () => string {
  if (signal === 'SIGABRT' || code === 134) return r.tooMuchMemory
  return () => r.processEnded({ signal: signal ?? code ?? '' })
}
