import { CsvError, parse } from 'csv-parse/sync'

/** One row of a CSV file: its cells, or why it has none. `line`: the line on which it begins, from 1. */
export type Row = { line: number; cells: string[] } | { line: number; fault: string }

const MAX_LINES_PER_ROW = 1_000
const MAX_CHARACTERS_PER_ROW = 1_000_000

/**
 * The rows of a CSV text (RFC 4180), the header first; empty lines are passed over. Where the quotes of a row are wrong, only
 * the line on which it begins is lost: reading goes on with the next line.
 */
export async function* rowsOf(lines: AsyncIterable<string[]>): AsyncGenerator<Row> {
  const queue = lineQueue(lines)
  let width: number | undefined
  while (true) {
    const line = queue.line()
    const first = await queue.next()
    if (first === undefined) return
    if (first.trim() === '') continue
    const cells = first.includes('"') ? await quotedCells(first, queue) : first.split(',')
    width ??= cells instanceof Fault ? undefined : cells.length
    if (cells instanceof Fault) yield { line, fault: cells.reason }
    else if (cells.length === width) yield { line, cells }
    else yield { line, fault: `it has ${cells.length} columns, not ${width}` }
  }
}

/** The cells of a row with quotes, which may go on over several lines. */
async function quotedCells(first: string, queue: LineQueue): Promise<string[] | Fault> {
  const held = [first]
  let size = first.length
  let cells = cellsOf(first)
  while (cells === 'open') {
    const next = await queue.next()
    if (next !== undefined) held.push(next)
    size += next?.length ?? 0
    const hopeless = next === undefined || held.length > MAX_LINES_PER_ROW || size > MAX_CHARACTERS_PER_ROW
    if (hopeless) cells = new Fault('a quote is opened and never closed')
    else if (next.includes('"')) cells = cellsOf(held.join('\n'))
  }
  if (cells instanceof Fault) queue.giveBack(held.slice(1))
  return cells
}

/** `open`: the text ends inside a quoted cell. */
function cellsOf(text: string): string[] | 'open' | Fault {
  try {
    const [cells = []] = parse(text, { relax_column_count: true, record_delimiter: ['\n'], skip_empty_lines: false })
    return cells
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    if (error.code === 'CSV_QUOTE_NOT_CLOSED') return 'open'
    return new Fault('a quote stands inside a value: write it twice, and the value in quotes')
  }
}

class Fault {
  readonly reason: string
  constructor(reason: string) {
    this.reason = reason
  }
}

type LineQueue = ReturnType<typeof lineQueue>

function lineQueue(source: AsyncIterable<string[]>) {
  const pieces = source[Symbol.asyncIterator]()
  let held: string[] = []
  let at = 0
  let line = 1
  return {
    line: () => line,
    async next(): Promise<string | undefined> {
      while (at >= held.length) {
        const piece = await pieces.next()
        if (piece.done) return undefined
        held = piece.value
        at = 0
      }
      line += 1
      return held[at++]
    },
    giveBack(lines: string[]): void {
      held = [...lines, ...held.slice(at)]
      at = 0
      line -= lines.length
    },
  }
}
