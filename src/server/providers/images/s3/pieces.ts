import type { Readable } from 'node:stream'
import { PicturesUnavailable } from '../images.ts'

/**
 * Yields the pieces of a body as they arrive. `milliseconds`: the limit for each piece once it is requested, so a slow
 * reader causes no timeout.
 */
export async function* piecesOf(body: Readable, milliseconds: number): AsyncGenerator<Uint8Array> {
  const giveUp = () => body.destroy(new PicturesUnavailable('the picture storage stopped in the middle of a picture'))
  let timer = setTimeout(giveUp, milliseconds)
  try {
    for await (const piece of body) {
      clearTimeout(timer)
      yield piece
      timer = setTimeout(giveUp, milliseconds)
    }
  } finally {
    clearTimeout(timer)
  }
}
