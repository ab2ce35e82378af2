import { type ReactNode, type RefObject, useEffect, useRef } from 'react'

/** An area that keeps the focus when the element in it that had the focus is removed: see `useRestoreFocus`. */
export function RestoreFocus({ className = '', children }: { className?: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null)
  useRestoreFocus(area)
  return (
    <div ref={area} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </div>
  )
}

/** `area`: the innermost one that it is in, whose matter it is while that one is there. */
type Last = { element: Element; row: number; area: Element | null }

/**
 * When the button in `area` that had the focus goes away, with its row or without it, the focus goes to the row that stands
 * there now, or to the area itself when none is left. `rows`: what counts as one.
 */
export function useRestoreFocus(area: RefObject<HTMLElement | null>, rows = 'tbody > tr, article') {
  useEffect(() => {
    const element = area.current
    if (!element) return
    element.dataset.restoresFocus = ''
    let last: Last | undefined
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      const row = rowsIn(element, rows).findIndex((each) => each.contains(target))
      last = { element: target, row: Math.max(row, 0), area: target.closest('[data-restores-focus]') }
    }
    const moveOn = () => {
      if (!last || last.element.isConnected || hasFocus()) return
      if (last.area !== element && last.area?.isConnected) return
      const left = rowsIn(element, rows)
      const row = left[Math.min(last.row, left.length - 1)]
      last = undefined
      const next = row?.matches('a, [tabindex]') ? row : row?.querySelector<HTMLElement>('a, button')
      const target = next ?? element
      target.focus({ preventScroll: true })
    }
    const changes = new MutationObserver(moveOn)
    changes.observe(element, { childList: true, subtree: true })
    element.addEventListener('focusin', remember)
    return () => {
      changes.disconnect()
      element.removeEventListener('focusin', remember)
    }
  }, [area, rows])
}

const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body

const rowsIn = (area: HTMLElement, rows: string): HTMLElement[] => [...area.querySelectorAll<HTMLElement>(rows)]
