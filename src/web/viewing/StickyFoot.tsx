import type { ReactNode } from 'react'
import { FormError } from '../ui/form/FormError.tsx'

export const StickyFoot = ({ error, children }: { error: string | undefined; children: ReactNode }) => (
  <div className="sticky -bottom-px short:static max-w-none -mx-6 -mb-6 border-t border-line bg-surface px-6 py-4 sm:-mx-8 sm:-mb-8 sm:px-8">
    <div aria-live="polite">
      <FormError>{error}</FormError>
    </div>
    {children}
  </div>
)
