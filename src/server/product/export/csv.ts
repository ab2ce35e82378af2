import { stringify } from 'csv-stringify/sync'

type Cell = string | number | Date | null | undefined

export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Matches text that a spreadsheet would run as a formula, including full-width signs, which some programs convert
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** Formats rows as CSV (RFC 4180). Text that begins like a formula gets a leading apostrophe. */
export const csvLines = (rows: Cell[][]): string =>
  stringify(rows, {
    record_delimiter: 'windows',
    quote_record_delimiter: true, // also line ends of other systems
    quoted_match: /^\s|\s$|\t/,
    cast: {
      string: (text) => (FORMULA.test(text) ? `'${text}` : text),
      date: (date) => date.toISOString(),
    },
  })

export const withoutApostrophe = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text
