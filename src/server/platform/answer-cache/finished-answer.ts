import { createHash } from 'node:crypto'
import type { CacheValue } from './bounded-store.ts'
import { type Encoding, encoded, isWorthEncoding } from './encoding.ts'

export type RouteAnswer = { body: string; headers: Record<string, string> }

type EncodedAnswer = { route: string; head: string[]; notModified?: string[]; body: Buffer }

export type FinishedAnswer = CacheValue & {
  key: string
  headers: Record<string, string> & { etag: string }
  bodies: Partial<Record<Encoding, Buffer>>
  sent: Partial<Record<Encoding, EncodedAnswer>>
}

const HEAD_BYTES = 5_000
const TAG_BYTES = 250

type CacheEntry = Pick<FinishedAnswer, 'key' | 'tags' | 'until'>

export function finished({ body, headers }: RouteAnswer, about: CacheEntry): FinishedAnswer {
  const identity = Buffer.from(body)
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  // Browsers may store it, and must revalidate it each time.
  const all = { ...headers, etag, 'cache-control': 'no-cache' }
  return { headers: all, bodies: { identity }, bytes: identity.length + bytesAround(all, about), sent: {}, ...about }
}

const bytesAround = (headers: RouteAnswer['headers'], { key, tags }: CacheEntry): number =>
  HEAD_BYTES + key.length + lengthOf(Object.values(headers)) + lengthOf(tags) + tags.length * TAG_BYTES

const lengthOf = (texts: string[]): number => texts.reduce((length, text) => length + text.length, 0)

export async function bodyIn(
  answer: Pick<FinishedAnswer, 'bodies'>,
  encoding: Encoding,
): Promise<{ body: Buffer; encoding: Encoding; addedBytes: number }> {
  const { identity = Buffer.alloc(0) } = answer.bodies
  if (encoding === 'identity' || !isWorthEncoding(identity))
    return { body: identity, encoding: 'identity', addedBytes: 0 }
  const known = answer.bodies[encoding]
  if (known) return { body: known, encoding, addedBytes: 0 }
  const body = await encoded[encoding](identity)
  const addedBytes = answer.bodies[encoding] ? 0 : body.length
  answer.bodies[encoding] = body
  return { body, encoding, addedBytes }
}
