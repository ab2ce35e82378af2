import { fstatSync, openSync, readSync } from 'node:fs'

/** Returns the lines that begin with these cells, in the order of the file. */
export type LinesOf = (...cells: string[]) => string[]

const BLOCK_BYTES = 4096
/** A limit above the length of any line in bytes: within as many bytes after any position, another line begins. */
const MAX_LINE_BYTES = 2048
const NEWLINE = 10

/**
 * Opens a file whose lines are sorted by the bytes of their first cells. Only the first line of each block is kept in
 * memory. A lookup reads one block, which the operating system caches for all processes. The file stays open until the
 * process ends, so an upgrade that replaces it has no effect on this process.
 */
export function openSortedLines(path: string): LinesOf {
  const file = openSync(path, 'r')
  const { size } = fstatSync(file)
  const read = (start: number, length: number): Buffer => {
    const bytes = Buffer.allocUnsafe(Math.min(length, size - start))
    return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, start))
  }
  const { starts, firsts } = blocksOf(size, read)
  const lines = linesOfBlocks((block) => {
    const start = starts[block] ?? 0
    return `\n${read(start, (starts[block + 1] ?? size) - start).toString('latin1')}`
  })
  return (...cells) => {
    if (cells.some((cell) => /[\t\n]/.test(cell))) return []
    const wanted = Buffer.from(`${cells.join('\t')}\t`).toString('latin1')
    const found: string[] = []
    for (let block = lastBefore(firsts, wanted); block < starts.length; block++) {
      const text = lines(block)
      let at = text.indexOf(`\n${wanted}`)
      while (at >= 0 && text.startsWith(wanted, at + 1)) {
        const end = text.indexOf('\n', at + 1)
        found.push(Buffer.from(text.slice(at + 1, end), 'latin1').toString())
        at = end
      }
      if (!firsts[block + 1]?.startsWith(wanted)) break
    }
    return found
  }
}

/** Keeps the block that was read last, so that names which follow each other cost one. */
function linesOfBlocks(read: (block: number) => string): (block: number) => string {
  let last = { block: -1, text: '' }
  return (block) => {
    if (block !== last.block) last = { block, text: read(block) }
    return last.text
  }
}

/**
 * The blocks of the file, each beginning with a line. `starts`: their positions in bytes. `firsts`: the first line of
 * each in Latin-1, one letter per byte, so that `<` compares bytes.
 */
type Blocks = { starts: number[]; firsts: string[] }

function blocksOf(size: number, read: (start: number, length: number) => Buffer): Blocks {
  const blocks: Blocks = { starts: [], firsts: [] }
  for (let block = 0; block < size; block += BLOCK_BYTES) {
    const before = Math.max(0, block - 1) // a line may begin at the block itself
    const bytes = read(before, 2 * MAX_LINE_BYTES)
    const at = block === 0 ? 0 : bytes.indexOf(NEWLINE) + 1
    if (before + at >= size) break
    blocks.starts.push(before + at)
    blocks.firsts.push(bytes.toString('latin1', at, bytes.indexOf(NEWLINE, at)))
  }
  return blocks
}

function lastBefore(firsts: string[], wanted: string): number {
  let low = 0
  let high = firsts.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((firsts[middle] ?? '') < wanted) low = middle
    else high = middle
  }
  return low
}
