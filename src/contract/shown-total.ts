import { shownNumber } from './shown-number.ts'

export const shownTotal = (total: number | string): string =>
  typeof total === 'number' ? shownNumber(total) : `${shownNumber(Number.parseInt(total, 10))}+`
