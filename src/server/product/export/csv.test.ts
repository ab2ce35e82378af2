import { expect, test } from 'vitest'
import { BYTE_ORDER_MARK, csvLines } from './csv.ts'

test.each([
  ['=1+1', `'=1+1`],
  ['+1', `'+1`],
  ['-1', `'-1`],
  ['@sum(a1)', `'@sum(a1)`],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
  ['＝1', `'＝1`],
  [`=HYPERLINK("http://evil.example","Click")`, `"'=HYPERLINK(""http://evil.example"",""Click"")"`],
])('a spreadsheet doesn’t read %j as a formula', (cell, written) => {
  expect(csvLines([[cell]])).toBe(`${written}\r\n`)
})

test.each([
  ['Mill Lane 3, Ely', '"Mill Lane 3, Ely"'],
  ['The "Barn"', '"The ""Barn"""'],
  ['two\nlines', '"two\nlines"'],
  [' a = b ', '" a = b "'],
  [' before', '" before"'],
  ['behind ', '"behind "'],
  ['in between', 'in between'],
  ['1-2', '1-2'],
  ['', ''],
  [undefined, ''],
  [null, ''],
  [250000.5, '250000.5'],
  [-2.36, '-2.36'],
  [new Date(0), '1970-01-01T00:00:00.000Z'],
])('writes %j as CSV readers expect it', (cell, written) => {
  expect(csvLines([['a', cell, 'b']])).toBe(`a,${written},b\r\n`)
})

test('a file begins with the byte order mark of UTF-8', () => {
  expect([...new TextEncoder().encode(BYTE_ORDER_MARK)]).toEqual([0xef, 0xbb, 0xbf])
})
