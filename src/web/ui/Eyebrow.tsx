import type { ReactNode } from 'react'

export const Eyebrow = ({ children, className = 'text-accent' }: { children: ReactNode; className?: string }) => (
  <p className={`text-xs font-bold tracking-[0.16em] uppercase ${className}`}>{children}</p>
)
