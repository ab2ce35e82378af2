import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

type Last = { element: Element; row: number }

/**
 * When the button that had the focus goes away, with its row or without it, the focus goes to the row that stands there now,
 * or to `area` when none is left. Give the answer to the area as `onFocus`.
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>) {
  const last = useRef<Last>(undefined)
  useLayoutEffect(() => {
    const before = last.current
    if (!before || before.element.isConnected || hasFocus()) return
    last.current = undefined
    const rows = rowsIn(area.current)
    const next = rows[Math.min(before.row, rows.length - 1)] ?? area.current
    next?.focus({ preventScroll: true })
  })
  return ({ target }: FocusEvent<HTMLElement>) => {
    const row = rowsIn(area.current).findIndex((each) => each.contains(target))
    last.current = { element: target, row: Math.max(row, 0) }
  }
}

const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body

const rowsIn = (area: HTMLElement | null): HTMLElement[] => [
  ...(area?.querySelectorAll<HTMLElement>('tbody > tr[tabindex]') ?? []),
]
