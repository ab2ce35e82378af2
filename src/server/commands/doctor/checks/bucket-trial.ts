import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { brandName } from '#contract/brand'
import { LARGEST_RENDITION, pictureFile } from '#contract/picture-file'
import type { ImageStore } from '../../../providers/images/images.ts'
import { s3Storage } from '../../../providers/images/s3/s3.ts'
import type { S3Settings } from '../../../settings/images.ts'
import { messageOf } from './failure-message.ts'

const FOLDER = 'doctor' // next to the databases' own folders
const TRIAL_TIMEOUTS = { milliseconds: 4_000, tries: 1 }
const MARKER = Buffer.from(`${brandName()}’s doctor was here, and removes this immediately.`)

/**
 * Tests a bucket: lists it, then writes, reads and removes a marker in a separate folder. Throws all failures as one
 * error.
 */
export async function tryBucket(s3: S3Settings): Promise<string[]> {
  const store = await s3Storage(s3, FOLDER, TRIAL_TIMEOUTS)
  const id = randomUUID()
  const name = pictureFile(id, LARGEST_RENDITION)
  const failed = new Map<string, string[]>()
  const attempt = (what: string, work: Promise<unknown>) =>
    work.then(
      () => true,
      (error: unknown) => {
        const message = messageOf(error)
        failed.set(message, [...(failed.get(message) ?? []), what])
        return false
      },
    )
  await attempt('listing', store.check())
  const isPut = await attempt('putting', store.put(id, [{ name, bytes: MARKER }]))
  if (isPut) await attempt(s3.publicUrl ? 'reading at S3_PUBLIC_URL' : 'reading', readBack(store, name))
  await attempt('removing', store.remove(id)) // also after a put without a response
  const lines = [...failed].map(([message, what]) => `${what.join(', ')}: ${message}`)
  if (lines.length > 0) throw new Error(lines.join('; '))
  return []
}

async function readBack(store: ImageStore, name: string): Promise<void> {
  const opened = await store.open(name)
  if (!opened) throw new Error('what was put is not there')
  const bytes = 'address' in opened ? await fetched(opened.address) : await buffer(opened.read())
  if (!bytes.equals(MARKER)) throw new Error('something else came back than was put')
}

async function fetched(address: string): Promise<Buffer> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TRIAL_TIMEOUTS.milliseconds) })
  if (!answer.ok) throw new Error(`${new URL(address).host} answered ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}
