/**
 * The limit of a line, above the limits of a listing; a longer line is truncated, and the rules for its row then reject
 * it.
 */
const MAX_LINE_CHARACTERS = 1_000_000

/**
 * Yields lists of lines without their ends (LF, CRLF or CR) and without a byte order mark. Bytes must be UTF-8 or
 * UTF-16; invalid ones become U+FFFD.
 */
export async function* linesOf(chunks: AsyncIterable<Uint8Array | string>): AsyncGenerator<string[]> {
  let decoder: InstanceType<typeof TextDecoder> | undefined
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
    // A CR at the end of a chunk may be half of a CRLF. The buffered part of a line is not searched again.
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

const BYTES_THAT_TELL = 4

/**
 * Detects the encoding from the first bytes. Excel's “Unicode Text” is UTF-16; without a byte order mark, every other
 * byte of ASCII characters is zero.
 */
function encodingOf([first, second, third, fourth]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if ((first === 0xff && second === 0xfe) || (first && second === 0 && third && fourth === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second && third === 0 && fourth)) return 'utf-16be'
  return 'utf-8'
}
