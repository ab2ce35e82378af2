import { type FeedFault, feedFault } from './feed-fault.ts'

export type Row = { line: number; cells: string[] } | { line: number; fault: FeedFault }

const MAX_LINES_PER_ROW = 1_000
const MAX_CHARACTERS_PER_ROW = 1_000_000
/**
 * The delimiters to choose from: the comma of RFC 4180, and those that spreadsheets use in countries with decimal
 * commas.
 */
const DELIMITERS = [',', ';', '\t']
/**
 * Matches an optional first line that states the delimiter for Excel. A program that saves the file again adds empty
 * cells at its end.
 */
const DELIMITER_LINE = /^"?sep=(.)"?[,;\t ]*$/i

/**
 * Yields the rows of a CSV text (RFC 4180). The header, which is first, determines the delimiter. Skips empty rows, and
 * empty columns after the last named one. If a row's quotes are wrong, only its first line is lost: reading continues
 * with the next line.
 */
export async function* rowsOf(lines: AsyncIterable<string[]>): AsyncGenerator<Row> {
  const queue = lineQueue(lines)
  let delimiter: string | undefined
  let header: string[] | undefined // the columns with a name
  let paddedWidth = 0 // including empty ones at the end
  let open: number | undefined // the line of an unclosed quote, whose cell may contain what follows
  while (true) {
    const line = queue.line()
    const first = await queue.next()
    if (first === undefined) return
    if (first.trim() === '') continue
    if (header === undefined && DELIMITER_LINE.test(first)) {
      delimiter = DELIMITER_LINE.exec(first)?.[1]
      continue
    }
    if (first.includes('\0')) {
      yield { line, fault: feedFault('nulCharacters') }
      continue
    }
    delimiter ??= delimiterOf(first)
    const cells = first.includes('"') ? await quotedCells(first, delimiter, queue) : first.split(delimiter)
    if (cells instanceof Fault) {
      open = cells.openLine ?? open
      yield { line, fault: cells.reason }
      continue
    }
    const last = cells.findLastIndex((cell) => cell.trim() !== '')
    if (last === -1) continue
    if (header === undefined) {
      header = cells.slice(0, last + 1)
      paddedWidth = cells.length
      yield { line, cells: header }
      continue
    }
    const width = header.length
    if (cells.length >= width && cells.length <= paddedWidth && last < width) {
      open = undefined
      const own = cells.slice(0, width)
      yield own.every((cell, at) => cell === header?.[at])
        ? { line, fault: feedFault('repeatedHeader') }
        : { line, cells: own }
      continue
    }
    yield { line, fault: wrongWidth({ columns: cells.length, width }, first, open) }
  }
}

function wrongWidth(widths: { columns: number; width: number }, line: string, open: number | undefined): FeedFault {
  if (open !== undefined) return feedFault('columnCountOpenQuote', { ...widths, line: open })
  return feedFault(/[“”„«»]/.test(line) ? 'columnCountCurlyQuotes' : 'columnCount', widths)
}

const delimiterOf = (header: string): string => {
  const [first, ...others] = DELIMITERS.map((delimiter) => ({
    delimiter,
    columns: [cellsOf(header, delimiter)].flat().length,
  }))
  return others.reduce((best, one) => (one.columns > (best?.columns ?? 0) ? one : best), first)?.delimiter ?? ','
}

/**
 * Collects a quoted row, which may span lines. It is parsed only while the number of quotes is even, because an open
 * quote continues on the next line.
 */
async function quotedCells(first: string, delimiter: string, queue: LineQueue): Promise<string[] | Fault> {
  const held = [first]
  const begin = queue.line() - 1
  const openLine = () => begin + held.findLastIndex((line) => line.includes('"'))
  let size = first.length
  let quotes = quotesIn(first)
  let cells = cellsOf(first, delimiter)
  while (cells === 'open') {
    const next = await queue.next()
    quotes += quotesIn(next ?? '')
    if (next === undefined) cells = new Fault(feedFault('quoteNeverClosed', { line: openLine() }), openLine())
    else if (held.length === MAX_LINES_PER_ROW || size + next.length > MAX_CHARACTERS_PER_ROW)
      cells = new Fault(feedFault('quoteNotClosedSoon', { line: openLine() }), openLine())
    else if (quotes % 2 === 0 && next.includes('"')) {
      const opened = openLine()
      cells = cellsOf([...held, next].join('\n'), delimiter)
      if (cells instanceof Fault) cells = new Fault(feedFault('quoteInsideOf', { line: opened }), opened)
    }
    if (next !== undefined) held.push(next)
    size += next?.length ?? 0
  }
  if (cells instanceof Fault) queue.giveBack(held.slice(1))
  return cells
}

const quotesIn = (text: string): number => text.split('"').length - 1

function cellsOf(text: string, delimiter: string): string[] | 'open' | Fault {
  const cells: string[] = []
  for (let at = 0; at <= text.length; ) {
    const isQuoted = text[at] === '"'
    const to = isQuoted ? closingQuote(text, at + 1) : ends(text, delimiter, at)
    if (to === -1) return 'open'
    const cell = isQuoted ? text.slice(at + 1, to).replaceAll('""', '"') : text.slice(at, to)
    at = isQuoted ? to + 1 : to
    const isWhole = isQuoted ? at === text.length || text[at] === delimiter : !cell.includes('"')
    if (!isWhole) return new Fault(feedFault('quoteInside'))
    cells.push(cell)
    at += 1
  }
  return cells
}

function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from)
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at
}

function ends(text: string, delimiter: string, from: number): number {
  const at = text.indexOf(delimiter, from)
  return at === -1 ? text.length : at
}

class Fault {
  readonly reason: FeedFault
  readonly openLine: number | undefined
  constructor(reason: FeedFault, openLine?: number) {
    this.reason = reason
    this.openLine = openLine
  }
}

type LineQueue = ReturnType<typeof lineQueue>

function lineQueue(source: AsyncIterable<string[]>) {
  const pieces = source[Symbol.asyncIterator]()
  let held: string[] = []
  let at = 0
  let line = 1
  const again: string[] = []
  return {
    line: () => line,
    async next(): Promise<string | undefined> {
      if (again.length > 0) {
        line += 1
        return again.pop()
      }
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
      for (const given of lines.toReversed()) again.push(given)
      line -= lines.length
    },
  }
}
