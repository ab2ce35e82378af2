import type { ReactNode } from 'react'

const looks = {
  brand: 'bg-brand-wash text-brand',
  accent: 'bg-accent-wash text-accent',
  danger: 'bg-danger-wash text-danger',
  ink: 'bg-ink text-canvas',
  neutral: 'bg-sunken text-ink',
}

export type BadgeLook = keyof typeof looks

export const Badge = ({ look, children }: { look: BadgeLook; children: ReactNode }) => (
  <span className={`inline-flex items-center rounded-full px-2.5 py-0.5 text-xs font-bold ${looks[look]}`}>
    {children}
  </span>
)
