import type { ReactNode } from 'react'
import { HomePlaceholder } from '../HomePlaceholder.tsx'

type Props = {
  title: string
  drawing?: string
  children?: ReactNode
}

export const EmptyState = ({ title, drawing, children }: Props) => (
  <div className="grid justify-items-center gap-4 rounded-card border border-dashed border-edge/50 px-6 py-14 text-center">
    <HomePlaceholder lines={drawing} className="size-16 text-accent" />
    <p className="max-w-md text-lg font-medium text-balance">{title}</p>
    {children}
  </div>
)
