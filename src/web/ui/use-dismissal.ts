import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Dismisses on Escape (`byKey`), or when an element outside `area` is clicked or focused. */
export function useDismissal(open: boolean, area: RefObject<HTMLElement | null>, dismiss: (byKey: boolean) => void) {
  const leave = useEffectEvent(dismiss)
  useEffect(() => {
    if (!open) return
    const listening = new AbortController()
    const { signal } = listening
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !area.current?.contains(target)) leave(false)
    }
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && leave(true), { signal })
    document.addEventListener('pointerdown', outside, { signal })
    document.addEventListener('focusin', outside, { signal })
    return () => listening.abort()
  }, [open, area])
}
