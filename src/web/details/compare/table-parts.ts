/** Explicit roles, because browsers may drop those of rows that are displayed as a grid. */
export const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

export const ROW =
  'align-baseline swiped:grid swiped:w-[calc(max(50%,100%/var(--columns))*var(--columns))] swiped:grid-cols-[repeat(var(--columns),minmax(0,1fr))] swiped:border-t swiped:border-line'
export const ROW_NAME =
  'text-start text-sm font-normal text-muted py-2.5 pe-4 border-t border-line print:py-[0.2em] swiped:col-span-full swiped:border-0 swiped:pt-2 swiped:pb-0'
export const STAYS = 'swiped:sticky swiped:start-0 swiped:inline-block'
export const CELL =
  'min-w-0 wrap-anywhere py-2.5 pe-4 border-t border-line text-start print:py-[0.2em] swiped:border-0 swiped:py-1.5 swiped:pe-2 swiped:snap-start'
