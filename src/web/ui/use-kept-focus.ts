import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

type Last = { element: Element; row: number }

/**
 * When the button in `area` that had the focus goes away, with its row or without it, the focus goes to the row that stands
 * there now, or to the area itself when none is left. `rows`: what counts as one.
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>, rows = 'tbody > tr, article') {
  const last = useRef<Last>(undefined)
  useLayoutEffect(() => {
    const before = last.current
    if (!before || before.element.isConnected || hasFocus()) return
    last.current = undefined
    const left = rowsIn(area.current, rows)
    const row = left[Math.min(before.row, left.length - 1)]
    const next = row?.matches('a, [tabindex]') ? row : row?.querySelector<HTMLElement>('a, button')
    const target = next ?? area.current
    target?.focus({ preventScroll: true })
  })
  useEffect(() => {
    const element = area.current
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      const row = rowsIn(element, rows).findIndex((each) => each.contains(target))
      last.current = { element: target, row: Math.max(row, 0) }
    }
    element?.addEventListener('focusin', remember)
    return () => element?.removeEventListener('focusin', remember)
  }, [area, rows])
}

const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body

const rowsIn = (area: HTMLElement | null, rows: string): HTMLElement[] => [
  ...(area?.querySelectorAll<HTMLElement>(rows) ?? []),
]
