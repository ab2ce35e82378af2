type Cell = string | number | Date | null | undefined

/** A line of a CSV file (RFC 4180). */
export const csvLine = (cells: Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** Says that the file is UTF-8 to programs that would otherwise guess. */
export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * What a spreadsheet would take for a formula: text that begins so, also with the full-width signs that some programs fold
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** A cell that no program takes for a formula: such a one begins with an apostrophe instead. */
function csvCell(cell: Cell): string {
  const text = cell instanceof Date ? cell.toISOString() : `${cell ?? ''}`
  const harmless = typeof cell !== 'number' && FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n\t]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A cell as it was before `csvLine` wrote it so that no program takes it for a formula. */
export const withoutApostrophe = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text
