import type { ReactNode } from 'react'

/** Shows and announces the parsed meaning of a field's text. Its line is reserved, so that nothing moves. */
export const Understood = ({ children }: { children: ReactNode }) => (
  <span aria-live="polite" className="block min-h-5 font-semibold text-ink">
    {children}
  </span>
)
