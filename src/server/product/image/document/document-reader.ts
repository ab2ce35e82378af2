import { MAX_DOCUMENT_BYTES, MAX_DOCUMENT_MEGABYTES } from '#contract/image'
import { processPool, scriptNextTo } from '../../../platform/process/process-pool.ts'
import { Refusal } from '../../../refusal.ts'
import type { DocumentProblem, readDocument } from './read-document.ts'

export type DocumentReader = { read: (original: Uint8Array) => Promise<Uint8Array>; stop: () => void }

const TIMEOUT_MS = 60_000
const IDLE_MS = 10_000
const HEAP_MEGABYTES = 384
const ENTRY = scriptNextTo(import.meta.url, 'document-process')

export function documentReader({ entry = ENTRY, timeoutMs = TIMEOUT_MS } = {}): DocumentReader {
  const options = { entry, timeoutMs, idleMs: IDLE_MS, heapMegabytes: HEAP_MEGABYTES }
  const { ask, stop } = processPool<Uint8Array, Awaited<ReturnType<typeof readDocument>>>(options)
  return {
    read: async (original) => {
      const answer = (await ask(original)) ?? { problem: 'unreadable' as const }
      if ('problem' in answer) throw refused(answer.problem)
      if (answer.bytes.length > MAX_DOCUMENT_BYTES) throw tooLarge()
      return answer.bytes
    },
    stop,
  }
}

const REASONS: Record<DocumentProblem, string> = {
  unreadable: 'This file can’t be read as a PDF. It may be damaged. Please save or print it as a PDF again.',
  locked: 'This PDF is locked with a password or for printing. Please send it unlocked.',
  script:
    'This PDF has a script in it, which would run when buyers open it. Please send it without: print it as a PDF.',
  attached: 'This PDF has files in it. Please send it without them, and each file by itself.',
  sends: 'This PDF has a form that sends what is typed. Please send it without: print it as a PDF.',
  starts: 'This PDF starts programs or plays media when it is opened. Please send it without: print it as a PDF.',
}

const refused = (problem: DocumentProblem) =>
  new Refusal(problem === 'unreadable' ? 'wrongKind' : 'invalid', REASONS[problem], { document: REASONS[problem] })

function tooLarge() {
  const message = `A document can have at most ${MAX_DOCUMENT_MEGABYTES} MB.`
  return new Refusal('tooLarge', message, { document: message })
}
