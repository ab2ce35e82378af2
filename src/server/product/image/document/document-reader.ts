import { MAX_DOCUMENT_BYTES, MAX_DOCUMENT_MEGABYTES } from '#contract/image'
import * as t from '#messages/refusals'
import { processPool, scriptNextTo } from '../../../platform/process/process-pool.ts'
import { fieldRefusal } from '../../../refusal.ts'
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

const REASONS: Record<DocumentProblem, () => string> = {
  unreadable: t.pdfUnreadable,
  locked: t.pdfLocked,
  script: t.pdfScript,
  attached: t.pdfAttached,
  sends: t.pdfSends,
  starts: t.pdfStarts,
}

const refused = (problem: DocumentProblem) =>
  fieldRefusal(problem === 'unreadable' ? 'wrongKind' : 'invalid', 'document', REASONS[problem])

const tooLarge = () =>
  fieldRefusal('tooLarge', 'document', () => t.uploadTooLarge({ what: 'document', megabytes: MAX_DOCUMENT_MEGABYTES }))
