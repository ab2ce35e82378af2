import { type ReactNode, useRef } from 'react'
import { useRestoreFocus } from './use-restore-focus.ts'

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
