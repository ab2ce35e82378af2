import { type ReactNode, type RefObject, useEffect, useRef } from 'react'

export function RestoreFocus({ className = '', children }: { className?: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null)
  useRestoreFocus(area)
  return (
    <div ref={area} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </div>
  )
}

/**
 * The last focused element. `row`: the index of its row. `area`: the innermost area around it; outer areas don't move
 * the focus while that one exists.
 */
type Last = { element: Element; row: number; area: Element | null }

/** Moves the focus of a removed button to the row at its position, or to the area itself. `rows`: selects the rows. */
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
