import { type RefObject, useEffect, useRef, useState } from 'react'

const MARGIN = '200px'

/** Whether an element has come near the screen, once and for all: for what costs much to fetch. */
export function useInView<Shown extends Element>(): { ref: RefObject<Shown | null>; isInView: boolean } {
  const ref = useRef<Shown>(null)
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsInView(true),
      { rootMargin: MARGIN },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, isInView }
}
