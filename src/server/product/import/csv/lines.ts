/** The limit of a line, above the limits of a listing. A longer line is cut, and rejected by the rules of its row. */
const MAX_LINE_CHARACTERS = 1_000_000

/**
 * Returns the lines of a UTF-8 text as its pieces arrive, without their ends (LF, CRLF or CR) and without a byte order mark.
 * Bytes that are not UTF-8 come out as U+FFFD.
 */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of chunks) {
    // A CR at the end of a piece may be the first half of a CRLF.
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r\n|\n|\r(?!$)/)
    rest = (lines.pop() ?? '').slice(0, MAX_LINE_CHARACTERS)
    yield lines
  }
  rest = (rest + decoder.decode()).replace(/\r$/, '')
  if (rest) yield [rest]
}
