import type { ProblemKind } from '#contract/problem'
import { processPool, scriptNextTo } from '../../../platform/process/process-pool.ts'
import { Refusal } from '../../../refusal.ts'
import type { ConvertedPicture } from './convert-picture.ts'
import { unreadable } from './picture-refusals.ts'

/** `failure`: why the conversion failed other than by a bad picture: a bug, or a process without memory. */
export type Conversion = {
  picture?: ConvertedPicture
  refused?: { kind: ProblemKind; message: string; errors: Record<string, string> | undefined }
  failure?: string
}
export type Converter = { convert: (original: Uint8Array) => Promise<ConvertedPicture>; stop: () => void }

const TIMEOUT_MS = 60_000
const IDLE_MS = 10_000
const ENTRY = scriptNextTo(import.meta.url, 'converter-process')

/** Converts pictures in separate processes, so that a malicious file can't crash the server. */
export function converter({ entry = ENTRY, timeoutMs = TIMEOUT_MS, idleMs = IDLE_MS } = {}): Converter {
  const { ask, stop } = processPool<Uint8Array, Conversion>({ entry, timeoutMs, idleMs })
  return { convert: async (original) => pictureOf(await ask(original)), stop }
}

function pictureOf(answer: Conversion | undefined): ConvertedPicture {
  if (!answer) throw unreadable()
  const { picture, refused, failure } = answer
  if (refused) throw new Refusal(refused.kind, refused.message, refused.errors)
  if (!picture) throw new Error(`a picture could not be converted: ${failure}`)
  return picture
}
