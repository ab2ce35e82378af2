import { isUtf8 } from 'node:buffer'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../refusal.ts'

const MAX_DEPTH = 32

const NOT_UTF8 = 'The body is not in UTF-8, which JSON is sent in.'

/** Parses JSON bodies like Fastify, but first refuses encodings other than UTF-8, and too deep nesting. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (!isUtf8(body)) return done(new Refusal('malformed', NOT_UTF8))
    const json = body.toString()
    if (isNestedDeeper(json, MAX_DEPTH)) done(new Refusal('malformed', 'The JSON is nested too deeply.'))
    else void parse(request, json, done)
  })
  app.addHook('onRequest', async ({ headers }) => refuseOtherEncodings(headers))
}

/** Refuses a compressed body, or one in another charset, which would be stored with wrong characters. */
function refuseOtherEncodings({ 'content-encoding': encoding, 'content-type': type = '' }: IncomingHttpHeaders): void {
  if (encoding !== undefined && !/^(identity)?$/i.test(encoding.trim()))
    throw new Refusal('wrongKind', 'A body can’t be compressed here. Send it as it is.')
  const [kind = '', ...parameters] = type.split(';')
  const [charset = 'utf-8'] = parameters.flatMap((each) => /^\s*charset\s*=\s*"?([^\s"]*)/i.exec(each)?.[1] ?? [])
  if (/^application\/json\s*$/i.test(kind) && !/^(utf-?8|us-ascii)$/i.test(charset))
    throw new Refusal('wrongKind', 'JSON is sent in UTF-8, and in no other charset.')
}

function isNestedDeeper(json: string, maxDepth: number): boolean {
  let depth = 0
  let isInString = false
  for (let at = 0; at < json.length; at++) {
    const character = json[at]
    if (character === '"') isInString = !isInString
    else if (isInString && character === '\\')
      at++ // an escaped character never ends a string
    else if (!isInString) depth += steps[character ?? ''] ?? 0
    if (depth > maxDepth) return true
  }
  return false
}

const steps: Record<string, number | undefined> = { '[': 1, '{': 1, ']': -1, '}': -1 }
