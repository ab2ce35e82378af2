/** The limit of a line, above the limits of a listing. A longer line is cut, and rejected by the rules of its row. */
const MAX_LINE_CHARACTERS = 1_000_000

/**
 * Returns the lines of a text as its pieces arrive, without their ends (LF, CRLF or CR) and without a byte order mark. Bytes are
 * UTF-8 or UTF-16; those that are neither come out as U+FFFD.
 */
export async function* linesOf(chunks: AsyncIterable<Uint8Array | string>): AsyncGenerator<string[]> {
  let decoder: TextDecoder | undefined
  let start: Uint8Array = new Uint8Array()
  let rest = ''
  for await (const chunk of chunks) {
    let text = chunk
    if (typeof text !== 'string') {
      let bytes = text
      if (!decoder) {
        start = Buffer.concat([start, bytes])
        if (start.length < BYTES_THAT_TELL) continue
        bytes = start
        decoder = new TextDecoder(encodingOf(start))
      }
      text = decoder.decode(bytes, { stream: true })
    }
    // A CR at the end of a piece may be the first half of a CRLF. What is kept of a line is not searched again.
    const half = rest.endsWith('\r') ? '\r' : ''
    const [first = '', ...others] = (half + text).split(/\r\n|\n|\r(?!$)/)
    const begun = half ? rest.slice(0, -1) : rest
    const lines = [begun.length < MAX_LINE_CHARACTERS ? begun + first : begun, ...others]
    rest = (lines.pop() ?? '').slice(0, MAX_LINE_CHARACTERS)
    yield lines
  }
  rest = (rest + (decoder ? decoder.decode() : new TextDecoder().decode(start))).replace(/\r$/, '')
  if (rest) yield rest.split(/\r\n|\n|\r/)
}

/** Two characters in UTF-16. */
const BYTES_THAT_TELL = 4

/** Excel's “Unicode Text” is UTF-16 with a byte order mark; without one, every other byte of a header's first letters is zero. */
function encodingOf([first, second, third, fourth]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if ((first === 0xff && second === 0xfe) || (first && second === 0 && third && fourth === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second && third === 0 && fourth)) return 'utf-16be'
  return 'utf-8'
}
