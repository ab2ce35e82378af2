import type { ReactNode } from 'react'
import type { Total } from '#contract/list'
import { howMany } from '../ui/list/how-many.ts'

/** `total`: undefined until it is known; `children`: what may be done with the homes that were found. */
export const AllPropertiesHead = ({ total, children }: { total?: Total | undefined; children?: ReactNode }) => (
  <div className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-4">
    <div className="grow lg:flex lg:items-center lg:justify-between lg:gap-x-4">
      <h1 className="text-[1.75rem] whitespace-nowrap max-[23rem]:text-2xl">All Properties</h1>
      <p aria-live="polite" className="min-h-5 text-sm whitespace-nowrap text-muted">
        {total !== undefined && total !== 0 && howMany(total, ['home', 'homes'])}
      </p>
    </div>
    {children}
  </div>
)
