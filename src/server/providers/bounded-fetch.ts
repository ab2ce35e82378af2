export const MAX_ANSWER_BYTES = 1024 * 1024

/**
 * Wraps a fetch function: a response fails, and its connection ends, when its decoded body exceeds `maxBytes` (D-332).
 */
export const boundedFetch =
  (ask: typeof fetch = fetch, maxBytes = MAX_ANSWER_BYTES): typeof fetch =>
  async (...request) => {
    const answer = await ask(...request)
    return answer.body ? new Response(answer.body.pipeThrough(atMost(maxBytes)), answer) : answer
  }

function atMost(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  return new TransformStream({
    transform: (piece, controller) => {
      bytes += piece.length
      if (bytes > maxBytes) throw new Error(`an answer is longer than ${maxBytes} bytes`)
      controller.enqueue(piece)
    },
  })
}
