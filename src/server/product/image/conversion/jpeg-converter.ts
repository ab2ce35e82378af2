import { processPool, scriptNextTo } from '../../../platform/process/process-pool.ts'

export type JpegRequest = { webp: Uint8Array }
export type JpegAnswer = { jpeg?: Uint8Array; failure?: string }
export type JpegConverter = { toJpeg: (webp: Uint8Array) => Promise<Uint8Array>; stop: () => void }

const TIMEOUT_MS = 30_000
const IDLE_MS = 10_000
const ENTRY = scriptNextTo(import.meta.url, 'converter-process')

export function jpegConverter({ entry = ENTRY } = {}): JpegConverter {
  const { ask, stop } = processPool<JpegRequest, JpegAnswer>({ entry, timeoutMs: TIMEOUT_MS, idleMs: IDLE_MS })
  return {
    toJpeg: async (webp) => {
      const answer = await ask({ webp })
      if (!answer?.jpeg) throw new Error(`a picture could not be converted to JPEG: ${answer?.failure ?? 'no answer'}`)
      return answer.jpeg
    },
    stop,
  }
}
