import type { Total } from '#contract/list'

/** 1234 → "1,234"; of a total that was not counted to its end, `10000+` → "10,000+". */
export const shownTotal = (total: Total): string =>
  typeof total === 'number' ? total.toLocaleString('en') : `${Number.parseInt(total, 10).toLocaleString('en')}+`
