import type { ReactNode } from 'react'
import { usePageTitle } from '../platform/brand/page-title.ts'

type Props = { title: string; lead: ReactNode; children?: ReactNode }

export function AccountFrame({ title, lead, children }: Props) {
  usePageTitle(title)
  return (
    <div className="page max-w-xl py-12 lg:py-20">
      <h1 className="title-section">{title}</h1>
      <p role="status" className="mt-3 text-muted">
        {lead}
      </p>
      {children}
    </div>
  )
}
