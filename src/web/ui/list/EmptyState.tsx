import type { ReactNode } from 'react'
import { HomePlaceholder } from '../HomePlaceholder.tsx'

/** Nothing to show: one sentence in `title`, and the next step as `children`. */
export const EmptyState = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className="grid justify-items-center gap-4 rounded-card border border-dashed border-edge/50 px-6 py-14 text-center">
    <HomePlaceholder className="size-16 text-accent" />
    <p className="max-w-md text-lg font-medium">{title}</p>
    {children}
  </div>
)
