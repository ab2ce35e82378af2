import * as t from '#messages/refusals'
import { boundedStore } from '../../platform/answer-cache/bounded-store.ts'
import { fairQueue } from '../../platform/timing/fair-queue.ts'
import type { JpegConverter } from './conversion/jpeg-converter.ts'

const MAX_BYTES = 32 * 1024 * 1024

type Copy = { bytes: number; tags: []; until: undefined; jpeg: Uint8Array }

/**
 * Returns a picture as JPEG. `sender`: requests of different senders take turns. `read`: returns the picture's WebP.
 */
export type JpegCopies = (name: string, sender: string, read: () => Promise<Uint8Array>) => Promise<Uint8Array>

/**
 * Returns a function that converts pictures to JPEG, one at a time so that uploads and pages have priority, and caches
 * recent results in memory. They are not stored, which would need half as much space again.
 */
export function jpegCopies(toJpeg: JpegConverter['toJpeg'], maxBytes = MAX_BYTES): JpegCopies {
  const kept = boundedStore<Copy>(maxBytes)
  const coming = new Map<string, Promise<Uint8Array>>()
  const inTurn = fairQueue({
    concurrency: 1,
    maxWaitingPerKey: 60,
    maxWaiting: 300,
    maxWaitMs: 30_000,
    busy: t.conversionsBusy,
  })
  const convert = async (name: string, read: () => Promise<Uint8Array>) => {
    const jpeg = await toJpeg(await read())
    kept.put(name, { bytes: jpeg.byteLength, tags: [], until: undefined, jpeg })
    return jpeg
  }
  return (name, sender, read) => {
    const known = kept.get(name)
    if (known) return Promise.resolve(known.jpeg)
    const running = coming.get(name)
    if (running) return running
    const work = inTurn(sender, () => convert(name, read)).finally(() => coming.delete(name))
    coming.set(name, work)
    return work
  }
}
