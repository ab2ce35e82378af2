import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from '../../../settings/images.ts'
import { MAX_ANSWER_BYTES } from '../../bounded-fetch.ts'
import { type ByteRange, PicturesUnavailable } from '../images.ts'
import { piecesOf } from './pieces.ts'

/**
 * The time limits of a bucket. `milliseconds`: the limit for the start of a response including retries, and for each
 * pause within its body.
 */
export type S3Timeouts = { milliseconds: number; tries: number }
const DEFAULT_TIMEOUTS = { milliseconds: 20_000, tries: 3 }
const PAGE = 1000 // the maximum of a listing
/** Limits of connections to the bucket. A reader holds one while reading, so the library's limit of 50 is too low. */
const CONNECTIONS = { maxSockets: 1000 }

export async function openBucket(settings: S3Settings, { milliseconds, tries }: S3Timeouts = DEFAULT_TIMEOUTS) {
  // The library warns about its future versions, but ours is pinned.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true'
  const { S3Client, DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, ListObjectsV2Command, PutObjectCommand } =
    await import('@aws-sdk/client-s3')
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = settings
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true, // all S3 services support it, whether or not there is a certificate for each bucket
    maxAttempts: tries,
    requestHandler: { httpAgent: CONNECTIONS, httpsAgent: CONNECTIONS },
    // Some S3 services don't support the default checksums; each request is signed with its body's hash anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  boundAnswers(client)
  const withTimeout = <Answer>(ask: (options: { abortSignal: AbortSignal }) => Promise<Answer>) =>
    inTime(milliseconds, ask)

  return {
    put: (Key: string, Body: Uint8Array, { type, caching }: { type: string; caching: string }) =>
      withTimeout(async (options) => {
        const put = new PutObjectCommand({ Bucket, Key, Body, CacheControl: caching, ContentType: type })
        const { ETag } = await client.send(put, options)
        if (!ETag) throw new PicturesUnavailable(UNREADABLE)
      }),
    size: (Key: string) =>
      withTimeout(async (options) => {
        try {
          const { ContentLength, ETag } = await client.send(new HeadObjectCommand({ Bucket, Key }), options)
          if (!ContentLength || !ETag) throw new PicturesUnavailable(UNREADABLE)
          return ContentLength
        } catch (error) {
          if (statusOf(error) === 404) return undefined
          throw error
        }
      }),
    bytes: async function* (Key: string, size: number, range?: ByteRange): AsyncGenerator<Uint8Array> {
      const { start, end } = range ?? { start: 0, end: size - 1 }
      const get = new GetObjectCommand({ Bucket, Key, Range: range && `bytes=${start}-${end}` })
      const { Body, ContentLength } = await withTimeout((options) => client.send(get, options))
      if (!Body || ContentLength !== end - start + 1) throw new PicturesUnavailable(UNREADABLE)
      yield* piecesOf(Body as Readable, milliseconds) // a Node stream in this environment
    },
    remove: (Key: string) =>
      withTimeout(async (options) => void (await client.send(new DeleteObjectCommand({ Bucket, Key }), options))),
    pages: async function* (Prefix: string, MaxKeys = PAGE): AsyncGenerator<string[]> {
      let ContinuationToken: string | undefined
      do {
        const next = new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken, MaxKeys })
        const {
          Name,
          Contents = [],
          NextContinuationToken,
        } = await withTimeout((options) => client.send(next, options))
        if (!Name) throw new PicturesUnavailable(UNREADABLE)
        yield Contents.flatMap((each) => each.Key ?? [])
        ContinuationToken = NextContinuationToken
      } while (ContinuationToken)
    },
  }
}

const UNREADABLE = 'the picture storage’s answer can’t be read'

async function inTime<Answer>(
  milliseconds: number,
  ask: (options: { abortSignal: AbortSignal }) => Promise<Answer>,
): Promise<Answer> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), milliseconds)
  try {
    return await ask({ abortSignal: limit.signal })
  } catch (error) {
    throw error instanceof PicturesUnavailable ? error : new PicturesUnavailable(messageOf(error), { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

function messageOf(error: unknown): string {
  const status = statusOf(error)
  if (status === undefined) return 'the picture storage did not answer'
  if (status < 400) return UNREADABLE
  const name = error instanceof Error ? `, ${error.name}` : ''
  return `the picture storage answered ${status}${name}`
}

const statusOf = (error: unknown): number | undefined => {
  const { $metadata } = (error ?? {}) as { $metadata?: { httpStatusCode?: number } } // the library's error format
  return $metadata?.httpStatusCode
}

/**
 * Limits the size of responses (D-332): the library would buffer a listing or an error of any length. A picture's
 * length is checked before it is read.
 */
function boundAnswers(client: S3Client): void {
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const made = await next(args)
        const response = made.response as { body?: unknown } // an HTTP response, the library's only kind
        const isPicture = commandName === 'GetObjectCommand'
        if (!isPicture && response.body instanceof Readable) response.body = Readable.from(atMost(response.body))
        return made
      },
    { step: 'deserialize', priority: 'low', name: 'boundAnswers' },
  )
}

async function* atMost(body: Readable): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const piece of body) {
    bytes += piece.length
    if (bytes > MAX_ANSWER_BYTES) throw new PicturesUnavailable('the picture storage’s answer is too long')
    yield piece
  }
}
