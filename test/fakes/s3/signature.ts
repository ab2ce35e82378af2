import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(?<id>[^/]+)\/(?<scope>(?<day>\d{8})\/(?<region>[^/]+)\/s3\/aws4_request), SignedHeaders=(?<names>[\w;-]+), Signature=(?<signature>[0-9a-f]{64})$/

const REQUIRED = ['host', 'x-amz-content-sha256', 'x-amz-date']

/**
 * Returns the access key, and whether the signature matches this secret: version 4 as in
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html. Does not check the body's hash.
 */
export function signerOf({ method, url = '', headers }: IncomingMessage, secret: string) {
  const parts = AUTHORIZATION.exec(headers.authorization ?? '')?.groups
  if (!parts) return undefined
  const { id = '', scope = '', day = '', region = '', names = '', signature } = parts
  const time = String(headers['x-amz-date'])
  const [path = '', query = ''] = url.split('?')
  const signedNames = names.split(';')
  const signed = signedNames.map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const request = [method, path, sorted(query), signed.join(''), names, headers['x-amz-content-sha256']].join('\n')
  const text = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(request).digest('hex')].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`)
  const isSound = time.startsWith(day) && REQUIRED.every((name) => signedNames.includes(name))
  return { id, region, isGenuine: isSound && hmac(key, text).toString('hex') === signature }
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

const sorted = (query: string): string =>
  query
    .split('&')
    .map((each) => (each === '' || each.includes('=') ? each : `${each}=`))
    .sort()
    .join('&')
