import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { MAX_ANSWER_BYTES } from '../../bounded-fetch.ts'
import { PicturesUnavailable } from '../images.ts'

/** Reads answers up to a limit (D-332): the library would collect all of a listing, or of an error. A picture's length is checked before it is read. */
export function boundAnswers(client: S3Client): void {
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const made = await next(args)
        const response = made.response as { body?: unknown } // of HTTP, as the library has no other
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
