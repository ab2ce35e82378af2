import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../platform/navigation/paths.ts'

type Props = {
  id: string
  label?: string
  describedBy?: string
  children: ReactNode
}

export const HistoryLink = ({ id, label, describedBy, children }: Props) => (
  <Link
    to={{ pathname: paths.auditTrail, search: `${new URLSearchParams({ subject: id })}` }}
    aria-label={label}
    aria-describedby={describedBy}
    className="inline-block min-h-6 wrap-anywhere text-muted underline hover:text-brand"
  >
    {children}
  </Link>
)
