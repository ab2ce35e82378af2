/**
 * The limit of a line, above the limits of a listing; a longer line is truncated, and the rules for its row then reject
 * it.
 */
const MAX_LINE_CHARACTERS = 1_000_000

/** Yields lists of lines without their ends (LF, CRLF or CR). */
export async function* linesOf(texts: AsyncIterable<string>): AsyncGenerator<string[]> {
  let rest = ''
  for await (const text of texts) {
    // A CR at the end of a text may be half of a CRLF. The buffered part of a line is not searched again.
    const half = rest.endsWith('\r') ? '\r' : ''
    const [first = '', ...others] = (half + text).split(/\r\n|\n|\r(?!$)/)
    const begun = half ? rest.slice(0, -1) : rest
    const lines = [begun.length < MAX_LINE_CHARACTERS ? begun + first : begun, ...others]
    rest = (lines.pop() ?? '').slice(0, MAX_LINE_CHARACTERS)
    yield lines
  }
  rest = rest.replace(/\r$/, '')
  if (rest) yield rest.split(/\r\n|\n|\r/)
}
