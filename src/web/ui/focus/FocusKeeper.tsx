import { type ReactNode, useRef } from 'react'
import { useRestoreFocus } from './use-restored-focus.ts'

/** An area that keeps the focus when what had it in here makes way: see `useKeptFocus`. What is in it comes from its parent. */
export function RestoreFocus({ className = '', children }: { className?: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null)
  useRestoreFocus(area)
  return (
    <div ref={area} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </div>
  )
}
