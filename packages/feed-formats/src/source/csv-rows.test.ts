import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Row, rowsOf } from './csv-rows.ts'
import { decoded, encodingOf } from './encoding.ts'
import { linesOf } from './lines.ts'

/** Reads a text in pieces of `size` bytes: a piece may end anywhere, also inside a character or a CRLF. */
async function read(text: string | Buffer, size = 7): Promise<Row[]> {
  const bytes = Buffer.from(text)
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
  const rows: Row[] = []
  const texts = decoded(pieces(), await encodingOf(pieces))
  for await (const row of rowsOf(linesOf(texts))) rows.push(row)
  return rows
}

test.each([
  ['LF', 'id,title\n1,Élan\n2,Two\n'],
  ['CRLF', 'id,title\r\n1,Élan\r\n2,Two\r\n'],
  ['CR', 'id,title\r1,Élan\r2,Two\r'],
  ['a byte order mark', '\uFEFFid,title\n1,Élan\n2,Two\n'],
  ['no end of the last line', 'id,title\n1,Élan\n2,Two'],
])('reads a file with %s, in pieces of any size', async (_, text) => {
  for (const size of [1, 2, 3, 5, 100])
    expect(await read(text, size)).toEqual([
      { line: 1, cells: ['id', 'title'] },
      { line: 2, cells: ['1', 'Élan'] },
      { line: 3, cells: ['2', 'Two'] },
    ])
})

test('quoted cells keep commas, quotes and line breaks, and the next row has its own line', async () => {
  expect(await read('id,title\r\n1,"A, ""B""\r\n\r\nC"\r\n2,Two\r\n')).toEqual([
    { line: 1, cells: ['id', 'title'] },
    { line: 2, cells: ['1', 'A, "B"\n\nC'] },
    { line: 5, cells: ['2', 'Two'] },
  ])
})

test('a row with every cell in quotes may have commas, quotes, and cells that go on in the next line', async () => {
  const text = ['"id","title"', '"1","A, B"', '"2",""', '"3","A QQBQQ"', '"4","', 'C"', '']
    .join('\n')
    .replaceAll('QQ', '""')
  expect(await read(text)).toEqual([
    { line: 1, cells: ['id', 'title'] },
    { line: 2, cells: ['1', 'A, B'] },
    { line: 3, cells: ['2', ''] },
    { line: 4, cells: ['3', 'A "B"'] },
    { line: 5, cells: ['4', '\nC'] },
  ])
})

test('skips and counts empty lines', async () => {
  expect(await read('id,title\n\n1,One\n\n')).toEqual([
    { line: 1, cells: ['id', 'title'] },
    { line: 3, cells: ['1', 'One'] },
  ])
})

test('reports a row with too few or too many cells', async () => {
  expect(await read('id,title\n1\n2,Two\n3,a,b')).toEqual([
    { line: 1, cells: ['id', 'title'] },
    { line: 2, fault: expect.objectContaining({ message: 'it has 1 column, not 2' }) },
    { line: 3, cells: ['2', 'Two'] },
    { line: 4, fault: expect.objectContaining({ message: 'it has 3 columns, not 2' }) },
  ])
})

test('an unclosed quote loses only its own line', async () => {
  const plain = await read('id,title\n1,"One\n2,Two\n3,Three')
  expect(plain).toEqual([
    { line: 1, cells: ['id', 'title'] },
    { line: 2, fault: expect.objectContaining({ message: 'a quote is opened on line 2 and never closed' }) },
    { line: 3, cells: ['2', 'Two'] },
    { line: 4, cells: ['3', 'Three'] },
  ])
  const beforeQuoted = await read('id,title\n1,"One\n2,Two\n3,"Three, or so"\n4,Four')
  expect(beforeQuoted.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5])
  expect(beforeQuoted[1]).toHaveProperty('fault')
  expect(beforeQuoted[3]).toEqual({ line: 4, cells: ['3', 'Three, or so'] })
})

test('reports the line of an unclosed quote, also after other quoted cells', async () => {
  const [, row] = await read('id,title\n"1\nA","Two\n3,Three')
  expect(row).toEqual({
    line: 2,
    fault: expect.objectContaining({ message: 'a quote is opened on line 3 and never closed' }),
  })
})

test('attributes invalid lines after an open quote to it, until a row fits', async () => {
  const rows = await read('id,title\n1,"One\nmore\n2,Two\n3')
  expect(rows.map((row) => ('fault' in row ? row.fault.message : row.cells))).toEqual([
    ['id', 'title'],
    'a quote is opened on line 2 and never closed',
    'it has 1 column, not 2, perhaps as a quote that was opened on line 2 was not closed',
    ['2', 'Two'],
    'it has 1 column, not 2',
  ])
})

test.each([
  ['semicolons', 'id;title\n1;"A; B, C"\n2;Two, or so'],
  ['tabs', 'id\ttitle\n1\t"A; B, C"\n2\tTwo, or so'],
  ['semicolons, as a first line says', 'sep=;\nid;title\n1;A; B, C\n2;Two, or so'.replace('A; B, C', '"A; B, C"')],
])('reads a file with %s', async (_what, text) => {
  const rows = await read(text)
  expect(rows.map((row) => 'cells' in row && row.cells)).toEqual([
    ['id', 'title'],
    ['1', 'A; B, C'],
    ['2', 'Two, or so'],
  ])
})

test('ignores empty columns at the end and rows of empty cells', async () => {
  expect(await read('id,title,,\n1,One,,\n,,,\n2,Two\n3,Three, ,x\n')).toEqual([
    { line: 1, cells: ['id', 'title'] },
    { line: 2, cells: ['1', 'One'] },
    { line: 4, cells: ['2', 'Two'] },
    { line: 5, fault: expect.objectContaining({ message: 'it has 4 columns, not 2' }) },
  ])
})

test('limits the length of a line', async () => {
  const [, row] = await read(`id,title\n${'x'.repeat(3_000_000)}\n`, 65_536)
  expect(row).toEqual({ line: 2, fault: expect.objectContaining({ message: 'it has 1 column, not 2' }) })
})

test('reads Windows-1252, and marks single bytes that are not UTF-8', async () => {
  const of = (...parts: (string | number)[]) =>
    read(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.of(part)))))
  expect((await of('id,title\n1,caf', 0xe9, '\n'))[1]).toEqual({ line: 2, cells: ['1', 'café'] })
  expect((await of('id,title\n1,éééééé caf', 0xe9, '\n'))[1]).toEqual({ line: 2, cells: ['1', 'éééééé caf\uFFFD'] })
})

test('splits any line as csv-parse does', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('"', '""', ',', 'a', ' ', 'é'), { maxLength: 20 }), async (parts) => {
      const line = `x,${parts.join('')}`
      const cells = parsed(line)
      fc.pre(cells !== undefined)
      const header = cells.map((_, at) => `c${at}`).join()
      expect(await read(`${header}\n${line}\n`, 100)).toContainEqual({ line: 2, cells })
    }),
  ))

/** Returns the cells of a line; undefined where its quotes are wrong. */
function parsed(line: string): string[] | undefined {
  try {
    return parse(line)[0]
  } catch {
    return undefined
  }
}
