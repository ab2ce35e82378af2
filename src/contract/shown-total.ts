import { shownNumber } from './shown-number.ts'

/** Formats a total: "1,240", or "1,000+" for a bounded one. */
export const shownTotal = (total: number | string): string =>
  typeof total === 'number' ? shownNumber(total) : `${shownNumber(Number.parseInt(total, 10))}+`
