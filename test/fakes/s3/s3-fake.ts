import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '../../../src/server/settings/images.ts'
import { type Failure, failWith } from '../failures.ts'
import { signerOf } from './signature.ts'

export type S3Fake = Awaited<ReturnType<typeof s3Fake>>
type Kept = { bytes: Buffer; type: string; caching: string }
type S3Failure = Failure | { is: 'stalled' }
type Call = { method: string; key: string; query: URLSearchParams; request: IncomingMessage; body: Buffer }

const REGION = 'eu-west-1'
const KEY = { id: 'stand-in', secret: 'hush-of-the-bucket' }
const PAGE = 4 // objects of one listing, so that a few pictures already have several pages

/**
 * The S3 calls that KeyHaven uses (https://docs.aws.amazon.com/AmazonS3/latest/API), for one bucket. Requests must be
 * signed with version 4, including the body.
 */
export async function s3Fake() {
  const objects = new Map<string, Kept>()
  const state: { failure: S3Failure | undefined; only: RegExp } = { failure: undefined, only: /./ }
  const requests: string[] = []
  let answering = 0
  const server = createServer(async (request, response) => {
    answering++
    response.once('close', () => answering--)
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://s3')
    const [, bucket = '', ...parts] = decodeURIComponent(pathname).split('/')
    const call: Call = {
      method: request.method ?? '',
      key: parts.join('/'),
      query,
      request,
      body: await buffer(request),
    }
    requests.push(`${call.method} ${call.key}`)
    const failure = state.only.test(`${call.method} ${call.key}`) ? state.failure : undefined
    if (failure?.is === 'stalled') return stall(response, objects.get(call.key)?.bytes)
    if (failure) return failWith(failure, response, (status) => errorBody(`Failure${status}`))
    const fault = faultIn(call, bucket)
    const made: Answer = fault ? { status: fault.status, body: errorBody(fault.code) } : answerOf(objects, call)
    const { status, body = '', headers } = made
    response.writeHead(status, { 'content-type': 'application/xml', ...headers }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: REGION,
    bucket: 'homes',
    accessKeyId: KEY.id,
    secretAccessKey: KEY.secret,
    publicUrl: undefined,
  }
  return {
    settings,
    objects,
    requests,
    answering: () => answering,
    /** `only` matches the failing requests, such as `PUT .*-400`. */
    fail: (failure: S3Failure | undefined, only = /./) => {
      state.failure = failure
      state.only = only
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

function stall(response: ServerResponse, bytes: Buffer = Buffer.from('nothing')): void {
  response.writeHead(200, { 'content-length': bytes.length }).write(bytes.subarray(0, bytes.length / 2))
}

/** S3's own messages (https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html). */
function faultIn({ request, body }: Call, bucket: string): { status: number; code: string } | undefined {
  const signer = signerOf(request, KEY.secret)
  if (!signer) return { status: 403, code: 'AccessDenied' }
  if (signer.id !== KEY.id) return { status: 403, code: 'InvalidAccessKeyId' }
  if (signer.region !== REGION) return { status: 400, code: 'AuthorizationHeaderMalformed' }
  if (!signer.isGenuine) return { status: 403, code: 'SignatureDoesNotMatch' }
  const hash = createHash('sha256').update(body).digest('hex')
  if (request.headers['x-amz-content-sha256'] !== hash) return { status: 400, code: 'XAmzContentSHA256Mismatch' }
  return bucket === 'homes' ? undefined : { status: 404, code: 'NoSuchBucket' }
}

type Answer = { status: number; body?: string | Buffer; headers?: Record<string, string | number> }

function answerOf(objects: Map<string, Kept>, { method, key, query, request, body }: Call): Answer {
  if (method === 'GET' && query.get('list-type') === '2') return { status: 200, body: listing(objects, query) }
  if (method === 'PUT') {
    const { 'content-type': type = '', 'cache-control': caching = '' } = request.headers
    objects.set(key, { bytes: body, type, caching })
    return { status: 200, headers: { etag: etagOf(body) } }
  }
  if (method === 'DELETE') {
    objects.delete(key)
    return { status: 204 }
  }
  const kept = objects.get(key)
  if (!kept) return { status: 404, body: method === 'HEAD' ? '' : errorBody('NoSuchKey') }
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  const part = start === undefined ? kept.bytes : kept.bytes.subarray(Number(start), Number(end) + 1)
  const headers = { etag: etagOf(kept.bytes), 'content-type': kept.type, 'content-length': part.length }
  return { status: start === undefined ? 200 : 206, body: method === 'HEAD' ? '' : part, headers }
}

function listing(objects: Map<string, Kept>, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? ''
  const after = query.get('continuation-token') ?? ''
  const most = Math.min(PAGE, Number(query.get('max-keys') ?? PAGE))
  const left = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
  const page = left.slice(0, most)
  const more = left.length > page.length
  const rows = page.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`).join('')
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>homes</Name><Prefix>${prefix}</Prefix><KeyCount>${page.length}</KeyCount><IsTruncated>${more}</IsTruncated>${next}${rows}</ListBucketResult>`
}

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`
const errorBody = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message></Error>`
