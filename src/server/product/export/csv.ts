import { stringify } from 'csv-stringify/sync'

type Cell = string | number | Date | null | undefined

/** Marks the file as UTF-8 for programs that would otherwise guess. */
export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Matches text that a spreadsheet would read as a formula, also with the full-width signs that some programs fold
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** Returns the lines of a CSV file (RFC 4180). Text that begins like a formula gets an apostrophe before it. */
export const csvLines = (rows: Cell[][]): string =>
  stringify(rows, {
    record_delimiter: 'windows',
    quote_record_delimiter: true, // also of other systems
    quoted_match: /^\s|\s$|\t/,
    cast: {
      string: (text) => (FORMULA.test(text) ? `'${text}` : text),
      date: (date) => date.toISOString(),
    },
  })

/** Returns a cell as it was before `csvLines` put an apostrophe before it. */
export const withoutApostrophe = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text
