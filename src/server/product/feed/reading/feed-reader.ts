import { type ChildProcess, fork } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { scriptNextTo } from '../../../platform/process/process-pool.ts'
import { root } from '../../../project-root.ts'
import { FeedFileError } from '../source/feed-file-error.ts'
import { MORE, type ReadItem, type ReadingAnswer, type ReadingTask } from './reading-task.ts'

const ENTRY = scriptNextTo(import.meta.url, 'feed-reading-process')
const MEGABYTE = 1_000_000

/** The time of all readings of one file together, of which what the server takes between two messages is no part. */
const BASE_MS = 20_000
const MS_PER_MEGABYTE = 3_000
const MAX_MS = 240_000
const HEAP_MEGABYTES = 384

/** The process that read a file was ended: by the file, or by us as it took too long. The message is for the file's sender. */
export class ReadingEnded extends Error {}

export type FeedReader = ReturnType<typeof feedReader>

type ReaderOptions = { entry?: URL; baseMs?: number; heapMegabytes?: number }

/** Reads files in processes of their own: whatever is in one, the server goes on, and ends what takes too long or too much memory. */
export const feedReader = ({
  entry = ENTRY,
  baseMs = BASE_MS,
  heapMegabytes = HEAP_MEGABYTES,
}: ReaderOptions = {}) => ({
  /** Starts a process for one file; `stopping` ends it. */
  open: async (path: string, stopping: AbortSignal) => {
    const { size } = await stat(path)
    const limitMs = Math.min(baseMs + (size / MEGABYTE) * MS_PER_MEGABYTE, MAX_MS)
    return readingOf(started(entry, heapMegabytes), limitMs, stopping)
  },
})

function started(entry: URL, heapMegabytes: number): ChildProcess {
  const heap = `--max-old-space-size=${heapMegabytes}`
  return fork(entry, {
    cwd: root,
    execArgv: extname(entry.pathname) === '.ts' ? [heap, '--import', 'tsx'] : [heap],
    env: { MALLOC_ARENA_MAX: '2' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'], // of its end in lack of memory we hear by its signal
  })
}

export type Reading = ReturnType<typeof readingOf>

function readingOf(child: ChildProcess, limitMs: number, stopping: AbortSignal) {
  const answers: ReadingAnswer[] = []
  let leftMs = limitMs
  let ended: ReadingEnded | undefined
  let wake = () => {}
  const end = (reason: string) => {
    ended ??= new ReadingEnded(reason)
    child.kill('SIGKILL')
    wake()
  }
  const stop = () => end('The server stops.')
  child.on('message', (answer: ReadingAnswer) => {
    answers.push(answer)
    wake()
  })
  child.on('error', () => end('No process could be started for it.'))
  child.on('exit', (code, signal) => end(reasonOf(code, signal)))
  stopping.addEventListener('abort', stop)
  if (stopping.aborted) stop()

  async function next(): Promise<ReadingAnswer> {
    const begun = performance.now()
    while (answers.length === 0 && !ended) {
      const limit = setTimeout(end, leftMs, `It takes longer than ${Math.ceil(limitMs / 1000)} seconds.`)
      await new Promise<void>((resolve) => {
        wake = resolve
      })
      clearTimeout(limit)
    }
    leftMs = Math.max(0, leftMs - (performance.now() - begun))
    const answer = answers.shift()
    if (answer) return answer
    throw ended ?? new ReadingEnded('It has no answer.')
  }

  return {
    /**
     * Yields what is found, some items at a time; throws a FeedFileError for a file that can't be read, and `ReadingEnded`. A task that is left
     * before its end ends the process: the rest of its answers would be taken for those of the next task.
     */
    async *read<Kind extends ReadingTask['kind']>(
      task: Extract<ReadingTask, { kind: Kind }>,
    ): AsyncGenerator<{ items: ReadItem[Kind][]; share: number }> {
      send(child, task)
      let isAnswered = false
      try {
        while (true) {
          const answer = await next()
          send(child, MORE)
          isAnswered = answer.kind !== 'items'
          if (answer.kind === 'end') return
          if (answer.kind === 'refusal') throw new FeedFileError(answer.refusal)
          if (answer.kind === 'failure') throw new Error(`the file could not be read: ${answer.failure}`)
          yield { items: answer.items as ReadItem[Kind][], share: answer.share } // what this task is answered with
        }
      } finally {
        if (!isAnswered) end('It was not read to its end.')
      }
    },
    /** Ends the process. */
    close(): void {
      stopping.removeEventListener('abort', stop)
      end('It is read.')
    },
  }
}

/** A process that is gone is seen by its end. */
const send = (child: ChildProcess, message: ReadingTask | typeof MORE) =>
  child.connected && child.send(message, () => {})

/** Without memory, V8 aborts. */
function reasonOf(code: number | null, signal: NodeJS.Signals | null): string {
  if (signal === 'SIGABRT' || code === 134) return 'It takes more memory than a file may take.'
  return `The process that reads it was ended (${signal ?? code}).`
}
