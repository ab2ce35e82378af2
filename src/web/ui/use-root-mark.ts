import { useLayoutEffect } from 'react'

/** Sets an attribute on the root element while mounted. `:has` would search the whole page at each change (D-361). */
export function useRootMark(
  mark:
    | 'data-bottom-bar'
    | 'data-compare-tray'
    | 'data-search-bar'
    | 'data-decision-bar'
    | 'data-conversation'
    | 'data-form-foot',
): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    root.setAttribute(mark, '')
    return () => root.removeAttribute(mark)
  }, [mark])
}
