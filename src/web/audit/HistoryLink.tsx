import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../navigation/paths.ts'

type Props = {
  id: string
  /** The accessible name, where the text alone does not name the subject. */
  label?: string
  /** The id of the element that distinguishes this entry from others about the same. */
  describedBy?: string
  children: ReactNode
}

/** The way to all that was done to something. */
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
