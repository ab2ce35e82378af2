import { useEffect, useRef } from 'react'

export function useFirstField(isEmpty: boolean) {
  const root = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!isEmpty) return
    const later = setTimeout(() => root.current?.querySelector('input')?.focus({ preventScroll: true }))
    return () => clearTimeout(later)
  }, [isEmpty])
  return root
}
