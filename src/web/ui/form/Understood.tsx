import type { ReactNode } from 'react'

/** Shows how a field's text is understood, announced when it changes. Its line is there before it is needed, so that nothing moves. */
export const Understood = ({ children }: { children: ReactNode }) => (
  <span aria-live="polite" className="block min-h-5 font-semibold text-ink">
    {children}
  </span>
)
